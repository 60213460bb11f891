package org.sekilab.experiments.view;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import org.sekilab.experiments.region.RegionQuery;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.Position;
import org.sekilab.model.Region;
import org.sekilab.safety.RegionListener;
import org.sekilab.safety.RegionProof;
import org.sekilab.safety.RegionProver;
import org.sekilab.safety.RegionResult;
import org.sekilab.safety.RegionStrategy;
import org.sekilab.search.Engine;
import org.sekilab.search.Limits;
import org.sekilab.search.Statistics;

/** Solves a region. */
record RegionWork(SolveQuery query, Position position, Region region, RegionProver prover, Engine engine, Limits limits)
        implements Work {
    @Override
    public Finding run(RegionListener listener) {
        Color first = query.first() == RegionQuery.Mover.ATTACKER ? region.attacker() : region.defender();
        return new Solved(geometry(), prover.prove(position, region, first, engine, limits, listener));
    }

    @Override
    public Geometry geometry() {
        return position.geometry();
    }

    @Override
    public void writeTo(JsonGenerator json) throws IOException {
        query.writeTo(json);
        json.writeNumberField("points", region.points().size());
    }

    private record Solved(Geometry geometry, RegionProof proof) implements Finding {
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
        }
    }
}
