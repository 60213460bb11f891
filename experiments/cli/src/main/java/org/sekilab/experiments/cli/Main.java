package org.sekilab.experiments.cli;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.util.List;
import java.util.Locale;
import java.util.ServiceLoader;
import java.util.Set;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.Printable;
import org.sekilab.experiments.cli.info.CompletionCommand;
import org.sekilab.experiments.cli.info.ConfigCommand;
import org.sekilab.experiments.cli.info.ListCommand;
import org.sekilab.experiments.cli.info.ManualCommand;
import org.sekilab.experiments.cli.info.SchemaCommand;
import org.sekilab.experiments.cli.options.CommandProvider;
import org.sekilab.experiments.cli.region.LifeCommand;
import org.sekilab.experiments.cli.region.RegionCommand;
import org.sekilab.experiments.cli.region.SemeaiCommand;
import org.sekilab.experiments.cli.serve.AnalyzeCommand;
import org.sekilab.experiments.cli.serve.GtpCommand;
import org.sekilab.experiments.cli.serve.RegressCommand;
import org.sekilab.experiments.cli.serve.ViewCommand;
import org.sekilab.experiments.cli.solve.CausesCommand;
import org.sekilab.experiments.cli.solve.ScoreCommand;
import org.sekilab.experiments.cli.solve.SolveCommand;
import org.sekilab.experiments.cli.solve.StaticCommand;
import org.sekilab.experiments.cli.study.CompareCommand;
import org.sekilab.experiments.cli.study.EyeDatabaseCommand;
import org.sekilab.experiments.cli.study.EyesCommand;
import org.sekilab.experiments.cli.study.LearnMovesCommand;
import org.sekilab.experiments.cli.study.LifeProblemsCommand;
import org.sekilab.experiments.cli.study.LimitsCommand;
import org.sekilab.experiments.cli.study.MergeCommand;
import org.sekilab.experiments.cli.study.ReportCommand;
import org.sekilab.experiments.cli.study.ReproduceCommand;
import org.sekilab.experiments.cli.study.RunCommand;
import org.sekilab.experiments.cli.study.SimulateCommand;
import org.sekilab.experiments.cli.study.SpeedUpCommand;
import org.sekilab.experiments.cli.study.StatusCommand;
import org.sekilab.experiments.cli.terminal.Console;
import org.sekilab.experiments.cli.terminal.ExitCode;
import org.sekilab.experiments.cli.terminal.OutputException;
import org.sekilab.experiments.cli.verify.CertificateCommand;
import org.sekilab.experiments.cli.verify.TrimCommand;
import org.sekilab.experiments.cli.verify.VerifyCommand;
import org.sekilab.experiments.progress.Screen;
import org.sekilab.search.table.TableMemoryError;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import picocli.CommandLine;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;

/** The program's entry: puts the commands together, and turns what goes wrong into one line and an exit code. */
public final class Main {
    private static final String LOG_LEVEL = "sekilab.log.level"; // read by logback.xml

    /** All commands, in the order of the help. To make one takes time, because picocli reads its options. */
    private static final List<String> COMMANDS = List.of(
            "solve",
            "causes",
            "region",
            "semeai",
            "life",
            "score",
            "static",
            "verify",
            "certificate",
            "run",
            "merge",
            "status",
            "report",
            "compare",
            "reproduce",
            "regress",
            "eyes",
            "eye-database",
            "life-problems",
            "learn-moves",
            "gtp",
            "analyze",
            "list",
            "config",
            "schema",
            "limits",
            "view",
            "speed-up",
            "simulate",
            "completion",
            "manual",
            "help");

    /** The commands that look at the others. */
    private static final Set<String> ABOUT_ALL = Set.of("completion", "manual", "help");

    private static final Set<String> VERSION = Set.of("--version", "-V");

    private final Console console;
    private final RootCommand root;
    private boolean isOutputLost;

    private Main(Console console) {
        this.console = console;
        this.root = new RootCommand(console);
    }

    public static void main(String[] args) {
        Locale.setDefault(Locale.ROOT); // files and messages are the same everywhere
        Console console = Console.ofProcess();
        // A signal that ends the program must not leave a bar that is half drawn.
        Runtime.getRuntime().addShutdownHook(new Thread(console.screen()::close, "end"));
        System.exit(new Main(console).run(args));
    }

    /**
     * Runs the program in this process, without a terminal and without progress.
     *
     * @return the exit code
     */
    public static int run(String[] args, InputStream in, PrintStream out, PrintStream err) {
        return new Main(new Console(in, out, err, false, Screen.ofNobody(err))).run(args);
    }

    /**
     * Reads arguments as the program does, and runs nothing.
     *
     * @throws ParameterException if a command or an option does not exist or is used wrongly
     */
    static ParseResult parse(String... args) {
        InputStream nothing = InputStream.nullInputStream();
        PrintStream nobody = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
        return new Main(new Console(nothing, nobody, nobody, false, Screen.ofNobody(nobody)))
                .commandLine(args)
                .parseArgs(args);
    }

    /** The program with its commands and their options: with all of them, or with those that the arguments can mean. */
    private CommandLine commandLine(String... args) {
        CommandLine commandLine = new CommandLine(root);
        String first = args.length == 0 ? "" : args[0];
        if (args.length == 1 && VERSION.contains(first)) {
            return configured(commandLine);
        }
        if (COMMANDS.contains(first) && !ABOUT_ALL.contains(first)) {
            commandLine.addSubcommand(first, command(first));
        } else {
            COMMANDS.forEach(name -> commandLine.addSubcommand(name, command(name)));
            ServiceLoader.load(CommandProvider.class).stream()
                    .flatMap(provider -> provider.get().commands(console).stream())
                    .forEach(commandLine::addSubcommand);
        }
        return configured(commandLine.setResourceBundle(new KeyDefaults()));
    }

    private Object command(String name) {
        return switch (name) {
            case "solve" -> new SolveCommand(console);
            case "causes" -> new CausesCommand(console);
            case "region" -> new RegionCommand(console);
            case "semeai" -> new SemeaiCommand(console);
            case "life" -> new LifeCommand(console);
            case "score" -> new ScoreCommand(console);
            case "static" -> new StaticCommand(console);
            case "verify" -> new VerifyCommand(console);
            case "certificate" ->
                new CommandLine(new CertificateCommand(console)).addSubcommand(new TrimCommand(console));
            case "run" -> new RunCommand(console);
            case "merge" -> new MergeCommand(console);
            case "status" -> new StatusCommand(console);
            case "report" -> new ReportCommand(console);
            case "compare" -> new CompareCommand(console);
            case "reproduce" -> new ReproduceCommand(console);
            case "regress" -> new RegressCommand(console);
            case "eyes" -> new EyesCommand(console);
            case "eye-database" -> new EyeDatabaseCommand(console);
            case "life-problems" -> new LifeProblemsCommand(console);
            case "learn-moves" -> new LearnMovesCommand(console);
            case "gtp" -> new GtpCommand(console);
            case "analyze" -> new AnalyzeCommand(console);
            case "list" -> new ListCommand(console);
            case "config" -> new ConfigCommand(console);
            case "schema" -> new SchemaCommand(console);
            case "limits" -> new LimitsCommand(console);
            case "view" -> new ViewCommand(console);
            case "speed-up" -> new SpeedUpCommand(console);
            case "simulate" -> new SimulateCommand(console);
            case "completion" -> new CompletionCommand(console);
            case "manual" -> new ManualCommand(console);
            case "help" -> new HelpCommand();
            default -> throw new IllegalArgumentException(name);
        };
    }

    private CommandLine configured(CommandLine commandLine) {
        return commandLine
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setUsageHelpAutoWidth(false)
                .setOut(new PrintWriter(console.out(), true, StandardCharsets.UTF_8))
                .setErr(new PrintWriter(console.err(), true, StandardCharsets.UTF_8))
                .setExecutionStrategy(this::execute)
                .setParameterExceptionHandler(this::reportUsage)
                .setExecutionExceptionHandler((failure, command, parsed) -> report(failure));
    }

    private int run(String[] args) {
        CommandLine commandLine = commandLine(args);
        int exitCode;
        try {
            exitCode = commandLine.execute(args);
            console.out().flush();
        } catch (OutputException e) {
            exitCode = report(e);
        } catch (OutOfMemoryError e) {
            printStackTraceIfVerbose(e);
            console.err().println(memoryLine(e));
            exitCode = ExitCode.BAD_INPUT;
        } catch (StackOverflowError e) {
            printStackTraceIfVerbose(e);
            exitCode = reportOwnFault(e);
        }
        return exitCode;
    }

    /** The line about a full heap. The user gave the size of a table, but not of the rest of the heap. */
    private static String memoryLine(OutOfMemoryError e) {
        long megabytes = Runtime.getRuntime().maxMemory() >> 20;
        long gigabytes = Math.max(4, (megabytes >> 9) + 1); // about twice what there is
        return e instanceof TableMemoryError
                ? "--memory: %s, which has %d MiB; choose a smaller table or a larger heap: JAVA_TOOL_OPTIONS=-Xmx%dg"
                        .formatted(e.getMessage(), megabytes, gigabytes)
                : "memory: the heap of the JVM is full (%s) and has %d MiB; enlarge it: JAVA_TOOL_OPTIONS=-Xmx%dg"
                        .formatted(e.getMessage(), megabytes, gigabytes);
    }

    private int execute(ParseResult parsed) {
        try {
            ArgumentCheck.check(parsed);
        } catch (InputException | InvalidPathException e) {
            return report(e);
        }
        if (!root.isVerbose()) {
            return new RunLast().execute(parsed); // without a logger, which takes time to set up
        }
        console.screen().beVerbose();
        System.setProperty(LOG_LEVEL, "DEBUG");
        Logger log = LoggerFactory.getLogger(Main.class);
        List<String> arguments = parsed.originalArgs();
        log.info("begins: {}", arguments);
        int exitCode = new RunLast().execute(parsed);
        log.info("ends with exit code {}: {}", exitCode, arguments);
        return exitCode;
    }

    private int reportUsage(ParameterException e, String[] args) {
        printStackTraceIfVerbose(e);
        console.err().println(Printable.text(UsageErrors.lineFor(e)));
        return ExitCode.BAD_INPUT;
    }

    private int report(Exception e) {
        if (e instanceof OutputException closed && closed.isClosedPipe()) {
            return ExitCode.DONE;
        }
        printStackTraceIfVerbose(e);
        if (e instanceof InputException input) {
            input.mistakes().forEach(console.err()::println);
            return ExitCode.BAD_INPUT;
        }
        if (e instanceof InvalidPathException path) { // the file or option does not matter
            console.err()
                    .printf("%s: is not a valid name of a file%n", Printable.text("'%s'".formatted(path.getInput())));
            return ExitCode.BAD_INPUT;
        }
        if (e instanceof OutputException full) {
            if (!isOutputLost) { // the last flush fails again
                console.err().println("stdout: " + full.reason());
            }
            isOutputLost = true;
            return ExitCode.INTERNAL_ERROR;
        }
        return reportOwnFault(e);
    }

    private int reportOwnFault(Throwable e) {
        console.err().println("internal error: %s; --verbose shows more".formatted(e));
        return ExitCode.INTERNAL_ERROR;
    }

    private void printStackTraceIfVerbose(Throwable e) {
        if (root.isVerbose()) {
            e.printStackTrace(console.err());
        }
    }
}
