package org.sekilab.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sekilab.life.Life;
import org.sekilab.life.LifeKo;
import org.sekilab.life.LifeProblem;
import org.sekilab.life.LifeResult;
import org.sekilab.life.LifeVerdict;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.Seeds;
import org.sekilab.model.text.Diagram;
import org.sekilab.search.Limits;

/**
 * What the solver says of life and death on small boards is true by enumeration of all play, and its certificates are
 * accepted. On whole boards a verdict is missing only where endless play is in the way.
 */
class LifeVerdictTest {
    private static final int MAX_STATES = 60_000;
    private static final Limits LIMITS = Limits.DEFAULT.withMaxNodes(200_000).withTableBytes(1 << 22);

    @TempDir
    Path folder;

    private final Map<LifeVerdict, Integer> counts = new EnumMap<>(LifeVerdict.class);

    @RepeatedTest(2)
    void verdictsAreTrueByEnumerationAndTheirCertificatesAreAccepted(RepetitionInfo run) {
        check(new Random(Seeds.next(run)), 200, 9);
    }

    @RepeatedTest(4)
    @Tag("thorough")
    void verdictsAreTrueByEnumerationOften(RepetitionInfo run) {
        check(new Random(Seeds.next(run)), 250, 12);
    }

    @RepeatedTest(1)
    void lifeOfAnythingIsTrueByEnumerationAndItsCertificatesAreAccepted(RepetitionInfo run) {
        checkAnything(new Random(Seeds.next(run)), 100, 9);
    }

    @RepeatedTest(4)
    @Tag("thorough")
    void lifeOfAnythingIsTrueByEnumerationOften(RepetitionInfo run) {
        checkAnything(new Random(Seeds.next(run)), 250, 12);
    }

    /** The first of two blocks is captured by a move that matters for nothing else. */
    @Test
    void targetsThatAreCapturedOnTheWayAreInTheZone() {
        RandomLife life =
                new RandomLife(List.of("OOX", "X..", "OOX", "O.O"), "life kill white first black ko white C2 A3", 4095);
        LifeResult result = solve(life);
        assertThat(result.proofs()).anyMatch(proof -> proof.claim().startsWith("life kill"));
        assertThat(Certificates.problem(certificate(life, result))).isEmpty();
    }

    /** The second checker reads the same certificates. */
    @RepeatedTest(1)
    void certificatesOfVerdictsAreAcceptedByTheCheckerInPython(RepetitionInfo run) throws IOException {
        assumeTrue(SecondChecker.isPythonThere(), "python3, 3.10 or later");
        Random random = new Random(Seeds.next(run));
        List<Path> files = new ArrayList<>();
        while (files.size() < 30) {
            RandomLife life = RandomLife.next(random, 9, 9);
            boolean isAnything = life.question().goal() == LifeQuestion.Goal.ANY;
            if (isAnything || isWithinArea(life.question())) {
                LifeResult result = solve(life);
                boolean isByDeath = result.verdict() != LifeVerdict.ALIVE && result.verdict() != LifeVerdict.UNKNOWN;
                if (isByDeath || isAnything && result.verdict() == LifeVerdict.ALIVE) {
                    files.add(Files.writeString(folder.resolve(files.size() + ".txt"), certificate(life, result)));
                }
            }
        }
        SecondChecker.Answer answer =
                new SecondChecker(Path.of("tools", "sekilab_verify.py")).check(files, folder.resolve("answer"));
        assertThat(answer.exitCode()).as("%s", answer.lines()).isZero();
    }

    private void check(Random random, int problems, int maxPoints) {
        int open = 0;
        int openSekis = 0;
        for (int count = 0; count < problems; ) {
            RandomLife some = RandomLife.next(random, maxPoints, maxPoints);
            RandomLife life = random.nextBoolean()
                    ? some
                    : new RandomLife(
                            some.rows(), some.claim(), some.question().onBoard().area());
            LifeQuestion question = life.question();
            if (question.goal() != LifeQuestion.Goal.ANY && isWithinArea(question)) {
                count++;
                LifeResult result = solve(life);
                Optional<LifeVerdict> truth = truth(question);
                if (result.verdict() != LifeVerdict.UNKNOWN) {
                    boolean isOpenSeki =
                            result.verdict() == LifeVerdict.ALIVE && truth.equals(Optional.of(LifeVerdict.SEKI));
                    openSekis += isOpenSeki ? 1 : 0;
                    truth.filter(verdict -> !isOpenSeki)
                            .ifPresent(verdict ->
                                    assertThat(result.verdict()).as("%s", life).isEqualTo(verdict));
                    assertThat(Certificates.problem(certificate(life, result)))
                            .as("%s", life)
                            .isEmpty();
                } else if (truth.isPresent()
                        && question.area() == question.onBoard().area()) {
                    open++;
                }
                counts.merge(result.verdict(), 1, Integer::sum);
                if (question.area() == question.onBoard().area()) {
                    result.ko().ifPresent(ko -> checkThreats(life, question, ko));
                }
            }
        }
        assertThat(counts).containsKeys(LifeVerdict.ALIVE, LifeVerdict.SEKI, LifeVerdict.KO, LifeVerdict.DEAD);
        assertThat(open).isLessThan(problems / 20);
        assertThat(openSekis).isLessThan(problems / 20);
    }

    private void checkAnything(Random random, int problems, int maxPoints) {
        int alive = 0;
        int open = 0;
        for (int count = 0; count < problems; ) {
            RandomLife some = RandomLife.next(random, maxPoints, maxPoints);
            LifeQuestion question = some.question();
            int area = random.nextBoolean() ? some.area() : question.onBoard().area();
            RandomLife life = new RandomLife(some.rows(), some.claim(), area);
            Optional<Boolean> truth = question.goal() == LifeQuestion.Goal.ANY
                    ? solve(
                            life.question(),
                            LifeQuestion.Goal.ANY,
                            question.prover(),
                            question.opponent(),
                            question.isProverFirst(),
                            false)
                    : Optional.empty();
            if (truth.isPresent()) {
                count++;
                LifeResult result = solve(life);
                boolean isAlive = result.verdict() == LifeVerdict.ALIVE;
                if (isAlive) {
                    alive++;
                    assertThat(truth.get()).as("%s", life).isTrue();
                    assertThat(Certificates.problem(certificate(life, result)))
                            .as("%s", life)
                            .isEmpty();
                } else {
                    assertThat(result.verdict()).isEqualTo(LifeVerdict.UNKNOWN);
                    open += truth.get() ? 1 : 0;
                }
            }
        }
        assertThat(alive).isGreaterThan(problems / 20);
        assertThat(open).isLessThan(problems / 20);
    }

    /** What is told of few threats is true by enumeration. */
    private static void checkThreats(RandomLife life, LifeQuestion question, LifeKo ko) {
        boolean isWinnerDefender = ko.winner() == problem(life, position(life)).defender();
        for (int threats = 0; threats <= ko.tooFew(); threats++) {
            assertThat(livesWith(question, !isWinnerDefender, threats, LifeTruth.Worth.RETAKE))
                    .as("%s %s %d", life, ko, threats)
                    .isIn(Optional.empty(), Optional.of(isWinnerDefender));
        }
        ko.enough()
                .ifPresent(
                        threats -> assertThat(livesWith(question, !isWinnerDefender, threats, LifeTruth.Worth.RETAKE))
                                .as("%s %s", life, ko)
                                .isIn(Optional.empty(), Optional.of(!isWinnerDefender)));
        ko.ahead().ifPresent(turns -> {
            for (int ahead = 0; ahead <= turns; ahead++) {
                assertThat(livesWith(question, !isWinnerDefender, ahead, LifeTruth.Worth.TURN))
                        .as("%s %s %d", life, ko, ahead)
                        .isIn(Optional.empty(), Optional.of(isWinnerDefender == ahead < turns));
            }
        });
        if (ko.kind() == LifeKo.Kind.APPROACH || ko.kind() == LifeKo.Kind.MULTI_STAGE) {
            boolean isOfOneKo = ko.kind() == LifeKo.Kind.APPROACH;
            assertThat(livesWith(question, !isWinnerDefender, 3, LifeTruth.Worth.RETAKE_OF_ONE_KO))
                    .as("%s %s", life, ko)
                    .isIn(Optional.empty(), Optional.of(isOfOneKo != isWinnerDefender));
        }
    }

    /** Whether the defender lives if one side has some threats and the other one has none. */
    private static Optional<Boolean> livesWith(
            LifeQuestion question, boolean areDefenders, int threats, LifeTruth.Worth worth) {
        boolean isLive = question.goal() == LifeQuestion.Goal.LIVE;
        LifeQuestion life = new LifeQuestion(
                question.near(),
                isLive ? question.prover() : question.opponent(),
                isLive ? question.opponent() : question.prover(),
                question.area(),
                LifeQuestion.Goal.LIVE,
                question.isProverFirst() == isLive,
                areDefenders,
                question.groups());
        return LifeTruth.solve(life, threats, worth, MAX_STATES);
    }

    private static boolean isWithinArea(LifeQuestion question) {
        return question.groups().stream().allMatch(group -> (group & ~question.area()) == 0);
    }

    private static LifeResult solve(RandomLife life) {
        return Life.best().with(LIMITS).solve(problem(life, position(life)));
    }

    private static Position position(RandomLife life) {
        return Diagram.parse(String.join(
                "\n",
                life.rows().stream().map(row -> String.join(" ", row.split(""))).toList()));
    }

    private static LifeProblem problem(RandomLife life, Position position) {
        Geometry geometry = position.geometry();
        String[] words = life.claim().split(" ");
        Color side = color(words[2]);
        String points = String.join(" ", Arrays.asList(words).subList(7, words.length));
        List<List<Integer>> groups = new ArrayList<>();
        for (String group : words[1].equals("any") ? new String[0] : points.split(" & ")) {
            groups.add(Arrays.stream(group.split(" "))
                    .map(name -> point(geometry, name))
                    .toList());
        }
        PointSet area = new PointSet(geometry);
        IntStream.range(0, life.board().neighbors().size())
                .filter(point -> (life.area() >>> point & 1) == 1)
                .forEach(point -> area.add(point(geometry, life.board().name(point))));
        Color defender = words[1].equals("live") || words[1].equals("any") ? side : side.opposite();
        return new LifeProblem(position, defender, color(words[4]), groups, area);
    }

    private static int point(Geometry geometry, String name) {
        return IntStream.of(PointSet.board(geometry).toArray())
                .filter(point -> geometry.name(point).equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static Color color(String word) {
        return word.equals("black") ? Color.BLACK : Color.WHITE;
    }

    /** The verdict, if it can be enumerated and the two sides' games in the area leave one. */
    private static Optional<LifeVerdict> truth(LifeQuestion question) {
        boolean isLive = question.goal() == LifeQuestion.Goal.LIVE;
        int defender = isLive ? question.prover() : question.opponent();
        int attacker = isLive ? question.opponent() : question.prover();
        boolean isDefenderFirst = question.isProverFirst() == isLive;
        Optional<Boolean> lives = solve(question, LifeQuestion.Goal.LIVE, defender, attacker, isDefenderFirst, false);
        Optional<Boolean> dies = solve(question, LifeQuestion.Goal.KILL, attacker, defender, !isDefenderFirst, false);
        Optional<Boolean> livesByKo =
                solve(question, LifeQuestion.Goal.LIVE, defender, attacker, isDefenderFirst, true);
        Optional<Boolean> diesByKo =
                solve(question, LifeQuestion.Goal.KILL, attacker, defender, !isDefenderFirst, true);
        if (lives.isEmpty() || dies.isEmpty() || livesByKo.isEmpty() || diesByKo.isEmpty()) {
            return Optional.empty();
        }
        if (lives.get()) {
            return solve(question, LifeQuestion.Goal.PREVENT, attacker, defender, !isDefenderFirst, false)
                    .map(isSeki -> isSeki ? LifeVerdict.SEKI : LifeVerdict.ALIVE);
        }
        if (dies.get()) {
            return Optional.of(LifeVerdict.DEAD);
        }
        return Optional.of(livesByKo.get() && diesByKo.get() ? LifeVerdict.KO : LifeVerdict.UNKNOWN);
    }

    private static Optional<Boolean> solve(
            LifeQuestion question,
            LifeQuestion.Goal goal,
            int prover,
            int opponent,
            boolean isProverFirst,
            boolean isProversKo) {
        return LifeTruth.solve(
                new LifeQuestion(
                        question.near(),
                        prover,
                        opponent,
                        question.area(),
                        goal,
                        isProverFirst,
                        isProversKo,
                        question.groups()),
                MAX_STATES);
    }

    private static String certificate(RandomLife life, LifeResult result) {
        List<String> lines = new ArrayList<>(List.of(
                "sekilab-certificate 4",
                "board %d %d".formatted(life.rows().get(0).length(), life.rows().size())));
        life.rows().forEach(row -> lines.add("row " + row));
        result.proofs().forEach(proof -> lines.add("claim " + proof.claim()));
        result.proofs().forEach(proof -> lines.addAll(proof.lines()));
        lines.add("end");
        lines.add("boards 1\n");
        return String.join("\n", lines);
    }
}
