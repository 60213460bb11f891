package org.sekilab.experiments.gtp;

import java.util.List;
import java.util.function.Consumer;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.safety.RegionListener;
import org.sekilab.search.Statistics;

/** Shows on GoGui's board what is searched at the moment. Mutable, for one search. Source: GoGui's manual, live graphics. */
final class LiveGraphics implements RegionListener {
    private static final String PREFIX = "gogui-gfx: ";

    private final Geometry geometry;
    private final Color first;
    private final Consumer<String> sink;
    private boolean hasDrawn;

    LiveGraphics(Geometry geometry, Color first, Consumer<String> sink) {
        this.geometry = geometry;
        this.first = first;
        this.sink = sink;
    }

    /** What a search has done so far, as a line of text below the board. */
    static String line(Statistics statistics) {
        return PREFIX
                + "TEXT nodes %d, depth %d, %.0f nodes/s"
                        .formatted(statistics.nodes(), statistics.maxDepth(), statistics.nodesPerSecond());
    }

    @Override
    public void progress(Statistics statistics, List<Integer> line) {
        String picture = new Graphics(geometry).variation(first, line).toString();
        sink.accept(PREFIX + picture.strip());
        sink.accept(line(statistics));
        hasDrawn = true;
    }

    /** Takes the last picture off; GoGui may read it after the response else. */
    void clear() {
        if (hasDrawn) {
            sink.accept(PREFIX + "CLEAR");
        }
    }
}
