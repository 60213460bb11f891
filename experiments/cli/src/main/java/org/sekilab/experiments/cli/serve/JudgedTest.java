package org.sekilab.experiments.cli.serve;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.sekilab.experiments.Words;
import org.sekilab.experiments.life.LifeAnswer;
import org.sekilab.experiments.regress.LifeTest;
import org.sekilab.experiments.regress.ProvedTest;
import org.sekilab.experiments.regress.ProvedTest.Judgement;
import org.sekilab.experiments.regress.TestResult;
import org.sekilab.life.LifeVerdict;
import org.sekilab.model.Color;
import org.sekilab.model.Points;
import org.sekilab.model.text.GtpPoints;

/**
 * A test about life, and what its proofs tell of the wanted answer and of the answers of all engines. The proofs
 * themselves are not kept.
 *
 * @param statuses that the proofs allow, in alphabetical order; unmodifiable
 * @param wanted the judgement of the wanted answer
 * @param proofs for each side that was asked to move first and has one; unmodifiable
 * @param results of each engine in their order; unmodifiable
 * @param contradicted for each engine, whether the status that it answered is proved wrong; unmodifiable
 */
record JudgedTest(
        LifeTest test,
        List<String> statuses,
        Judgement wanted,
        List<Proved> proofs,
        List<TestResult> results,
        List<Boolean> contradicted) {
    JudgedTest {
        statuses = List.copyOf(statuses);
        proofs = List.copyOf(proofs);
        results = List.copyOf(results);
        contradicted = List.copyOf(contradicted);
    }

    static JudgedTest of(ProvedTest test, List<Proved> proofs, List<TestResult> results) {
        List<Boolean> contradicted = results.stream()
                .map(result -> result.answer()
                        .filter(answer -> test.judge(answer) == Judgement.CONTRADICTED)
                        .isPresent())
                .toList();
        return new JudgedTest(
                test.test(),
                test.statuses().stream().sorted().toList(),
                test.judgeWanted(),
                proofs,
                results,
                contradicted);
    }

    boolean isProved() {
        return !proofs.isEmpty();
    }

    /** True if the proofs tell something against the wanted answer, or against the answer of an engine. */
    boolean hasDifference() {
        return wanted != Judgement.NOT_CONTRADICTED || contradicted.contains(true);
    }

    /** The proofs in words, such as "white first: DEAD by C1, certificate 12". */
    String describeProofs() {
        return proofs.stream().map(Proved::describe).collect(Collectors.joining("; "));
    }

    /**
     * What is proved.
     *
     * @param first the side that moves first
     * @param move that reaches the verdict; empty if the side to move has no use for one
     * @param certificate its number in the file of certificates, from 1; empty if it is not written
     */
    record Proved(Color first, LifeVerdict verdict, String move, OptionalInt certificate) {
        static Proved of(LifeAnswer answer, OptionalInt certificate) {
            int move = answer.result().move();
            return new Proved(
                    answer.problem().first(),
                    answer.result().verdict(),
                    move == Points.NONE
                            ? ""
                            : GtpPoints.format(answer.problem().position().geometry(), move),
                    certificate);
        }

        private String describe() {
            return "%s first: %s%s%s"
                    .formatted(
                            Words.of(first),
                            verdict,
                            move.isEmpty() ? "" : " by " + move,
                            certificate.isPresent() ? ", certificate " + certificate.getAsInt() : "");
        }
    }
}
