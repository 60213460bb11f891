package org.sekilab.experiments.remote;

import java.nio.charset.StandardCharsets;
import org.sekilab.experiments.output.json.Json;
import org.sekilab.experiments.output.json.JsonObject;

/** Writes and reads the texts of tasks and answers. */
final class TaskText {
    private static final String PLACE = "task";

    private TaskText() {}

    static String of(JsonObject object) {
        return new String(Json.line(object), StandardCharsets.UTF_8);
    }

    static <T extends Record> T read(String text, Class<T> type) {
        return Json.read(PLACE, text.getBytes(StandardCharsets.UTF_8), type);
    }
}
