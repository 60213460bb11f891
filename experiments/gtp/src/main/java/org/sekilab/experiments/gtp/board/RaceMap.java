package org.sekilab.experiments.gtp.board;

import java.util.ArrayList;
import java.util.List;
import org.sekilab.experiments.gtp.protocol.Graphics;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.proof.SafetyMap;
import org.sekilab.semeai.graph.Confrontation;
import org.sekilab.semeai.graph.Confrontation.Buffer;
import org.sekilab.semeai.graph.RaceGroup;
import org.sekilab.semeai.graph.SemeaiGraph;
import org.sekilab.statics.groups.StaticGroup;

/**
 * The semeai graph of a board: the groups that are not proved alive, and which of them face each other. Immutable.
 *
 * <p>Source: [N05] 5.1.
 * <p>Proves: nothing, as groups and their eyes are estimates.
 * <p>Differs: a buffer holds the liberties that both groups have. Both groups therefore have the same buffer.
 */
public final class RaceMap {
    private final Geometry geometry;
    private final List<StaticGroup> groups = new ArrayList<>(); // the vertices
    private final SemeaiGraph graph;

    /** The races between groups, with what is proved of their stones. */
    public RaceMap(List<StaticGroup> all, SafetyMap safety) {
        this.geometry = safety.position().geometry();
        PointSet safe = safety.safePoints(Color.BLACK).copy().unite(safety.safePoints(Color.WHITE));
        for (StaticGroup group : all) {
            if (!safe.intersects(group.stones())) {
                groups.add(group);
            }
        }
        List<Confrontation> edges = new ArrayList<>();
        List<PointSet> buffers = new ArrayList<>(); // [group] its liberties in edges
        groups.forEach(group -> buffers.add(new PointSet(geometry)));
        for (int black = 0; black < groups.size(); black++) {
            for (int white = 0; white < groups.size(); white++) {
                if (groups.get(black).color() == Color.BLACK
                        && groups.get(black).faces(groups.get(white))) {
                    PointSet shared = groups.get(black)
                            .liberties()
                            .copy()
                            .intersect(groups.get(white).liberties());
                    edges.add(new Confrontation(black, white, Buffer.of(shared.size())));
                    buffers.get(black).unite(shared);
                    buffers.get(white).unite(shared);
                }
            }
        }
        List<RaceGroup> vertices = new ArrayList<>();
        for (int i = 0; i < groups.size(); i++) {
            vertices.add(vertex(groups.get(i), buffers.get(i)));
        }
        this.graph = new SemeaiGraph(vertices, edges);
    }

    /** A line for each vertex, then one for each edge. */
    public String format() {
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < groups.size(); i++) {
            RaceGroup vertex = graph.groups().get(i);
            lines.append("%s at %s: size %d, inner liberties %d, outer liberties %d\n"
                    .formatted(label(i), name(i), vertex.size(), vertex.innerLiberties(), vertex.outerLiberties()));
        }
        for (Confrontation edge : graph.confrontations()) {
            lines.append("%s faces %s: buffer %d:%d\n"
                    .formatted(
                            label(edge.black()),
                            label(edge.white()),
                            edge.buffer().black(),
                            edge.buffer().white()));
        }
        return lines.toString();
    }

    /** The map as a picture. */
    public Graphics draw() {
        Graphics picture = new Graphics(geometry);
        PointSet shared = new PointSet(geometry);
        StringBuilder edges = new StringBuilder();
        for (int i = 0; i < groups.size(); i++) {
            picture.label(groups.get(i).stones().first(), label(i));
        }
        for (Confrontation edge : graph.confrontations()) {
            shared.unite(groups.get(edge.black())
                    .liberties()
                    .copy()
                    .intersect(groups.get(edge.white()).liberties()));
            edges.append(" %s-%s:%d"
                    .formatted(
                            label(edge.black()),
                            label(edge.white()),
                            edge.buffer().black()));
        }
        return picture.points("TRIANGLE", shared).text("Races:" + edges);
    }

    private static RaceGroup vertex(StaticGroup group, PointSet buffer) {
        PointSet enclosed = new PointSet(buffer.geometry());
        group.enclosedRegions().forEach(enclosed::unite);
        PointSet inner = group.liberties().copy().intersect(enclosed).subtract(buffer);
        PointSet outer = group.liberties().copy().subtract(enclosed).subtract(buffer);
        return new RaceGroup(group.color(), group.stones().size(), inner.size(), outer.size());
    }

    private String label(int index) {
        return (groups.get(index).color() == Color.BLACK ? "B" : "W") + (index + 1);
    }

    private String name(int index) {
        return geometry.name(groups.get(index).stones().first());
    }
}
