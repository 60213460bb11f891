package org.sekilab.verify;

/** Small certificates by hand that several tests begin with. */
public final class SmallCertificates {
    /** A board where black has two eyes in a row: the lines of a file between the first and the last one. */
    public static final String TWO_EYES = """
            board 5 4 two eyes
            row .X.XO
            row XXXXO
            row OOOOO
            row .....
            claim black alive B4
            claim black territory A4 C4
            zone black pairs
            territory A4
            territory C4
            block A3 0
            end
            """;

    /** The rows of a board with two black blocks, at B1 and at D1. */
    static final String LOST_ROWS = """
            row .X.XO.
            row XX.XO.
            """;

    /** A zone on that board: the block at B1 keeps a liberty in the middle, and the one at D1 may be lost. */
    static final String LOST_ZONE = """
            zone black game alive
            points C1 C2
            territory 0
            block B1 1
            lost D1
            states 11
            a 1 2 3
            d 1 3
            d 0 3
            d p 3
            a 3
            a 3
            .
            d p 2
            d p 2
            .
            .
            """;

    private SmallCertificates() {}
}
