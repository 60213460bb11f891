package org.sekilab.experiments.gtp.protocol;

import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.safety.RegionListener;
import org.sekilab.search.SearchListener;
import org.sekilab.search.Statistics;

/**
 * Shows on GoGui's board what is searched at the moment. Mutable: one thread runs the commands, others may search for
 * it.
 *
 * <p>GoGui clears the board before each event, so that a picture and the line of text below the board are one event.
 *
 * <p>Source: GoGui's manual, live graphics.
 */
public final class LiveGraphics implements SearchListener {
    private static final String PREFIX = "gogui-gfx:";

    private final Consumer<String> sink;
    private volatile String picture = ""; // what the running command is about
    private volatile boolean hasRegionListener; // which draws what this would
    private volatile boolean hasPicture; // on the board

    /**
     * @param sink takes the lines for GoGui, several at once where they are one event; the thread that searches calls
     * it
     */
    public LiveGraphics(Consumer<String> sink) {
        this.sink = sink;
    }

    /** Sends nothing. */
    public static LiveGraphics none() {
        return new LiveGraphics(lines -> {});
    }

    /** Runs searches, and shows with each what they are about. They may be a part of searches about more. */
    public <T> T during(Graphics scene, Supplier<T> searches) {
        String whole = picture;
        picture = scene.toString();
        try {
            return searches.get();
        } finally {
            picture = whole;
            clear();
        }
    }

    /** Runs the search of a region, and shows the line of play that it looks at. */
    public <T> T following(Geometry geometry, Color first, Function<RegionListener, T> search) {
        hasRegionListener = true;
        try {
            return search.apply((statistics, line) ->
                    draw(new Graphics(geometry).variation(first, line).toString(), statistics));
        } finally {
            hasRegionListener = false;
            clear();
        }
    }

    @Override
    public void progress(Statistics statistics) {
        if (!hasRegionListener) {
            draw(picture, statistics);
        }
    }

    private void draw(String shown, Statistics statistics) {
        String text = "TEXT nodes %d, depth %d, %.0f nodes/s"
                .formatted(statistics.nodes(), statistics.maxDepth(), statistics.nodesPerSecond());
        if (shown.isEmpty()) {
            sink.accept(PREFIX + " " + text);
        } else {
            sink.accept(PREFIX + "\n" + shown + text + "\n"); // the end of the line that the sink adds ends the event
            hasPicture = true;
        }
    }

    /** Takes the last picture off; GoGui may read it after the response else. */
    private void clear() {
        if (hasPicture) {
            hasPicture = false;
            sink.accept(PREFIX + " CLEAR");
        }
    }
}
