package org.sekilab.experiments.remote;

import java.util.List;
import java.util.Optional;
import org.sekilab.experiments.output.json.JsonObject;
import org.sekilab.life.LifeProof;
import org.sekilab.life.LifeTurns;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;

/**
 * The end of a turn of a search for life, from another process.
 *
 * @param nodes of the turn
 * @param proofs one if the stones live, else none
 * @param line the main line of the proof
 */
record LifeEnd(LifeTurns.End end, long nodes, List<ProofText> proofs, List<Integer> line) implements JsonObject {
    /** A proof; its zone as points of the board. */
    record ProofText(String claim, List<String> lines, List<Integer> zone, int states) {}

    static LifeEnd of(LifeTurns.Answer answer) {
        List<ProofText> proofs = answer.proof().stream()
                .map(proof ->
                        new ProofText(proof.claim(), proof.lines(), proof.zone().toList(), proof.states()))
                .toList();
        return new LifeEnd(answer.end(), answer.nodes(), proofs, answer.line());
    }

    LifeTurns.Answer answer(Geometry geometry) {
        Optional<LifeProof> proof = proofs.stream()
                .map(text ->
                        new LifeProof(text.claim(), text.lines(), PointSet.of(geometry, text.zone()), text.states()))
                .findFirst();
        return new LifeTurns.Answer(end, nodes, proof, line);
    }
}
