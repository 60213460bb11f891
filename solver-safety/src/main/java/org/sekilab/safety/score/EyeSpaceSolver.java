package org.sekilab.safety.score;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.local.KoThreats;
import org.sekilab.model.local.LocalShape;
import org.sekilab.safety.RegionResult;
import org.sekilab.safety.RegionSolver;
import org.sekilab.safety.settings.Verdict;
import org.sekilab.search.Limit;
import org.sekilab.statics.eyespace.EnclosedRegion;
import org.sekilab.statics.eyespace.EyeShape;
import org.sekilab.statics.eyespace.EyeStatus;
import org.sekilab.statics.eyespace.EyeType;
import org.sekilab.statics.eyespace.RegionDatabase;
import org.sekilab.statics.eyespace.RegionEntry;

/**
 * Solves empty regions within one block, as in the {@link RegionDatabase}.
 *
 * <p>Source: [N05] 3.2 and 3.5.
 * <p>Proves: each type is two verdicts of {@link RegionSolver}: with all ko threats on the attacker's side, and with
 * all on the defender's.
 * <p>Differs: nothing.
 * <p>Cost: twelve problems for an entry, each up to three searches within the limits.
 */
public final class EyeSpaceSolver {
    private static final Color DEFENDER = Color.BLACK;

    private final RegionSolver solver;

    public EyeSpaceSolver(RegionSolver solver) {
        this.solver = solver;
    }

    /** Solves a region, with each number of liberties outside; empty if a limit was reached. */
    public Optional<RegionEntry> solve(EyeShape shape) {
        List<EyeStatus> statuses = new ArrayList<>();
        for (int liberties = 0; liberties <= RegionDatabase.MAX_OUTSIDE_LIBERTIES; liberties++) {
            Game game = Game.of(EnclosedRegion.of(shape, liberties));
            Optional<EyeType> own = type(game, DEFENDER);
            Optional<EyeType> other = type(game, DEFENDER.opposite());
            if (own.isEmpty() || other.isEmpty()) {
                return Optional.empty();
            }
            statuses.add(new EyeStatus(own.get(), other.get()));
        }
        return Optional.of(new RegionEntry(shape, statuses));
    }

    private Optional<EyeType> type(Game game, Color first) {
        RegionResult worst = solver.solve(game.shape(), game.position(), first, KoThreats.UNLIMITED);
        RegionResult best = solver.solve(game.shape(), game.position(), first, KoThreats.OF_THE_DEFENDER);
        if (isOpen(worst) || isOpen(best)) {
            return Optional.empty();
        }
        EyeType type = type(worst.verdict(), best.verdict());
        boolean isAlive = type == EyeType.R
                && solver.proveAtLeastSeki(game.shape(), game.position(), first, KoThreats.UNLIMITED)
                && solver.proveAtLeastSeki(game.shape(), game.position(), first, KoThreats.OF_THE_DEFENDER);
        return Optional.of(isAlive ? EyeType.SR : type);
    }

    private static boolean isOpen(RegionResult result) {
        return result.verdict() == Verdict.UNKNOWN && result.limit() != Limit.REPETITION;
    }

    /**
     * The type of a region; R also stands for SR.
     *
     * @param worst the verdict if the attacker wins all ko fights; UNKNOWN if it depends on the rule for repetitions
     * @param best the verdict if the defender wins all ko fights: no worse
     */
    static EyeType type(Verdict worst, Verdict best) {
        if (best == Verdict.UNKNOWN) {
            return EyeType.R;
        }
        return switch (worst) {
            case SAFE -> EyeType.T;
            case SEKI -> best == Verdict.SAFE ? EyeType.ST : EyeType.S;
            case UNSAFE -> best == Verdict.SAFE ? EyeType.KT : best == Verdict.SEKI ? EyeType.KS : EyeType.O;
            case UNKNOWN -> EyeType.R;
        };
    }

    /**
     * A region on a board that otherwise holds only the block, its outside liberties, and the attacker stones that can
     * take them.
     */
    private record Game(LocalShape shape, Position position) {
        static Game of(EnclosedRegion region) {
            PointSet open = region.points().copy().unite(region.outside()).freeze();
            Block block = new Block(0, DEFENDER, region.block(), open);
            return new Game(
                    LocalShape.ofArea(DEFENDER, open, region.points(), region.wall(), List.of(block), new long[1]),
                    Position.of(region.block(), region.wall(), DEFENDER));
        }
    }
}
