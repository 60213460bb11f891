package org.sekilab.semeai;

import java.util.Optional;
import org.sekilab.model.Color;
import org.sekilab.semeai.area.AreaBlocks;
import org.sekilab.semeai.area.RacePart;
import org.sekilab.semeai.area.SemeaiArea;

/**
 * The class of a race: how hard the race is.
 *
 * <p>Source: [M99], which has six more classes above {@link #TWO}, for races that need search.
 * <p>Proves: nothing; the outcome is for analyzers to find. In the classes here everything is counted except the links
 * of groups.
 * <p>Differs: whether an eye is a nakade shape is not checked. A block belongs to an essential group if two empty
 * points touch both: when the opponent takes one of them, the other one connects.
 */
public enum SemeaiClass {
    /** All liberties are plain. */
    ZERO,
    /** All liberties are plain, and each essential block may have an eye. */
    ONE,
    /** As {@link #ONE}, but an essential group may have several blocks. */
    TWO,
    /** Anything else. */
    HIGHER;

    private static final int LINKS = 2;

    /** The class of a race in its proved area. */
    public static SemeaiClass of(SemeaiProblem problem) {
        return of(Walls.areaOf(problem));
    }

    static SemeaiClass of(SemeaiArea area) {
        if (!area.fits()) {
            return HIGHER;
        }
        Optional<SemeaiClass> own = ofParts(area);
        if (own.isPresent()) {
            return own.get();
        }
        AreaBlocks blocks = new AreaBlocks(area);
        long[] linked = {linkedStones(blocks, Color.BLACK), linkedStones(blocks, Color.WHITE)};
        SemeaiArea united = area.withEssential(linked);
        return united.size() < area.size() && ofParts(united).isPresent() ? TWO : HIGHER;
    }

    /**
     * The class from the parts alone, where all blocks except the essential ones are stones in eyes; empty if the class
     * is higher.
     */
    private static Optional<SemeaiClass> ofParts(SemeaiArea area) {
        int[] eyes = new int[Color.values().length];
        for (RacePart part : RacePart.of(area)) {
            if (part.kind() == RacePart.Kind.OTHER) {
                return Optional.empty();
            }
            if (part.kind() == RacePart.Kind.EYE) {
                eyes[part.owner().ordinal()]++;
            }
        }
        int most = Math.max(eyes[0], eyes[1]);
        return most > 1 ? Optional.empty() : Optional.of(most == 1 ? ONE : ZERO);
    }

    /** The stones of the blocks that are linked to an essential block, directly or through other blocks. */
    private static long linkedStones(AreaBlocks blocks, Color color) {
        long linked = 0;
        long exterior = blocks.get(color == Color.BLACK ? AreaBlocks.BLACK : AreaBlocks.WHITE)
                .exterior();
        boolean hasGrown = true;
        while (hasGrown) {
            hasGrown = false;
            for (int i = 0; i < blocks.count(); i++) {
                AreaBlocks.Block block = blocks.get(i);
                boolean isNew = block.color() == color && (block.stones() & ~linked) != 0;
                if (isNew && Long.bitCount(block.exterior() & exterior & blocks.empty()) >= LINKS) {
                    linked |= block.stones();
                    exterior |= block.exterior();
                    hasGrown = true;
                }
            }
        }
        return linked;
    }
}
