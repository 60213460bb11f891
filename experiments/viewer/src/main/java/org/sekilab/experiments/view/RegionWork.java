package org.sekilab.experiments.view;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.sekilab.experiments.region.Basis;
import org.sekilab.experiments.region.BoardRegions;
import org.sekilab.experiments.region.RegionQuery;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.experiments.solve.RegionOutcome;
import org.sekilab.model.Geometry;
import org.sekilab.model.MergedRegion;
import org.sekilab.safety.RegionListener;
import org.sekilab.safety.RegionProof;
import org.sekilab.safety.RegionProver;
import org.sekilab.safety.RegionResult;
import org.sekilab.safety.RegionStrategy;
import org.sekilab.safety.settings.Verdict;
import org.sekilab.search.Engine;
import org.sekilab.search.Limits;
import org.sekilab.search.Statistics;

/**
 * Solves a region alone, which gives the proof to play against. Then asks the board, if the query may count on it.
 *
 * @param boards the verdicts on whole boards; nothing if no board may be counted on
 */
record RegionWork(
        SolveQuery query,
        BoardInput board,
        MergedRegion region,
        RegionProver prover,
        Engine engine,
        Limits limits,
        Optional<BoardRegions> boards)
        implements Work {
    @Override
    public Finding run(RegionListener listener) {
        boolean isAttackerFirst = query.first() == RegionQuery.Mover.ATTACKER;
        RegionProof alone = prover.prove(
                board.position(),
                region,
                isAttackerFirst ? region.attacker() : region.defender(),
                engine,
                limits,
                listener);
        boolean asksBoard = query.basis() == Basis.ON_BOARD
                && isAttackerFirst
                && alone.result().verdict() != Verdict.SAFE; // a region that is safe alone is safe on each board
        Optional<RegionOutcome> onBoard = asksBoard ? boards.flatMap(all -> all.find(region, board)) : Optional.empty();
        return new Solved(geometry(), alone, onBoard);
    }

    @Override
    public Geometry geometry() {
        return board.position().geometry();
    }

    @Override
    public void writeTo(JsonGenerator json) throws IOException {
        query.writeTo(json);
        json.writeNumberField("points", region.points().size());
    }

    /**
     * The proof of the region alone, and the verdict on the board.
     *
     * @param onBoard nothing if the board was not asked, or does not decide the region
     */
    private record Solved(Geometry geometry, RegionProof proof, Optional<RegionOutcome> onBoard) implements Finding {
        @Override
        public Statistics statistics() {
            return proof.result().total();
        }

        @Override
        public List<RegionStrategy> strategies() {
            return proof.strategies();
        }

        @Override
        public void writeTo(JsonGenerator json) throws IOException {
            RegionResult result = proof.result();
            json.writeStringField("verdict", result.verdict().name());
            json.writeStringField("basis", Basis.ALONE.words());
            json.writeStringField("limit", Words.of(result.limit()));
            Words.writePoints(json, "pv", geometry, result.principalVariation());
            json.writeNumberField("firstNodes", result.first().nodes());
            json.writeNumberField("secondNodes", result.second().nodes());
            json.writeNumberField("checkNodes", result.check().nodes());
            json.writeArrayFieldStart("strategies");
            for (RegionStrategy strategy : proof.strategies()) {
                json.writeStartObject();
                json.writeStringField("winner", Words.of(strategy.winner()));
                json.writeStringField("goal", Words.of(strategy.goal()));
                json.writeEndObject();
            }
            json.writeEndArray();
            if (onBoard.isPresent()) {
                json.writeObjectFieldStart("onBoard");
                json.writeStringField("verdict", onBoard.get().verdict().name());
                json.writeStringField("basis", Basis.ON_BOARD.words());
                json.writeStringField("method", onBoard.get().method());
                json.writeEndObject();
            }
        }
    }
}
