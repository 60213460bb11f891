package org.sekilab.verify;

import java.util.Optional;
import java.util.Random;
import org.sekilab.statics.EnclosedBoard;

/** Random certificates for tests of other modules, with all kinds of zones and claims. The checker accepts them. */
public final class SampleCertificates {
    private SampleCertificates() {}

    /** A certificate by brute force or by the solver, or nothing if nothing is proved of the random board. */
    public static Optional<String> next(Random random) {
        return switch (random.nextInt(3)) {
            case 0 -> RandomCertificate.next(WholeBoard.next(random), random);
            case 1 -> EnclosedBoard.next(random, 7).flatMap(board -> MutationTest.certificateOfValue(board, random));
            default ->
                EnclosedBoard.next(random, 9).flatMap(board -> MutationTest.certificateOfSolver(board.position()));
        };
    }
}
