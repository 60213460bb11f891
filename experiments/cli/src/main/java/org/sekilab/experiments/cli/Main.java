package org.sekilab.experiments.cli;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.util.List;
import java.util.ServiceLoader;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.Printable;
import org.sekilab.experiments.cli.info.CompletionCommand;
import org.sekilab.experiments.cli.info.ConfigCommand;
import org.sekilab.experiments.cli.info.ListCommand;
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
import org.sekilab.experiments.cli.study.LimitsCommand;
import org.sekilab.experiments.cli.study.MergeCommand;
import org.sekilab.experiments.cli.study.ReportCommand;
import org.sekilab.experiments.cli.study.RunCommand;
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

    private final Console console;
    private final RootCommand root;

    private Main(Console console) {
        this.console = console;
        this.root = new RootCommand(console);
    }

    public static void main(String[] args) {
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
                .commandLine()
                .parseArgs(args);
    }

    /** All commands with their options. */
    private CommandLine commandLine() {
        CommandLine commandLine = new CommandLine(root)
                .addSubcommand(new SolveCommand(console))
                .addSubcommand(new CausesCommand(console))
                .addSubcommand(new RegionCommand(console))
                .addSubcommand(new SemeaiCommand(console))
                .addSubcommand(new LifeCommand(console))
                .addSubcommand(new ScoreCommand(console))
                .addSubcommand(new StaticCommand(console))
                .addSubcommand(new VerifyCommand(console))
                .addSubcommand(new CommandLine(new CertificateCommand(console)).addSubcommand(new TrimCommand(console)))
                .addSubcommand(new RunCommand(console))
                .addSubcommand(new MergeCommand(console))
                .addSubcommand(new StatusCommand(console))
                .addSubcommand(new ReportCommand(console))
                .addSubcommand(new CompareCommand(console))
                .addSubcommand(new RegressCommand(console))
                .addSubcommand(new EyesCommand(console))
                .addSubcommand(new EyeDatabaseCommand(console))
                .addSubcommand(new GtpCommand(console))
                .addSubcommand(new AnalyzeCommand(console))
                .addSubcommand(new ListCommand(console))
                .addSubcommand(new ConfigCommand(console))
                .addSubcommand(new SchemaCommand(console))
                .addSubcommand(new LimitsCommand(console))
                .addSubcommand(new ViewCommand(console))
                .addSubcommand(new SpeedUpCommand(console))
                .addSubcommand(new CompletionCommand(console))
                .addSubcommand(new HelpCommand());
        ServiceLoader.load(CommandProvider.class).stream()
                .flatMap(provider -> provider.get().commands(console).stream())
                .forEach(commandLine::addSubcommand);
        return commandLine
                .setResourceBundle(new KeyDefaults())
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setUsageHelpAutoWidth(false)
                .setOut(new PrintWriter(console.out(), true, StandardCharsets.UTF_8))
                .setErr(new PrintWriter(console.err(), true, StandardCharsets.UTF_8))
                .setExecutionStrategy(this::execute)
                .setParameterExceptionHandler(this::reportUsage)
                .setExecutionExceptionHandler((failure, command, parsed) -> report(failure));
    }

    private int run(String[] args) {
        CommandLine commandLine = commandLine();
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
        return e instanceof TableMemoryError
                ? "--memory: %s, which has %d MiB; choose a smaller table or a larger heap: JAVA_TOOL_OPTIONS=-Xmx4g"
                        .formatted(e.getMessage(), megabytes)
                : "memory: the heap of the JVM is full (%s) and has %d MiB; enlarge it: JAVA_TOOL_OPTIONS=-Xmx4g"
                        .formatted(e.getMessage(), megabytes);
    }

    private int execute(ParseResult parsed) {
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
            console.err().println("stdout: " + full.reason());
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
