package org.sekilab.scoring;

import org.sekilab.model.Position;

/** The situations of [AP], on boards of our own, with the outcome that it describes; diagrams as in {@link ScoringDiagram}. */
public enum ArticleBoard {
    /** "Seki": who plays B4 is captured. */
    CORNER_SEKI("""
            s X O s O X b X
            X . O O O X X X
            O O O X X X b X
            X X X X X X X X
            b b b b b b b b
            """),
    /** "A Strict Rule": A4 is neutral, and White has more eyes than he needs. */
    THREE_EYES_BESIDE_NEUTRAL_POINT("""
            . O w O w O w O X b
            X O O O O O O O X b
            X X X X X X X X X b
            b b b b b b b b b b
            """),
    /** "Problems Due to False Eyes and Neutral Points": White can never fill his two eyes, but they are false. */
    TWO_FALSE_EYES("""
            . X . O X b b
            O X O O X X X
            f O f O X b b
            O O O X X X X
            X X X X b b b
            b b b b b b b
            """),
    /** "Filling False Eyes": D4 is a direct capture once A4 is filled. */
    OBVIOUS_FALSE_EYE("""
            . X X f X b X b X O w
            O O O X X X X X X O w
            w w O O O O O O O O w
            w w w w w w w w w w w
            """),
    /** C4 and E4 look false, but are never filled: Black has two eyes besides. */
    FALSE_LOOKING_EYES("""
            b X b X b X b X O w
            X X X O X X X X O w
            O O O O O O O O O w
            w w w w w w w w w w
            """),
    /** The same with one eye less: E4 is a direct capture now, and then C4 is one too. */
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
    /** "Which Colour for Filling Neutral Points?": three ways to connect, of which one is enough. */
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
    /** "Using a Checkered Pattern": groups on both sides of a gap of two by two points are not connected. */
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
