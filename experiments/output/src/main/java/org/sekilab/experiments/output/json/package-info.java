/**
 * The JSON that the program writes and reads: a record for each kind of object, and nothing that finds answers.
 *
 * <p>A record here is a line of {@code --format jsonl}, and a part of what the viewer answers. It is the source of the
 * JSON Schema in {@code docs/schema}, too. {@link org.sekilab.experiments.output.json.JsonObject} says what all objects
 * share, and {@link org.sekilab.experiments.output.json.Json} how values are written. The components of a record are
 * the fields, in their order. A field that may be absent has {@code @JsonInclude(NON_NULL)}. A field that may be null
 * has {@code @JsonInclude(ALWAYS)}.
 */
@NullMarked
package org.sekilab.experiments.output.json;

import org.jspecify.annotations.NullMarked;
