package org.sekilab.experiments.cli.serve;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.sekilab.experiments.Words;
import org.sekilab.experiments.life.LifeAnswer;
import org.sekilab.experiments.regress.ProvedTest;
import org.sekilab.experiments.regress.ProvedTest.Judgement;
import org.sekilab.experiments.regress.TestResult;
import org.sekilab.model.Points;
import org.sekilab.model.text.GtpPoints;

/**
 * A test about life with proofs, and the answers of all engines.
 *
 * @param certificates the number of the certificate of each proof, in their order; unmodifiable
 * @param results of each engine in their order; unmodifiable
 */
record JudgedTest(ProvedTest test, List<OptionalInt> certificates, List<TestResult> results) {
    JudgedTest {
        certificates = List.copyOf(certificates);
        results = List.copyOf(results);
    }

    /** Whether the status that an engine answered is proved wrong. */
    boolean isContradicted(int engine) {
        return results.get(engine)
                .answer()
                .filter(answer -> test.judge(answer) == Judgement.CONTRADICTED)
                .isPresent();
    }

    /** True if the proofs tell something against the wanted answer, or against the answer of an engine. */
    boolean hasDifference() {
        return test.judgeWanted() != Judgement.NOT_CONTRADICTED
                || IntStream.range(0, results.size()).anyMatch(this::isContradicted);
    }

    /** The proofs in words, such as "white first: DEAD by C1, certificate 12". */
    String describeProofs() {
        return IntStream.range(0, certificates.size()).mapToObj(this::describe).collect(Collectors.joining("; "));
    }

    private String describe(int index) {
        LifeAnswer proof = test.proofs().get(index);
        String move = moveOf(proof).isEmpty() ? "" : " by " + moveOf(proof);
        OptionalInt certificate = certificates.get(index);
        return "%s first: %s%s%s"
                .formatted(
                        firstOf(proof),
                        proof.result().verdict(),
                        move,
                        certificate.isPresent() ? ", certificate " + certificate.getAsInt() : "");
    }

    /** The name of the side that moves first. */
    static String firstOf(LifeAnswer proof) {
        return Words.of(proof.problem().first());
    }

    /** The name of the move that reaches the verdict; empty if the side to move has no use for one. */
    static String moveOf(LifeAnswer proof) {
        int move = proof.result().move();
        return move == Points.NONE
                ? ""
                : GtpPoints.format(proof.problem().position().geometry(), move);
    }
}
