package org.sekilab.experiments.view;

import org.sekilab.experiments.output.json.Json;
import org.sekilab.experiments.output.json.JsonObject;

/** An answer. Immutable. */
final class Reply {
    private final String type;
    private final byte[] bytes;

    Reply(String type, byte[] bytes) {
        this.type = type;
        this.bytes = bytes;
    }

    static Reply json(JsonObject object) {
        return new Reply("application/json", Json.line(object));
    }

    /** The MIME type. */
    String type() {
        return type;
    }

    /** The bytes of the body, which the caller must not change. */
    byte[] bytes() {
        return bytes;
    }
}
