package org.sekilab.experiments.regress;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.sekilab.experiments.gtp.protocol.GtpResponse;
import org.sekilab.experiments.life.LifeAnswer;
import org.sekilab.life.LifeVerdict;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.text.GtpPoints;

/**
 * A test that asks whether a block lives, and what is proved of it.
 *
 * @param answers one for each side that was asked to move first, those without a proof included; unmodifiable
 */
public record ProvedTest(LifeTest test, List<LifeAnswer> answers) {
    private static final String UNCERTAIN = " uncertain"; // an end that some answers of GNU Go have

    public ProvedTest {
        answers = List.copyOf(answers);
    }

    /** How proofs judge an answer. */
    public enum Judgement {
        /** No proof tells against it. */
        NOT_CONTRADICTED,
        /** A pattern has the proved status, and lacks the proved move. */
        LACKS_MOVE,
        /** Its status is proved wrong. */
        CONTRADICTED;

        /** The name in words. */
        public String label() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }

    /** The answers with a proof; unmodifiable. */
    public List<LifeAnswer> proofs() {
        return answers.stream().filter(LifeAnswer::isProved).toList();
    }

    /** The statuses that the proofs allow. */
    public Set<String> statuses() {
        Set<String> statuses = new HashSet<>(test.kind().statuses());
        for (LifeAnswer proof : proofs()) {
            statuses.retainAll(test.kind().statuses(proof.result().verdict(), isAttackerFirst(proof)));
        }
        return statuses;
    }

    /**
     * The judgement of what an engine answered. An answer without a status, such as {@code unknown}, claims nothing.
     */
    public Judgement judge(GtpResponse answer) {
        String status = answer.text().split("\\s", 2)[0];
        boolean isClaim = answer.isSuccess() && test.kind().statuses().contains(status);
        return isClaim && !statuses().contains(status) ? Judgement.CONTRADICTED : Judgement.NOT_CONTRADICTED;
    }

    /**
     * The judgement of what the test wants: contradicted if no answer with a proved status is a wanted one.
     *
     * <p>Cost: a match of the pattern for each pair of points at most.
     */
    public Judgement judgeWanted() {
        Expectation wanted = test.test().expectation().orElseThrow();
        if (statuses().stream().noneMatch(status -> isWantedWithAnyMoves(wanted, status))) {
            return Judgement.CONTRADICTED;
        }
        boolean lacks =
                provedAnswer().filter(answer -> !isWanted(wanted, answer)).isPresent();
        return lacks ? Judgement.LACKS_MOVE : Judgement.NOT_CONTRADICTED;
    }

    /** A whole answer with moves that are proved to work. Empty if no such move is known. */
    public Optional<String> provedAnswer() {
        return switch (test.kind()) {
            case OWL_ATTACK -> winningMove(true).map("1 "::concat);
            case OWL_DEFEND -> winningMove(false).map("1 "::concat);
            case DRAGON_STATUS ->
                winningMove(true)
                        .flatMap(kill -> winningMove(false).map(save -> "critical %s %s".formatted(kill, save)));
        };
    }

    /** The move with which the side that moves first succeeds. Empty if a pass does, too. */
    private Optional<String> winningMove(boolean isAttackers) {
        return proofs().stream()
                .filter(proof -> isAttackerFirst(proof) == isAttackers)
                .filter(proof -> isSuccess(proof.result().verdict(), isAttackers))
                .map(proof -> proof.result().move())
                .filter(move -> move != Points.NONE && move != Points.PASS)
                .map(move -> GtpPoints.format(geometry(), move))
                .findFirst();
    }

    private static boolean isSuccess(LifeVerdict verdict, boolean isAttackers) {
        return isAttackers ? verdict == LifeVerdict.DEAD : verdict.isLife();
    }

    private static boolean isAttackerFirst(LifeAnswer answer) {
        return answer.problem().first() != answer.problem().defender();
    }

    private boolean isWantedWithAnyMoves(Expectation wanted, String status) {
        List<String> points = IntStream.of(PointSet.board(geometry()).toArray())
                .mapToObj(geometry()::name)
                .toList();
        List<String> one = Stream.concat(Stream.of("", " PASS"), points.stream().map(" "::concat))
                .map(status::concat)
                .toList();
        if (one.stream().anyMatch(answer -> isWanted(wanted, answer))) {
            return true;
        }
        return test.kind() == LifeTest.Kind.DRAGON_STATUS
                && one.stream()
                        .anyMatch(answer -> points.stream().anyMatch(move -> isWanted(wanted, answer + " " + move)));
    }

    private static boolean isWanted(Expectation wanted, String answer) {
        boolean isUncertain =
                wanted.sense() == Expectation.Sense.MATCH && wanted.isMetBy(GtpResponse.success(answer + UNCERTAIN));
        return isUncertain || wanted.isMetBy(GtpResponse.success(answer));
    }

    private Geometry geometry() {
        return test.position().geometry();
    }
}
