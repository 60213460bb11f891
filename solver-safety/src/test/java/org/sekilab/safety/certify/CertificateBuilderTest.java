package org.sekilab.safety.certify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.local.LocalShape;
import org.sekilab.model.text.Diagram;
import org.sekilab.proof.Proofs;
import org.sekilab.proof.SafetyMapBuilder;
import org.sekilab.proof.SafetyMethod;
import org.sekilab.proof.StaticProof;
import org.sekilab.safety.Engines;
import org.sekilab.safety.LocalBoards;
import org.sekilab.safety.board.ProvedGame;
import org.sekilab.safety.certificate.CertifiedSafety;
import org.sekilab.safety.certificate.Claim;
import org.sekilab.safety.certificate.Zone;
import org.sekilab.safety.region.RegionSearcher;
import org.sekilab.safety.settings.EnginePair;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.search.Goal;
import org.sekilab.search.Result;
import org.sekilab.statics.AlternatingPlaySolver;

/** A certificate claims what static rules and recorded wins prove, and nothing else. */
class CertificateBuilderTest {
    private static final SafetyMethod METHOD = new SafetyMethod("test", 1);
    private static final SafetyConfig CONFIG = Engines.config(Preset.M6).with(Proofs.CHECKABLE);

    /** Four points in a row. White's stones live nowhere. */
    private static final Position FOUR = Diagram.parse("""
            . O . O . O
            X X X X X O
            . . . . X O
            """);

    private final RegionSearcher searcher = new RegionSearcher(EnginePair.of(Engines.DFPN_R), CONFIG);
    private final SafetyMapBuilder found = new SafetyMapBuilder(FOUR, new FloodRegionFinder());
    private final LocalShape shape = LocalBoards.shape(FOUR);

    /** The block is in the map, but no zone proves it. */
    @Test
    void resultWithoutAZoneIsNotClaimed() {
        Block white = found.regionMap(Color.WHITE).blocks().get(0);
        found.addAlive(white, METHOD);
        List<StaticProof> statics = statics();
        CertifiedSafety certified = new CertificateBuilder(FOUR, searcher, 1_000).build(found.build(), statics);
        assertThat(certified.safety().aliveStones(Color.WHITE).isEmpty()).isTrue();
        assertThat(certified.certificate().claims()).noneMatch(claim -> claim.color() == Color.WHITE);
    }

    @Test
    void staticProofsAreClaimed() {
        List<StaticProof> statics = statics();
        assertThat(statics.get(0).alive()).isNotEmpty();
        CertifiedSafety certified = new CertificateBuilder(FOUR, searcher, 1_000).build(found.build(), statics);
        assertThat(certified.safety().aliveStones(Color.BLACK)).isEqualTo(FOUR.black());
        assertThat(certified.certificate().zones()).singleElement().isInstanceOf(Zone.Pairs.class);
    }

    @Test
    void recordedWinIsAZone() {
        CertificateBuilder builder = new CertificateBuilder(FOUR, searcher, 1_000);
        assertThat(builder.tryKeep(shape, FOUR, Goal.WIN, prove())).isTrue();
        builder.record(new ProvedGame(shape, Goal.WIN, List.of(), METHOD));
        found.addAlive(shape.blocks().get(0), METHOD);
        found.addTerritory(Color.BLACK, shape.pointsOf(shape.all()), METHOD);
        CertifiedSafety certified = builder.build(found.build(), nothing());
        assertThat(certified.certificate().zones()).singleElement().satisfies(zone -> {
            assertThat(zone).isInstanceOf(Zone.Game.class);
            assertThat(((Zone.Game) zone).goal()).isEqualTo(Zone.Goal.SAFE);
        });
        assertThat(certified.certificate().claims())
                .extracting(Claim::kind)
                .containsExactly(Claim.Kind.ALIVE, Claim.Kind.TERRITORY);
        assertThat(certified.safety().safePoints(Color.BLACK))
                .isEqualTo(FOUR.black().copy().unite(shape.pointsOf(shape.all())));
    }

    /** Games of another position are no zones, so their proofs need not be kept. Here White has taken a vital point. */
    @Test
    void winOfAnotherPositionNeedsNoProof() {
        Position other = Diagram.parse("""
                . O . O . O
                X X X X X O
                . O . . X O
                """);
        assertThat(new CertificateBuilder(other, searcher, 1).tryKeep(shape, FOUR, Goal.WIN, prove()))
                .isTrue();
    }

    private Result prove() {
        return searcher.prove(shape, FOUR, Goal.WIN, CONFIG.limits());
    }

    private List<StaticProof> statics() {
        List<StaticProof> statics = new ArrayList<>();
        for (Color color : Color.values()) {
            statics.add(AlternatingPlaySolver.addTo(found, color, Proofs.CHECKABLE));
        }
        return statics;
    }

    private static List<StaticProof> nothing() {
        StaticProof none = new StaticProof(List.of(), List.of(), List.of(), List.of(), new PointSet(FOUR.geometry()));
        return List.of(none, none);
    }
}
