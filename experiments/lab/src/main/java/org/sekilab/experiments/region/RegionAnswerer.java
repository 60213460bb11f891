package org.sekilab.experiments.region;

import java.util.Optional;
import org.sekilab.experiments.Argument;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.experiments.solve.OnePosition;
import org.sekilab.experiments.solve.RegionOutcome;
import org.sekilab.model.Color;
import org.sekilab.model.MergedRegion;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.RegionFinder;
import org.sekilab.safety.RegionLookup;
import org.sekilab.safety.RegionResult;
import org.sekilab.safety.RegionSolver;
import org.sekilab.safety.certificate.Certificate;
import org.sekilab.safety.settings.Verdict;
import org.sekilab.search.Limit;

/** Finds the regions that queries are about, and solves them. Mutable: keeps the last file. Threads may share it. */
public final class RegionAnswerer {

    private final RegionFinder regionFinder;
    private final RegionLookup regions;
    private final RegionSolver solver;
    private final Optional<BoardRegions> onBoard;
    private final OnePosition positions = new OnePosition();

    /** An answerer for regions alone. */
    public RegionAnswerer(RegionFinder regionFinder, RegionSolver solver) {
        this(regionFinder, solver, Optional.empty());
    }

    private RegionAnswerer(RegionFinder regionFinder, RegionSolver solver, Optional<BoardRegions> onBoard) {
        this.regionFinder = regionFinder;
        this.regions = new RegionLookup(regionFinder);
        this.solver = solver;
        this.onBoard = onBoard;
    }

    /**
     * Makes an answerer for regions on their boards. That answerer solves the whole board first, and takes the answer
     * from there if the board decides it. Other regions are solved alone.
     */
    public RegionAnswerer onBoards(BoardRegions boards) {
        return new RegionAnswerer(regionFinder, solver, Optional.of(boards));
    }

    /**
     * Answers a query.
     *
     * @throws InputException if there is no such position or region, or it is too large
     */
    public RegionAnswer answer(RegionQuery query) {
        return answer(query, positions.read(query.file(), query.selection()));
    }

    /**
     * Answers a query about a position that was read before.
     *
     * @throws InputException if there is no such region, or it is too large
     */
    public RegionAnswer answer(RegionQuery query, BoardInput board) {
        Position position = board.position();
        MergedRegion region = region(query, board);
        Optional<RegionOutcome> decided = query.first() == RegionQuery.Mover.ATTACKER
                ? onBoard.flatMap(regions -> regions.find(region, board))
                : Optional.empty();
        if (decided.isPresent()) {
            RegionOutcome outcome = decided.get();
            RegionResult result = RegionResult.of(outcome.verdict(), outcome.nodes(), outcome.elapsedNanos());
            return RegionAnswer.onBoard(query, board, region, result, outcome.method());
        }
        if (!solver.fits(region)) {
            throw query.at()
                    .mistake("the region at %s has %d points; at most %d can be solved with %s ko threats"
                            .formatted(
                                    query.at(),
                                    region.points().size(),
                                    solver.koThreats().maxPoints(),
                                    solver.koThreats()));
        }
        RegionResult result = solver.solve(position, region, query.first().in(region));
        return RegionAnswer.alone(query, board, region, result);
    }

    /**
     * Answers a query with a certificate.
     *
     * @param maxStates proofs with more states go into none
     * @throws InputException as {@link #answer}
     */
    public CertifiedRegion certify(RegionQuery query, int maxStates) {
        BoardInput board = positions.read(query.file(), query.selection());
        RegionAnswer answer = answer(query, board);
        Verdict verdict = answer.result().verdict();
        if (verdict == Verdict.UNKNOWN) {
            return new CertifiedRegion(answer, Optional.empty());
        }
        MergedRegion region = region(query, board);
        Optional<Certificate> certificate =
                solver.certify(board.position(), region, query.first().in(region), verdict, maxStates);
        return new CertifiedRegion(certificate.isPresent() ? answer : answer.unknown(Limit.PROOF), certificate);
    }

    /**
     * The region that a query is about.
     *
     * @throws InputException if there is no such region
     */
    public MergedRegion region(RegionQuery query, BoardInput board) {
        Position position = board.position();
        int[] points = points(query.at(), position);
        Color defender = query.defender().orElseGet(() -> regions.defenderAt(position, points[0]));
        for (int point : points) {
            if (position.stones(defender).contains(point)) {
                throw query.at()
                        .mistake("%s is a stone of the defender, in %s"
                                .formatted(position.geometry().name(point), query.file()));
            }
        }
        return regions.regionAt(position, defender, points);
    }

    private static int[] points(Argument at, Position position) {
        int[] points = at.points(position.geometry());
        if (points.length == 0) {
            throw at.mistake("no point is given");
        }
        for (int point : points) {
            if (point == Points.PASS) {
                throw at.mistake("a pass is not a point");
            }
        }
        return points;
    }
}
