package org.sekilab.experiments.regress;

/** A block with three points in a row as its only space, in the corner: B1 kills A2, and B1 saves it. */
public final class ThreeInARow {
    /** The commands that set it up. */
    public static final String SETUP = """
            boardsize 7
            play b A2
            play b B2
            play b C2
            play b D2
            play b D1
            play w A3
            play w B3
            play w C3
            play w D3
            play w E3
            play w E2
            play w E1
            """;

    private ThreeInARow() {}
}
