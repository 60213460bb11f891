package org.sekilab.experiments.view.work;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.output.json.Json;

/** Reads the questions that requests bring, and checks what all of them have. */
final class QueryBody {
    static final int MOST_SECONDS = 600;
    private static final int MOST_LETTERS = 4_000; // more than all points of a board

    private QueryBody() {}

    /**
     * Reads a question.
     *
     * @throws RefusedException if the text is no question, or a value is missing or wrong
     */
    static <Q extends Record & JobQuery> Q read(byte[] body, Class<Q> type) {
        Q query;
        try {
            query = Json.read("the body", body, type);
        } catch (InputException e) {
            throw refused(e.mistakes().get(0));
        }
        checkRange("tree", query.tree(), 1, Integer.MAX_VALUE);
        checkRange("move", query.move(), 0, Integer.MAX_VALUE);
        checkRange("seconds", query.seconds(), 1, MOST_SECONDS);
        checkRange("maxNodes", query.maxNodes(), 1, Integer.MAX_VALUE);
        return query;
    }

    /** The name of a record as a path. The name is for answers alone, and this system may have no such path. */
    static Path path(String record) {
        try {
            return Path.of(record);
        } catch (InvalidPathException e) {
            return Path.of("record");
        }
    }

    /**
     * Checks that names of points are not endless.
     *
     * @throws RefusedException if they are
     */
    static void checkLength(String name, String points) {
        if (points.length() > MOST_LETTERS) {
            throw refused("%s: too many points".formatted(name));
        }
    }

    private static void checkRange(String name, int value, int least, int most) {
        if (value < least || value > most) {
            throw refused("%s: '%d' is not a number from %d to %d".formatted(name, value, least, most));
        }
    }

    private static RefusedException refused(String message) {
        return new RefusedException(RefusedException.BAD_REQUEST, message);
    }
}
