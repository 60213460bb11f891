package org.sekilab.scoring;

import org.sekilab.model.Position;

/**
 * The situations of [AP], on boards made for this project, with the outcome that it describes. The diagrams are as in
 * {@link ScoringDiagram}.
 */
public enum ArticleBoard {
    /** "Seki": the side that plays B4 is captured. */
    CORNER_SEKI("""
            s X O s O X b X
            X . O O O X X X
            O O O X X X b X
            X X X X X X X X
            b b b b b b b b
            """),
    /** "A Strict Rule": A4 is neutral, and White has more eyes than needed. */
    THREE_EYES_BESIDE_NEUTRAL_POINT("""
            . O w O w O w O X b
            X O O O O O O O X b
            X X X X X X X X X b
            b b b b b b b b b b
            """),
    /** "Problems Due to False Eyes and Neutral Points": White can never fill the two eyes, but they are false. */
    TWO_FALSE_EYES("""
            . X . O X b b
            O X O O X X X
            f O f O X b b
            O O O X X X X
            X X X X b b b
            b b b b b b b
            """),
    /** "Filling False Eyes": D4 can be captured directly once A4 is filled. */
    OBVIOUS_FALSE_EYE("""
            . X X f X b X b X O w
            O O O X X X X X X O w
            w w O O O O O O O O w
            w w w w w w w w w w w
            """),
    /** C4 and E4 look false, but are never filled, because Black has two other eyes. */
    FALSE_LOOKING_EYES("""
            b X b X b X b X O w
            X X X O X X X X O w
            O O O O O O O O O w
            w w w w w w w w w w
            """),
    /** The board above with one eye less. E4 can now be captured directly, and then C4 too. */
    FALSE_LOOKING_EYES_THAT_ARE_FALSE("""
            s X f X f X X X O w
            X X X O X X X X O w
            O O O O O O O O O w
            w w w w w w w w w w
            """),
    /** "Filling is not Smart": Black at D5 is a snapback, which is left to the players. */
    SNAPBACK("""
            w O O w w O X b
            O O X O O O X b
            w O X X X X X b
            O O X b b b b b
            X X X b b b b b
            """),
    /** "Example with Two 1-Eyed Groups in Seki": C5 is neutral. */
    TWO_ONE_EYED_GROUPS("""
            s X . O s O X b X
            X X X O O O X X X
            O O O X X X X b X
            w O w O X X X X X
            O O O O X b b b b
            """),
    /** "Which Colour for Filling Neutral Points?": three ways to connect; one is enough. */
    THREE_WAYS_TO_CONNECT("""
            O O O O O O O
            X X X . X X X
            X b X . X b X
            X X X . X X X
            O O O O O O O
            w w w w w w w
            """),
    /** "Avoiding False Negatives with Alternate Play": a bamboo joint. */
    BAMBOO_JOINT("""
            X b X . X b X O w
            X X X . X X X O w
            O O O O O O O O w
            w w w w w w w w w
            """),
    /** "Using a Checkered Pattern": a gap of two by two points does not connect the groups on both sides. */
    GAP_OF_TWO_BY_TWO("""
            X s X . . X s X O w
            X X X . . X X X O w
            O O O O O O O O O w
            w w w w w w w w w w
            """),
    /** The gap without one of its corners. */
    GAP_OF_THREE("""
            X s X . . X s X O w
            X X X . O X X X O w
            O O O O O O O O O w
            w w w w w w w w w w
            """),
    /** Two points in a line. */
    GAP_OF_TWO("""
            X s X . . X s X O w
            X X X O O X X X O w
            O O O O O O O O O w
            w w w w w w w w w w
            """);

    private final String diagram;

    ArticleBoard(String diagram) {
        this.diagram = diagram;
    }

    public Position position() {
        return ScoringDiagram.position(diagram);
    }

    /** The board with the outcome that the article describes. */
    public String outcome() {
        return diagram;
    }
}
