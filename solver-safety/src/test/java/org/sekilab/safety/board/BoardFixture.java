package org.sekilab.safety.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.proof.Proofs;
import org.sekilab.proof.SafetyMapBuilder;
import org.sekilab.safety.Engines;
import org.sekilab.safety.region.RegionSearcher;
import org.sekilab.safety.settings.EnginePair;
import org.sekilab.safety.settings.Judges;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.search.Engine;

/** A board of the tests as Black sees it, without any proof, not even by static rules. Mutable. */
final class BoardFixture {
    final Position position;
    final SafetyMapBuilder result;
    final BoardProof board;
    final List<ProvedGame> recorded = new ArrayList<>();

    BoardFixture(String diagram) {
        position = Diagram.parse(diagram);
        result = new SafetyMapBuilder(position, new FloodRegionFinder());
        board = new BoardProof(
                result, Color.BLACK, new PointSet(position.geometry()), Proofs.ANY, Set.of(), recorded::add);
    }

    Block block(String point) {
        return board.map().blocks().get(board.map().blockIndexAt(GtpPoints.parse(position.geometry(), point)));
    }

    BasicRegion region(String point) {
        return board.map().regions().get(board.map().regionIndexAt(GtpPoints.parse(position.geometry(), point)));
    }

    SearchArea area(String point) {
        return SearchArea.ofRegions(board.map(), List.of(region(point)), board::isAlive);
    }

    PointSet points(String names) {
        return PointSet.of(position.geometry(), GtpPoints.parseList(position.geometry(), names));
    }

    AreaSearcher searcher(SafetyConfig config) {
        return searcher(config, Engines.DFPN_R);
    }

    AreaSearcher searcher(SafetyConfig config, Engine engine) {
        RegionSearcher searcher = new RegionSearcher(EnginePair.of(engine), config);
        return new AreaSearcher(result, config, searcher, Judges.NONE, game -> {});
    }
}
