package org.sekilab.experiments.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Plug-ins that throw, break contracts or never end: what is told names their class and their jar. */
class PluginCheckTest {
    /** The region at A1 is not decided without search. */
    private static final String BOARD =
            "(;SZ[7:4]AB[ab][bb][cb][db][eb][ec][ed]AW[aa][ba][ca][da][ea][fa][fb][fc][fd])";

    /** No search is needed: the region is safe. */
    private static final String SAFE_ROW = "(;SZ[5:4]AB[ac][bc][cc][dc][ec]AW[ab][bb][cb][db][eb])";

    private static final String CONFIGURE = """
            map(Engine.class).addBinding("throwing").to(Throwing.class);
            map(Engine.class).addBinding("lying").to(Lying.class);
            map(Engine.class).addBinding("leaving").to(Leaving.class);
            map(Engine.class).addBinding("deaf").to(Deaf.class);
            map(MoveOrderer.class).addBinding("throwing").toInstance(board -> { throw new IllegalStateException("no board"); });
            map(MoveOrderer.class).addBinding("playing").to(Playing.class);
            map(MoveOrderer.class).addBinding("priceless").to(Priceless.class);
            map(MoveOrderer.class).addBinding("deaf").to(DeafOrderer.class);
            map(HeuristicEvaluator.class).addBinding("playing").to(PlayingHeuristic.class);
            map(MoveGenerator.class).addBinding("playing").to(PlayingGenerator.class);
            map(ExactEvaluator.class).addBinding("fickle").to(Fickle.class);
            map(org.sekilab.proof.SafetySolver.class).addBinding("throwing").toInstance(position -> {
                throw new IllegalStateException("no solver");
            });
            map(org.sekilab.proof.SafetySolver.class).addBinding("deaf").to(DeafSolver.class);
            map(org.sekilab.proof.SafetySolver.class).addBinding("delegating").to(Delegating.class);
            map(org.sekilab.statics.groups.EyeEstimator.class).addBinding("deaf").to(DeafEstimator.class);
            map(org.sekilab.semeai.SemeaiAnalyzer.class).addBinding("throwing").toInstance((problem, first) -> {
                throw new IllegalStateException("no race");
            });
            """;

    private static final String CLASSES = """
            class Throwing implements Engine {
                @com.google.inject.Inject Throwing() {}
                public Result prove(Problem problem, Goal goal, Limits limits, SearchListener listener) {
                    throw new IllegalStateException("no search");
                }
            }
            class Lying implements Engine {
                @com.google.inject.Inject Lying() {}
                public Result prove(Problem problem, Goal goal, Limits limits, SearchListener listener) {
                    return new Result(Outcome.LOSS, Limit.NONE, Problem.NO_MOVE, java.util.List.of(), Proof.NONE, Statistics.NONE);
                }
            }
            class Leaving implements Engine {
                @com.google.inject.Inject Leaving() {}
                public Result prove(Problem problem, Goal goal, Limits limits, SearchListener listener) {
                    int[] moves = new int[problem.maxMoves()];
                    problem.movesInto(moves);
                    problem.play(moves[0]);
                    return new Result(Outcome.UNKNOWN, Limit.NODES, Problem.NO_MOVE, java.util.List.of(), Proof.NONE, Statistics.NONE);
                }
            }
            class Deaf implements Engine {
                @com.google.inject.Inject Deaf() {}
                public Result prove(Problem problem, Goal goal, Limits limits, SearchListener listener) {
                    while (true) {
                        try { Thread.sleep(1000); } catch (InterruptedException e) { continue; }
                    }
                }
            }
            class Playing implements MoveOrderer {
                @com.google.inject.Inject Playing() {}
                public OnBoard on(LocalBoard board) {
                    return (move, last) -> {
                        if (board.ply() == 1 && board.isLegal(move)) { board.play(move); }
                        return 0;
                    };
                }
            }
            class Priceless implements MoveOrderer {
                @com.google.inject.Inject Priceless() {}
                public OnBoard on(LocalBoard board) {
                    return new OnBoard() {
                        public int score(int move, int last) { return move; }
                        public boolean hasCosts() { return true; }
                        public int cost(int best, int score) { throw new IllegalStateException("no cost"); }
                    };
                }
            }
            class DeafOrderer implements MoveOrderer {
                @com.google.inject.Inject DeafOrderer() {}
                public OnBoard on(LocalBoard board) {
                    return (move, last) -> {
                        while (true) {
                            try { Thread.sleep(1000); } catch (InterruptedException e) { continue; }
                        }
                    };
                }
            }
            class DeafSolver implements org.sekilab.proof.SafetySolver {
                @com.google.inject.Inject DeafSolver() {}
                public org.sekilab.proof.SafetyMap solve(org.sekilab.model.Position position) {
                    while (true) {
                        try { Thread.sleep(1000); } catch (InterruptedException e) { continue; }
                    }
                }
            }
            class Delegating implements org.sekilab.proof.SafetySolver {
                private final org.sekilab.safety.SearchingSafetySolver searching;
                @com.google.inject.Inject Delegating(org.sekilab.safety.SearchingSafetySolver searching) {
                    this.searching = searching;
                }
                public org.sekilab.proof.SafetyMap solve(org.sekilab.model.Position position) {
                    return searching.solve(position);
                }
            }
            class DeafEstimator implements org.sekilab.statics.groups.EyeEstimator {
                @com.google.inject.Inject DeafEstimator() {}
                public org.sekilab.statics.groups.EyeEstimate estimate(org.sekilab.statics.groups.EyeFeatures features) {
                    while (true) {
                        try { Thread.sleep(1000); } catch (InterruptedException e) { continue; }
                    }
                }
            }
            class PlayingHeuristic implements HeuristicEvaluator {
                @com.google.inject.Inject PlayingHeuristic() {}
                public OnBoard on(LocalBoard board) {
                    return () -> { board.play(org.sekilab.model.Points.PASS); return 0; };
                }
            }
            class PlayingGenerator implements MoveGenerator {
                @com.google.inject.Inject PlayingGenerator() {}
                public OnBoard on(LocalBoard board) {
                    return () -> { board.undo(); return 0; };
                }
            }
            class Fickle implements ExactEvaluator {
                @com.google.inject.Inject Fickle() {}
                public OnBoard on(LocalBoard board) {
                    int[] asked = new int[1];
                    return last -> board.ply() > 0 && asked[0]++ % 2 == 0;
                }
            }
            """;

    @TempDir
    private static Path folder;

    private static String jar = "";
    private static String board = "";

    @BeforeAll
    static void build() throws IOException {
        jar = SourcePlugin.build(folder, "faulty", CONFIGURE, CLASSES).toString();
        board = Files.writeString(folder.resolve("row.sgf"), BOARD).toString();
        Files.writeString(folder.resolve("other.sgf"), SAFE_ROW);
        Files.writeString(folder.resolve("race.sgf"), "(;SZ[6:5]AB[aa][ba][ab][bb]AW[ca][da][cb][db][bc][cc])");
    }

    @ParameterizedTest
    @CsvSource({
        "solve, safety.engine=throwing, plug.Throwing, no search",
        "region --at A1, safety.engine=throwing, plug.Throwing, no search",
        "region --at A1, safety.orderer=throwing, plug.Mine, no board",
        "region --at A1 --set safety.engine=dfpn-r, safety.orderer=priceless, plug.Priceless, no cost",
        "solve, safety.solver=throwing, plug.Mine, no solver",
        "causes, safety.engine=throwing, plug.Throwing, no search",
    })
    void exceptionNamesTheClassAndTheJar(String command, String setting, String type, String message) {
        CommandRun run = run(command, setting);
        assertThat(run.errLines())
                .singleElement()
                .asString()
                .contains(jar + ": " + type + " failed: java.lang.IllegalStateException: " + message + " at plug.")
                .contains("(Mine.java:")
                .doesNotContain("internal error");
        assertThat(run.exitCode()).isEqualTo(2);
    }

    @Test
    void exceptionInASemeaiAnalyzerNamesIt() {
        CommandRun run = CommandRun.of(
                "semeai",
                folder.resolve("race.sgf").toString(),
                "--black",
                "A5",
                "--white",
                "C5",
                "--plugins",
                jar,
                "--set",
                "semeai.analyzer=throwing");
        assertThat(run.errLines())
                .singleElement()
                .asString()
                .startsWith(jar + ": plug.Mine failed: java.lang.IllegalStateException: no race at plug.Mine.");
        assertThat(run.exitCode()).isEqualTo(2);
    }

    @Test
    void exceptionIsAnErrorOfTheGtpCommand() {
        CommandRun run = CommandRun.withInput(
                "loadsgf " + board + "\ngo_safe full\nname\nquit\n",
                "gtp",
                "--plugins",
                jar,
                "--set",
                "safety.engine=throwing");
        assertThat(run.out())
                .contains("? " + jar
                        + ": plug.Throwing failed: java.lang.IllegalStateException: no search at plug.Throwing.prove")
                .doesNotContain("internal error")
                .contains("= Sekilab");
    }

    @Test
    void failedJobsNameTheClassTheJarAndWhereItFailed() throws IOException {
        CommandRun run = experiment(
                "throwing-run", "positions { a = row.sgf }, runs = [ { name = X, safety.engine = throwing } ]");
        assertThat(run.errLines())
                .singleElement()
                .asString()
                .startsWith(
                        "1 of 1 jobs failed: X, a row.sgf#1: " + jar
                                + ": plug.Throwing failed: java.lang.IllegalStateException: no search at plug.Throwing.prove(Mine.java:");
        assertThat(run.exitCode()).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({
        "safety.orderer=playing, plug.Playing",
        "safety.heuristic=playing, plug.PlayingHeuristic",
        "safety.generator=playing, plug.PlayingGenerator",
    })
    void partThatLeavesTheBoardChangedIsNamed(String setting, String type) {
        CommandRun run = run("region --at A1 --check --region-time 1s", setting);
        assertThat(run.errLines())
                .singleElement()
                .asString()
                .startsWith(jar + ": " + type + " breaks its contract: it changes the board that it is lent: ");
        assertThat(run.exitCode()).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({
        "row.sgf, safety.engine=leaving, plug.Leaving, left 1 moves played",
        "other.sgf, safety.engine=lying, plug.Lying, answers LOSS to the question AT_LEAST_DRAW of a state that is worth WIN",
        "row.sgf, safety.exact-evaluator=fickle, plug.Fickle, ''",
    })
    void engineAndEvaluatorThatBreakTheContractAreNamed(String file, String setting, String type, String what) {
        CommandRun run = CommandRun.of(
                "region", folder.resolve(file).toString(), "--at", "A1", "--check", "--plugins", jar, "--set", setting);
        assertThat(run.errLines())
                .singleElement()
                .asString()
                .startsWith(jar + ": " + type + " breaks its contract: " + what);
        assertThat(run.exitCode()).isEqualTo(2);
    }

    /** An experiment checks the first nodes without being asked, but not when that is switched off. */
    @Test
    void jobsOfARunAreCheckedUnlessThatIsOff() throws IOException {
        String text = "positions { a = row.sgf }, runs = [ { name = X, safety.orderer = playing } ]\n";
        CommandRun run = experiment("checked", text);
        assertThat(run.errLines()).singleElement().asString().contains(jar + ": plug.Playing breaks its contract: ");
        assertThat(run.exitCode()).isEqualTo(1);
        CommandRun off = experiment("unchecked", text + "settings { plugins.check = false }");
        assertThat(off.err()).doesNotContain("breaks its contract");
    }

    /** The solver of a plug-in works on a thread of its own. The nodes of its searches are checked there. */
    @Test
    void searchesOfASolverOfAPluginAreChecked() throws IOException {
        CommandRun run = experiment(
                "delegating",
                "positions { a = row.sgf }, runs = [ { name = X, safety.solver = delegating, safety.orderer = playing } ]");
        assertThat(run.errLines()).singleElement().asString().contains(jar + ": plug.Playing breaks its contract: ");
    }

    /** The board of another file is still solved. */
    @Test
    void solveGoesOnAfterAFailure() {
        CommandRun run = CommandRun.of(
                "solve",
                board,
                folder.resolve("other.sgf").toString(),
                "--plugins",
                jar,
                "--set",
                "safety.engine=throwing");
        assertThat(run.errLines())
                .singleElement()
                .asString()
                .startsWith(board + ": " + jar + ": plug.Throwing failed: ");
        assertThat(run.out()).contains("other.sgf");
        assertThat(run.exitCode()).isEqualTo(2);
    }

    /** The strategies that ship keep to all contracts, and the check changes no answer. */
    @ParameterizedTest
    @ValueSource(strings = {"M6", "M7", "best"})
    void whatShipsKeepsToTheContracts(String preset) {
        List<String> arguments = List.of("solve", board, "--set", "safety.preset=" + preset, "--format", "jsonl");
        List<String> checked = new ArrayList<>(arguments);
        checked.add("--check");
        CommandRun run = CommandRun.of(checked.toArray(String[]::new));
        assertThat(run.err()).isEmpty();
        assertThat(run.out().replaceAll("\"millis\":[0-9.]+", ""))
                .isEqualTo(CommandRun.of(arguments.toArray(String[]::new)).out().replaceAll("\"millis\":[0-9.]+", ""));
    }

    /** The commands run at the same time, since each takes as long as the grace does. */
    @Test
    void engineThatNeverEndsIsGivenUpInEveryCommand() throws InterruptedException, ExecutionException {
        List<List<String>> commands = List.of(
                List.of("region", "--at", "A1", board, "--set", "safety.engine=deaf"),
                List.of("region", "--at", "A1", board, "--set", "safety.orderer=deaf"),
                List.of("solve", board, "--set", "safety.engine=deaf"),
                List.of("solve", board, "--set", "safety.solver=deaf"),
                List.of("static", board, "--set", "groups.eye-estimator=deaf"),
                List.of(
                        "run",
                        experimentFile(),
                        "--out",
                        folder.resolve("deaf-out").toString()));
        List<CommandRun> runs = runAtTheSameTime(commands);
        String end = " did not end within twice its limit of 20 ms and 5000 ms more; its thread was given up at ";
        assertThat(runs.get(0).errLines()).singleElement().asString().startsWith(jar + ": plug.Deaf" + end);
        assertThat(runs.get(1).errLines()).singleElement().asString().startsWith(jar + ": plug.DeafOrderer" + end);
        assertThat(runs.get(2).errLines())
                .singleElement()
                .asString()
                .startsWith(board + ": " + jar + ": plug.Deaf" + end);
        assertThat(runs.get(3).errLines())
                .singleElement()
                .asString()
                .startsWith(board + ": " + jar + ": plug.DeafSolver" + end.replace("20 ms", "560 ms")); // 28 points
        assertThat(runs.get(4).errLines()).singleElement().asString().contains(jar + ": plug.DeafEstimator" + end);
        assertThat(runs.get(5).errLines())
                .singleElement()
                .asString()
                .startsWith("1 of 2 jobs failed: X, a row.sgf#1: " + jar + ": plug.Deaf" + end);
        assertThat(runs).extracting(CommandRun::exitCode).containsExactly(2, 2, 2, 2, 2, 1);
    }

    private static List<CommandRun> runAtTheSameTime(List<List<String>> commands)
            throws InterruptedException, ExecutionException {
        ExecutorService threads = Executors.newFixedThreadPool(commands.size());
        try {
            List<CommandRun> runs = new ArrayList<>();
            for (Future<CommandRun> run : threads.invokeAll(commands.stream()
                    .map(arguments -> (Callable<CommandRun>) () -> {
                        List<String> all = new ArrayList<>(arguments);
                        all.addAll(List.of("--plugins", jar, "--set", "limits.region-time=20ms"));
                        return CommandRun.of(all.toArray(String[]::new));
                    })
                    .toList())) {
                runs.add(run.get());
            }
            return runs;
        } finally {
            threads.shutdown();
        }
    }

    private static String experimentFile() {
        try {
            return Files.writeString(
                            folder.resolve("deaf.conf"),
                            "positions { a = row.sgf }, runs = [ { name = X, safety.engine = deaf }, { name = Y } ]")
                    .toString();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static CommandRun experiment(String name, String text) throws IOException {
        String file = Files.writeString(folder.resolve(name + ".conf"), text).toString();
        return CommandRun.of("run", file, "--out", folder.resolve(name + "-out").toString(), "--plugins", jar);
    }

    private static CommandRun run(String command, String setting) {
        List<String> arguments = new ArrayList<>(List.of(command.split(" ", -1)));
        arguments.addAll(List.of(board, "--plugins", jar, "--set", setting));
        return CommandRun.of(arguments.toArray(String[]::new));
    }
}
