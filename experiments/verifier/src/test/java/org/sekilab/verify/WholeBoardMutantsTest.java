package org.sekilab.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.Random;
import java.util.function.BiFunction;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Tag;
import org.sekilab.model.Seeds;

/**
 * Whatever the checker accepts of a small board is true by enumeration of the whole board: random certificates with
 * zones of both colors, and their mutants. Some have strategies of life, too.
 */
class WholeBoardMutantsTest {
    private static final int MUTANTS_OF_A_CERTIFICATE = 500;
    private static final int MUTANTS_WITH_LIFE = 50; // few, so that there are many certificates
    private static final int CLAIMS_OF_A_MUTANT = 3; // that are tried if it is accepted
    private static final int MAX_STATES = 60_000;
    private static final String LIFE = "(?m)^life (?s:.*?)(?=^(zone|life|claim|end)\\b)"; // with its states

    private int mutantsOfEach = MUTANTS_OF_A_CERTIFICATE;
    private int certificates;
    private int onLife; // certificates with claims that rest on a strategy of life
    private int mutants;
    private int accepted; // mutants that differ from their certificate
    private int unknown; // accepted mutants with too many states to enumerate
    private int enumerations; // of claims that were not known to be true

    @RepeatedTest(1)
    void acceptedMutantsOfWholeBoardsAreTrue(RepetitionInfo run) {
        check(new Random(Seeds.next(run)), 5_000, RandomCertificate::next);
        assertThat(accepted).isGreaterThan(mutants / 50);
        assertThat(enumerations).isGreaterThan(mutants / 1_000);
        assertThat(unknown).isLessThan(accepted / 20);
    }

    @RepeatedTest(2)
    @Tag("thorough")
    void acceptedMutantsOfWholeBoardsAreTrueOften(RepetitionInfo run) {
        acceptedMutantsOfWholeBoardsAreTrue(run);
    }

    /** A million mutants in all. */
    @RepeatedTest(50)
    @Tag("slow")
    void acceptedMutantsOfWholeBoardsAreTrueManyTimes(RepetitionInfo run) {
        check(new Random(Seeds.next(run)), 20_000, RandomCertificate::next);
        assertThat(accepted).isGreaterThan(mutants / 50);
        assertThat(enumerations).isGreaterThan(mutants / 1_000);
        assertThat(unknown).isLessThan(accepted / 20);
    }

    @RepeatedTest(1)
    void acceptedMutantsOfBoardsWithLifeAreTrue(RepetitionInfo run) {
        checkWithLife(new Random(Seeds.next(run)), 500);
    }

    @RepeatedTest(2)
    @Tag("thorough")
    void acceptedMutantsOfBoardsWithLifeAreTrueOften(RepetitionInfo run) {
        checkWithLife(new Random(Seeds.next(run)), 1_000);
    }

    /** A million mutants in all. */
    @RepeatedTest(20)
    @Tag("slow")
    void acceptedMutantsOfBoardsWithLifeAreTrueManyTimes(RepetitionInfo run) {
        checkWithLife(new Random(Seeds.next(run)), 50_000);
    }

    private void checkWithLife(Random random, int count) {
        mutantsOfEach = MUTANTS_WITH_LIFE;
        check(random, count, RandomCertificate::nextWithLife);
        assertThat(onLife).isGreaterThan(certificates / 10);
        assertThat(accepted).isGreaterThan(mutants / 50);
        assertThat(unknown).isLessThan(accepted / 20);
    }

    /** Whether a claim needs a strategy of life. */
    private static boolean restsOnLife(String certificate) {
        return Certificates.problem(certificate.replaceAll(LIFE, "")).isPresent();
    }

    private void check(Random random, int count, BiFunction<WholeBoard, Random, Optional<String>> source) {
        while (mutants < count) {
            WholeBoard board = WholeBoard.next(random);
            Optional<String> certificate = source.apply(board, random);
            if (certificate.isPresent()) {
                check(board, certificate.get(), random);
            }
        }
    }

    private void check(WholeBoard board, String certificate, Random random) {
        certificates++;
        onLife += restsOnLife(certificate) ? 1 : 0;
        WholeBoardTruth truth = new WholeBoardTruth(MAX_STATES);
        assertThat(Certificates.problem(certificate)).as(certificate).isEmpty();
        WholeBoardTruth.Answer first = truth.judge(certificate);
        assertThat(first).as(certificate).isNotEqualTo(WholeBoardTruth.Answer.FALSE);
        if (first == WholeBoardTruth.Answer.UNKNOWN) {
            return;
        }
        for (int i = 0; i < mutantsOfEach; i++) {
            String mutant = Mutant.of(board, certificate, random);
            if (isAcceptedAndTrue(mutant, certificate, truth)) {
                for (int more = 0; more < CLAIMS_OF_A_MUTANT; more++) {
                    isAcceptedAndTrue(Mutant.withClaim(board, mutant, random), mutant, truth);
                }
            }
        }
        enumerations += truth.enumerations();
    }

    /** Whether the checker accepts a mutant. What it accepts is true. */
    private boolean isAcceptedAndTrue(String mutant, String before, WholeBoardTruth truth) {
        mutants++;
        if (mutant.equals(before) || Certificates.problem(mutant).isPresent()) {
            return false;
        }
        accepted++;
        WholeBoardTruth.Answer answer = truth.judge(mutant);
        assertThat(answer).as(mutant).isNotEqualTo(WholeBoardTruth.Answer.FALSE);
        unknown += answer == WholeBoardTruth.Answer.UNKNOWN ? 1 : 0;
        return true;
    }
}
