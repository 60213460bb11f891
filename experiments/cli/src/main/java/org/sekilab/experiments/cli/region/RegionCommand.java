package org.sekilab.experiments.cli.region;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.Argument;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.cli.options.ListOption;
import org.sekilab.experiments.cli.options.OnOption;
import org.sekilab.experiments.cli.options.PositionOptions;
import org.sekilab.experiments.cli.options.RecordSolverOptions;
import org.sekilab.experiments.cli.terminal.Console;
import org.sekilab.experiments.cli.terminal.ExitCode;
import org.sekilab.experiments.cli.terminal.Version;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.SafetyKeys;
import org.sekilab.experiments.config.StrategyKind;
import org.sekilab.experiments.output.CertificateFile;
import org.sekilab.experiments.region.BoardRegions;
import org.sekilab.experiments.region.CertifiedRegion;
import org.sekilab.experiments.region.RegionAnswerer;
import org.sekilab.experiments.region.RegionList;
import org.sekilab.experiments.region.RegionQuery;
import org.sekilab.experiments.region.RegionSweep;
import org.sekilab.experiments.remote.RegionLeaves;
import org.sekilab.experiments.remote.TaskCluster;
import org.sekilab.experiments.solve.ProblemList;
import org.sekilab.model.Color;
import org.sekilab.safety.RegionSolver;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Solves single regions. */
@Command(
        name = "region",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        description = {
            "Solves one region, or a list of regions: SAFE, SEKI, UNSAFE or UNKNOWN.",
            "A region is solved alone: the solver assumes the worst case outside of it.",
            "",
            "The columns of a list are file, index, at, defender and first. Without a column file, the records are those of "
                    + "positions.sgf beside the list. A row that cannot be solved gets an error in place of a verdict. The "
                    + "run goes on. After a list the text output shows the nodes of the first and of the second searches. "
                    + "The second search tells seki from safety."
        },
        footer = {
            "",
            "Examples:",
            "  sekilab region game.sgf --at A1",
            "  sekilab region game.sgf --at A1 --on-board",
            "  sekilab region game.sgf --at \"A1 C3\" --defender black --first defender",
            "  sekilab region game.sgf --at A1 --certificate proof.gz",
            "  sekilab region game.sgf --at A1 --on spark://HOST:7077 --region-time 1h",
            "  sekilab region --list problems.csv --format jsonl",
            "  sekilab region --all games/*.sgf --set safety.engine=dfpn-r --region-time 1s"
        })
public final class RegionCommand implements Callable<Integer> {
    private static final String CERTIFICATE = "--certificate";

    private static final String ON_BOARD = "--on-board";

    private final Console console;

    @Parameters(paramLabel = "FILE", description = "A game record in SGF. With --all, several records and folders.")
    private final List<Path> files = new ArrayList<>();

    @Option(
            names = "--at",
            paramLabel = "POINTS",
            description = "A point of the region, such as A1. The basic regions of several points are merged.")
    private @Nullable String at;

    @Option(
            names = "--defender",
            paramLabel = "black|white",
            description =
                    "The side that owns the region (default: at a stone, its opponent; else the side whose region is smaller).")
    private @Nullable Color defender;

    @Option(
            names = "--all",
            description = "Solve every basic region of both colors in the files, up to safety.max-region-points.")
    private boolean isAll;

    @Option(
            names = "--first",
            paramLabel = "attacker|defender",
            description = "The side that moves first (default: attacker).")
    private RegionQuery.@Nullable Mover first;

    @Option(
            names = CERTIFICATE,
            paramLabel = "FILE",
            description = "Write the proof of each verdict to FILE. The command verify checks it. "
                    + "The solver then uses only proofs that it can write.")
    private @Nullable Path certificate;

    @Option(
            names = ON_BOARD,
            description = "Solve the whole board first. If this decides the region, it is the answer. "
                    + "All other regions are solved alone. Each answer says which of the two it is.")
    private boolean isOnBoard;

    @Mixin
    private final OnOption on = new OnOption();

    @Mixin
    private final ListOption list = new ListOption();

    @Mixin
    private final RecordSolverOptions options = new RecordSolverOptions();

    public RegionCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Mistakes mistakes = new Mistakes();
        checkArguments(mistakes);
        Laboratory laboratory = options.open(mistakes);
        if (isOnBoard && laboratory.settings().safety().ko().threats().isLimited()) {
            throw new InputException(ON_BOARD, "needs %s = unlimited".formatted(SafetyKeys.KO_THREATS.name()));
        }
        if (certificate != null && laboratory.settings().safety().ko().threats().isLimited()) {
            throw new InputException(CERTIFICATE, "needs %s = unlimited".formatted(SafetyKeys.KO_THREATS.name()));
        }
        if (on.isGiven()) {
            RegionLeaves.checkEngine(laboratory.settings());
        }
        Optional<TaskCluster> cluster = on.tasks(laboratory);
        try {
            RegionSolver solver = cluster.map(found -> RegionLeaves.solverOn(found, laboratory.settings()))
                    .orElseGet(laboratory::regionSolver);
            return answer(laboratory, solver);
        } finally {
            cluster.ifPresent(TaskCluster::close);
        }
    }

    private int answer(Laboratory laboratory, RegionSolver solver) {
        RegionAnswerer alone = new RegionAnswerer(laboratory.create(StrategyKind.REGION_FINDERS), solver);
        RegionAnswerer answerer = isOnBoard ? alone.onBoards(BoardRegions.of(laboratory)) : alone;
        RegionAnswerWriter writer =
                new RegionAnswerWriter(console.out(), laboratory.settings().format());
        if (certificate == null) {
            return answer(
                    laboratory,
                    query -> new CertifiedRegion(answerer.answer(query), Optional.empty()),
                    (name, none) -> {},
                    writer);
        }
        int maxStates = laboratory.settings().get(SafetyKeys.CERTIFICATE_STATES);
        return CertificateFile.with(
                CERTIFICATE,
                certificate,
                file -> answer(
                        laboratory,
                        query -> answerer.certify(query, maxStates),
                        (name, certified) -> write(name, certified, file),
                        writer));
    }

    private static void write(String record, CertifiedRegion certified, CertificateFile file) {
        String at = certified.answer().query().at().toString();
        String name = "%s#%d %s".formatted(record, certified.answer().index(), at);
        certified.certificate().ifPresent(each -> file.write(each, name));
    }

    private int answer(
            Laboratory laboratory,
            Function<RegionQuery, CertifiedRegion> answerer,
            BiConsumer<String, CertifiedRegion> certificates,
            RegionAnswerWriter writer) {
        if (!list.isGiven() && !isAll) {
            RegionQuery query = query();
            CertifiedRegion certified = answerer.apply(query);
            certificates.accept(query.file().toString(), certified);
            writer.write(OptionalInt.empty(), certified.answer());
            return ExitCode.DONE;
        }
        int threads = laboratory.settings().threads();
        int exitCode;
        if (list.isGiven()) {
            ProblemList<RegionQuery> table = RegionList.read(list.table());
            ListOption.checkOutput(CERTIFICATE, certificate, table);
            exitCode = answerAll(
                    table.size(),
                    threads,
                    row -> "row " + row,
                    table::query,
                    answerer,
                    (row, certified) -> certificates.accept(table.fileName(row), certified),
                    writer);
        } else {
            List<RegionQuery> queries = sweep(laboratory);
            IntFunction<String> name = row -> label(queries.get(row - 1));
            exitCode = answerAll(
                    queries.size(),
                    threads,
                    name,
                    queries::get,
                    answerer,
                    (row, certified) ->
                            certificates.accept(queries.get(row).file().toString(), certified),
                    writer);
        }
        writer.writeCost();
        return exitCode;
    }

    private int answerAll(
            int rows,
            int threads,
            IntFunction<String> name,
            IntFunction<RegionQuery> queries,
            Function<RegionQuery, CertifiedRegion> answerer,
            BiConsumer<Integer, CertifiedRegion> certificates,
            RegionAnswerWriter writer) {
        return ProblemRows.run(
                console,
                "region",
                rows,
                threads,
                name,
                row -> {
                    CertifiedRegion certified = answerer.apply(queries.apply(row - 1));
                    return () -> {
                        certificates.accept(row - 1, certified);
                        writer.write(OptionalInt.of(row), certified.answer());
                    };
                },
                (message, row) -> writer.writeError(row, message));
    }

    private static String label(RegionQuery query) {
        return "%s %s".formatted(query.file(), query.at());
    }

    private List<RegionQuery> sweep(Laboratory laboratory) {
        RegionSweep sweep = new RegionSweep(
                laboratory.create(StrategyKind.REGION_FINDERS),
                laboratory.settings().safety().maxRegionPoints());
        List<RegionQuery> queries = new ArrayList<>();
        for (Path each : files) {
            for (Path record : PositionOptions.records(each)) {
                queries.addAll(sweep.queries(record, options.selection(), mover()));
            }
        }
        return queries;
    }

    private void checkArguments(Mistakes mistakes) {
        boolean asks = isAll || at != null || defender != null || first != null;
        list.check(
                "region",
                !files.isEmpty(),
                asks || options.hasPosition(),
                "--all, --at, --defender, --first",
                mistakes);
        if (isOnBoard && certificate != null) {
            mistakes.add(ON_BOARD, "does not go with --certificate; maybe solve --certificate is meant");
        }
        if (isOnBoard && on.isGiven()) {
            mistakes.add(ON_BOARD, "does not go with --on: the board would be solved here");
        }
        if (isOnBoard && first == RegionQuery.Mover.DEFENDER) {
            mistakes.add(ON_BOARD, "goes only with the attacker moving first");
        }
        if (isAll && (at != null || defender != null)) {
            mistakes.add("--all", "takes the place of --at and --defender");
        }
        if (files.size() > 1 && !isAll) {
            mistakes.add("region", "%d files are given; maybe --all is meant".formatted(files.size()));
        }
        if (!list.isGiven() && !isAll && at == null) {
            mistakes.add("--at", "is missing: a point of the region, such as A1");
        }
    }

    private RegionQuery query() {
        return new RegionQuery(
                files.get(0), // checked before
                options.selection(),
                new Argument("--at", Objects.requireNonNull(at)),
                Optional.ofNullable(defender),
                mover());
    }

    private RegionQuery.Mover mover() {
        return first == null ? RegionQuery.Mover.ATTACKER : first;
    }
}
