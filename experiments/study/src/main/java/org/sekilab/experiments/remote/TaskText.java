package org.sekilab.experiments.remote;

import org.sekilab.experiments.output.json.Json;
import org.sekilab.experiments.output.json.JsonObject;

/** Writes and reads the texts of tasks and answers. */
final class TaskText {
    private static final String PLACE = "task";

    private TaskText() {}

    /** What a task asks; its text begins with this word. */
    enum Kind {
        /** A {@link RegionTask}. */
        REGION,
        /** A {@link LifeTask}. */
        LIFE;

        /** The text of a task of this kind. */
        String text(JsonObject task) {
            return name() + " " + TaskText.of(task);
        }

        static Kind of(String task) {
            return valueOf(task.substring(0, task.indexOf(' ')));
        }

        /** Reads a task of this kind. */
        <T extends Record> T read(String task, Class<T> type) {
            return TaskText.read(task.substring(name().length() + 1), type);
        }
    }

    static String of(JsonObject object) {
        return Json.text(object);
    }

    static <T extends Record> T read(String text, Class<T> type) {
        return Json.read(PLACE, text, type);
    }
}
