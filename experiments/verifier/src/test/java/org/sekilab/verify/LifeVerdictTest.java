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
    @Tag("slow")
    void verdictsAreTrueByEnumerationOften(RepetitionInfo run) {
        check(new Random(Seeds.next(run)), 250, 12);
    }

    @RepeatedTest(1)
    void lifeOfAnythingIsTrueByEnumerationAndItsCertificatesAreAccepted(RepetitionInfo run) {
        checkAnything(new Random(Seeds.next(run)), 100, 9);
    }

    @RepeatedTest(4)
    @Tag("slow")
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
                Optional<LifeVerdict> truth = facts(question).verdict();
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
                    ? LifeTruth.solve(life.question().withProversKo(false), MAX_STATES)
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
            assertThat(facts(question).livesWith(!isWinnerDefender, threats, LifeTruth.Worth.RETAKE))
                    .as("%s %s %d", life, ko, threats)
                    .isIn(Optional.empty(), Optional.of(isWinnerDefender));
        }
        ko.enough()
                .ifPresent(threats -> assertThat(
                                facts(question).livesWith(!isWinnerDefender, threats, LifeTruth.Worth.RETAKE))
                        .as("%s %s", life, ko)
                        .isIn(Optional.empty(), Optional.of(!isWinnerDefender)));
        ko.ahead().ifPresent(turns -> {
            for (int ahead = 0; ahead <= turns; ahead++) {
                assertThat(facts(question).livesWith(!isWinnerDefender, ahead, LifeTruth.Worth.TURN))
                        .as("%s %s %d", life, ko, ahead)
                        .isIn(Optional.empty(), Optional.of(isWinnerDefender == ahead < turns));
            }
        });
        if (ko.kind() == LifeKo.Kind.APPROACH || ko.kind() == LifeKo.Kind.MULTI_STAGE) {
            boolean isOfOneKo = ko.kind() == LifeKo.Kind.APPROACH;
            assertThat(facts(question).livesWith(!isWinnerDefender, 3, LifeTruth.Worth.RETAKE_OF_ONE_KO))
                    .as("%s %s", life, ko)
                    .isIn(Optional.empty(), Optional.of(isOfOneKo != isWinnerDefender));
        }
        if (ko.kind() == LifeKo.Kind.THOUSAND_YEAR) {
            assertThat(isWinnerDefender).as("%s %s", life, ko).isTrue();
            assertThat(facts(question).isSekiWithoutThreats())
                    .as("%s %s", life, ko)
                    .isIn(Optional.empty(), Optional.of(true));
        }
    }

    private static LifeFacts facts(LifeQuestion question) {
        return new LifeFacts(question, MAX_STATES);
    }

    private static boolean isWithinArea(LifeQuestion question) {
        return question.groups().stream().allMatch(group -> (group & ~question.area()) == 0);
    }

    static LifeResult solve(RandomLife life) {
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
