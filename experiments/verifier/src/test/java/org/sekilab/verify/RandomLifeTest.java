package org.sekilab.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Tag;
import org.sekilab.model.Seeds;

/**
 * Whatever the checker accepts of life and death on small boards is true by enumeration. Brute force writes the
 * strategies, with zones that shrink at random; they are accepted, and then they are changed. Each claim is compared
 * with all play in its area, and, if the opponent may retake kos, with all play on the whole board.
 */
class RandomLifeTest {
    private static final int MUTANTS_OF_A_CERTIFICATE = 100;
    private static final int MUTANTS_OF_A_FALSE_CERTIFICATE = 20;
    private static final int MAX_STATES = 40_000;

    private final Map<RandomLife, Optional<Boolean>> truths = new HashMap<>();
    private int certificates;
    private int withSmallerZones;
    private int mutants;
    private int accepted; // mutants that differ from their certificate
    private int claims; // that were enumerated
    private int unknown; // with too many states to enumerate
    private final Map<LifeWriter.Leniency, Integer> rejected = new HashMap<>(); // false claims

    @RepeatedTest(2)
    void acceptedLifeAndDeathIsTrue(RepetitionInfo run) {
        check(new Random(Seeds.next(run)), 500, 9);
    }

    @RepeatedTest(2)
    @Tag("thorough")
    void acceptedLifeAndDeathIsTrueOften(RepetitionInfo run) {
        check(new Random(Seeds.next(run)), 10_000, 10);
    }

    /** A million mutants in all. */
    @RepeatedTest(20)
    @Tag("slow")
    void acceptedLifeAndDeathIsTrueManyTimes(RepetitionInfo run) {
        check(new Random(Seeds.next(run)), 50_000, 12);
    }

    private void check(Random random, int count, int maxPoints) {
        while (mutants < count) {
            truths.clear();
            RandomLife life = RandomLife.next(random, maxPoints, 9);
            life.certificate(random, Set.of()).ifPresent(certificate -> check(certificate, random));
        }
        assertThat(accepted).isGreaterThan(mutants / 50);
        assertThat(withSmallerZones).isGreaterThan(certificates / 4);
        assertThat(unknown).isLessThan(claims / 4);
    }

    private void check(String certificate, Random random) {
        certificates++;
        withSmallerZones += certificate.contains("zones 1\n") ? 0 : 1;
        assertThat(Certificates.problem(certificate)).as(certificate).isEmpty();
        assertTrue(certificate);
        for (int i = 0; i < MUTANTS_OF_A_CERTIFICATE; i++) {
            String mutant = LifeMutant.of(certificate, random);
            mutants++;
            if (!mutant.equals(certificate) && Certificates.problem(mutant).isEmpty()) {
                accepted++;
                assertTrue(mutant);
            }
        }
    }

    private void assertTrue(String certificate) {
        assertThat(truth(certificate)).as(certificate).isNotEqualTo(Optional.of(false));
    }

    private Optional<Boolean> truth(String certificate) {
        return truths.computeIfAbsent(RandomLife.of(certificate), life -> {
            Optional<Boolean> truth = life.isTrue(MAX_STATES);
            claims++;
            unknown += truth.isEmpty() ? 1 : 0;
            return truth;
        });
    }

    /** Without some of the rules, brute force has strategies for what is false. */
    @RepeatedTest(2)
    @Tag("thorough")
    void strategiesThatLeaveARuleOutAreRejectedOrTrue(RepetitionInfo run) {
        Random random = new Random(Seeds.next(run));
        List<LifeWriter.Leniency> all = List.of(LifeWriter.Leniency.values());
        for (int i = 0; i < 3_000; i++) {
            LifeWriter.Leniency leniency = all.get(random.nextInt(all.size()));
            truths.clear();
            RandomLife.next(random, 9, 8)
                    .certificate(random, EnumSet.of(leniency))
                    .ifPresent(certificate -> checkLenient(certificate, leniency, random));
        }
        assertThat(rejected)
                .containsKeys(
                        LifeWriter.Leniency.DOUBTFUL,
                        LifeWriter.Leniency.PASS,
                        LifeWriter.Leniency.OUTER_STONES_FALL,
                        LifeWriter.Leniency.OPEN_EYES,
                        LifeWriter.Leniency.ONE_EYE);
    }

    private void checkLenient(String certificate, LifeWriter.Leniency leniency, Random random) {
        if (truth(certificate).equals(Optional.of(false))) {
            assertThat(Certificates.problem(certificate)).as(certificate).isPresent();
            rejected.merge(leniency, 1, Integer::sum);
            for (int i = 0; i < MUTANTS_OF_A_FALSE_CERTIFICATE; i++) {
                String mutant = LifeMutant.of(certificate, random);
                if (Certificates.problem(mutant).isEmpty()) {
                    assertTrue(mutant);
                }
            }
        }
    }
}
