package org.sekilab.semeai.area;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sekilab.model.Color;
import org.sekilab.semeai.area.AreaBlocks.Block;
import org.sekilab.semeai.graph.Confrontation;
import org.sekilab.semeai.graph.Confrontation.Buffer;
import org.sekilab.semeai.graph.Gains;
import org.sekilab.semeai.graph.GraphRace;
import org.sekilab.semeai.graph.RaceGroup;
import org.sekilab.semeai.graph.SemeaiGraph;

/**
 * The semeai graph of a race that has only plain liberties, and the gains from captures in it. Immutable once found.
 *
 * <p>Source: [N05] 5.1, 5.2.
 * <p>Proves: until a group is captured, play on the board is play on the graph. Three facts make it so. Each empty
 * point touches at most one group of a color, or alive stones of that color. A stone there is connected to those and to
 * nothing else. Eyes have at most two points. Filling a liberty that belongs to the own group alone is never better
 * than a pass. A bound is for one side. {@link #gains} gives that side no more than the board does, and the other side
 * no less. Near alive stones, at most two ways to them count. An eye counts only if the captor touches all of its
 * points.
 * <p>Differs: the paper recognizes groups; here each block is one.
 * <p>Cost: some mask operations for each point and group of the area.
 */
public final class AreaGraph {
    private static final int LARGEST_EYE = 2; // if the owner moves first, three points become two eyes

    private final SemeaiArea area;
    private final AreaBlocks blocks;
    private final List<Group> groups = new ArrayList<>();
    private final List<Confrontation> edges = new ArrayList<>();
    private final List<Long> shared = new ArrayList<>(); // [edge] points
    private SemeaiGraph graph = new SemeaiGraph(List.of(), List.of());

    /** A block and its unshared liberties; mutable until all are found. */
    private static final class Group {
        private final Block block;
        private long inner;
        private long outer;
        private int eyes;

        private Group(Block block) {
            this.block = block;
        }

        private RaceGroup label() {
            int innerLiberties = eyes > 1 ? RaceGroup.ALIVE : Long.bitCount(inner);
            return new RaceGroup(block.color(), block.size(), innerLiberties, Long.bitCount(outer));
        }
    }

    private AreaGraph(SemeaiArea area) {
        this.area = area;
        this.blocks = new AreaBlocks(area);
        for (int i = 0; i < blocks.count(); i++) {
            groups.add(new Group(blocks.get(i)));
        }
    }

    /** The graph of a race; empty if something in the race is not plain. */
    public static Optional<AreaGraph> find(SemeaiArea area) {
        AreaGraph found = new AreaGraph(area);
        if (area.koPoint() >= 0 || !found.findLiberties()) {
            return Optional.empty();
        }
        found.findConfrontations();
        found.graph = new SemeaiGraph(found.groups.stream().map(Group::label).toList(), found.edges);
        return Optional.of(found);
    }

    /** The graph; its first two groups are the essential blocks. */
    public SemeaiGraph graph() {
        return graph;
    }

    /** True when there are groups besides the two essential blocks, or when one of these has two eyes. */
    public boolean isMultiple() {
        return groups.size() > 2 || groups.get(AreaBlocks.BLACK).eyes > 1 || groups.get(AreaBlocks.WHITE).eyes > 1;
    }

    /** The liberties that a move may fill, a mask of the area. */
    public long points(GraphRace.Move move) {
        return switch (move.kind()) {
            case OUTER -> groups.get(move.index()).outer;
            case INNER -> groups.get(move.index()).inner;
            case SHARED -> shared.get(move.index());
        };
    }

    /** The gains from captures: for the pessimist what is sure, for the other side as much as is possible. */
    public Gains gains(Color pessimist) {
        return (captor, inner, captured) -> {
            Block group = blocks.get(captor);
            Block gone = blocks.get(captured);
            int gain = group.color() == pessimist ? leastGain(group, gone) : mostGain(group, gone);
            if (gain == 0) {
                return inner;
            }
            return inner > 0 ? RaceGroup.ALIVE : gain;
        };
    }

    /**
     * Two ways to alive stones suffice, because one move of the other side closes only one of them. Only one block of a
     * color may use such ways, and that is the essential block. Otherwise the gain is an eye, if the captor touches all
     * of it.
     */
    private int leastGain(Block captor, Block captured) {
        long touched = captured.stones() & captor.exterior();
        boolean isEssential = captor.stones() == 0;
        if (isEssential && Long.bitCount(touched & area.wallAt(captor.color())) > 1) {
            return RaceGroup.ALIVE;
        }
        return touched == captured.stones() && isEnclosed(captor, captured) ? captured.size() : 0;
    }

    /** The captured group may have filled all but one of the liberties in its place. */
    private int mostGain(Block captor, Block captured) {
        int place = captured.size() + Long.bitCount(captured.exterior() & blocks.empty()) - 1;
        return place <= LARGEST_EYE && isEnclosed(captor, captured) ? place : RaceGroup.ALIVE;
    }

    /** True when the captor alone surrounds the place of the captured block, and the captured block has no eye. */
    private boolean isEnclosed(Block captor, Block captured) {
        long inTouch = captor.exterior();
        long others = area.wallAt(captor.color());
        for (Group group : groups) {
            boolean isOther = group.block.color() == captor.color() && !group.block.equals(captor);
            others |= isOther ? group.block.exterior() : 0;
        }
        long liberties = captured.exterior() & blocks.empty();
        return (liberties & ~inTouch) == 0 && ((captured.stones() | liberties) & others) == 0;
    }

    private boolean findLiberties() {
        for (Group group : groups) {
            if ((group.block.stones() & area.wallAt(group.block.color())) != 0) {
                return false; // alive, although the essential blocks reach it
            }
        }
        for (long rest = blocks.empty(); rest != 0; rest &= rest - 1) {
            int point = Long.numberOfTrailingZeros(rest);
            long black = blocks.touching(Color.BLACK, point);
            long white = blocks.touching(Color.WHITE, point);
            boolean isPlain = Long.bitCount(black) <= 1 && Long.bitCount(white) <= 1 && (black | white) != 0;
            if (!isPlain || !blocks.isLikeItsNeighbors(point)) {
                return false;
            }
            addLiberty(1L << point, black, white);
            addLiberty(1L << point, white, black);
        }
        return groups.stream().allMatch(this::tryCountEyes);
    }

    private void addLiberty(long point, long own, long others) {
        if (own != 0 && own != AreaBlocks.ALIVE) {
            Group group = groups.get(Long.numberOfTrailingZeros(own));
            group.outer |= others == AreaBlocks.ALIVE ? point : 0;
            group.inner |= others == 0 ? point : 0;
        }
    }

    private boolean tryCountEyes(Group group) {
        for (long rest = group.inner; rest != 0; ) {
            long eye = area.flood(Long.lowestOneBit(rest), group.inner);
            if (Long.bitCount(eye) > LARGEST_EYE) {
                return false;
            }
            group.eyes++;
            rest &= ~eye;
        }
        return true;
    }

    private void findConfrontations() {
        for (int black = 0; black < groups.size(); black++) {
            for (int white = 0; white < groups.size(); white++) {
                Block first = blocks.get(black);
                Block second = blocks.get(white);
                long points = first.exterior() & second.exterior() & blocks.empty();
                boolean isEdge = points != 0
                        || (first.exterior() & second.stones() | second.exterior() & first.stones()) != 0
                        || black == AreaBlocks.BLACK && white == AreaBlocks.WHITE;
                if (first.color() == Color.BLACK && second.color() == Color.WHITE && isEdge) {
                    edges.add(new Confrontation(black, white, Buffer.of(Long.bitCount(points))));
                    shared.add(points);
                }
            }
        }
    }
}
