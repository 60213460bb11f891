package org.sekilab.experiments.trim;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** A zone as the lines of a certificate have it. Immutable. */
sealed interface ZoneText {
    /** The word for the defender. */
    String side();

    /** What it promises beside its goal. */
    Mark mark();

    /** The blocks that must not be captured. */
    List<BlockText> blocks();

    /** Where the zone plays, by R-ZONE-2. A point of a pair that is in a part comes twice. */
    int[] points();

    /**
     * A line {@code block}.
     *
     * @param point a stone of the block
     * @param eyes a mask, or {@link #ALIVE}
     */
    record BlockText(int point, long eyes) {
        /** The block is assumed to be alive. No mask has this value. */
        static final long ALIVE = -1;
    }

    /** What else a zone promises. */
    enum Mark {
        NONE,
        /** No answer of the defender makes a position that was there before. */
        SUPERKO
    }

    /** The side that moves first in a game. */
    enum First {
        ATTACKER,
        DEFENDER
    }

    /**
     * A zone of pairs.
     *
     * @param eyes the points of each line {@code eye}
     * @param territory the points of each line {@code territory}
     * @param pairs two points each
     */
    @SuppressWarnings("ArrayRecordComponent") // no zone is compared with another
    record Pairs(String side, Mark mark, List<int[]> eyes, List<int[]> territory, List<BlockText> blocks, int[] pairs)
            implements ZoneText {
        public Pairs {
            eyes = List.copyOf(eyes);
            territory = List.copyOf(territory);
            blocks = List.copyOf(blocks);
        }

        @Override
        public int[] points() {
            return Stream.of(eyes, territory, List.of(pairs))
                    .flatMap(List::stream)
                    .flatMapToInt(Arrays::stream)
                    .toArray();
        }
    }

    /**
     * A zone with a game.
     *
     * @param goal the word for it
     * @param first the side that moves first
     * @param points in ascending order
     * @param territory bit i is the point with index i
     * @param lost a stone of each block that may be captured
     * @param givers the indices of the zones that bits of eyes stand for
     */
    @SuppressWarnings("ArrayRecordComponent") // no zone is compared with another
    record Game(
            String side,
            String goal,
            First first,
            Mark mark,
            int[] points,
            long territory,
            List<BlockText> blocks,
            int[] lost,
            int[] givers,
            StateLines lines)
            implements ZoneText {
        public Game {
            blocks = List.copyOf(blocks);
        }

        /** True if the attacker is the winner. Its lines may lead back, unless the goal is refuted. */
        boolean isRefutation() {
            return goal.startsWith("not-") || goal.equals("refuted");
        }

        /** True if the zone proves nothing of the whole board. */
        boolean isAside() {
            return isRefutation() || first == First.DEFENDER;
        }

        /** The game without some points. The lines of states are those of this game. */
        Game without(List<Integer> removed) {
            int[] left = Arrays.stream(points)
                    .filter(point -> !removed.contains(point))
                    .toArray();
            long mask = 0;
            for (int i = 0; i < left.length; i++) {
                mask |= (territory >>> Arrays.binarySearch(points, left[i]) & 1) << i;
            }
            return new Game(side, goal, first, mark, left, mask, blocks, lost, givers, lines);
        }

        Game withGivers(int[] others) {
            return new Game(side, goal, first, mark, points, territory, blocks, lost, others, lines);
        }

        Game with(StateLines others) {
            return new Game(side, goal, first, mark, points, territory, blocks, lost, givers, others);
        }
    }
}
