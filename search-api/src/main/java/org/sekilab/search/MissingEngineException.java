package org.sekilab.search;

/** Says that no artifact on the class path has an engine. The message names the artifact to add. */
public final class MissingEngineException extends RuntimeException {
    private static final long serialVersionUID = 1;

    MissingEngineException(String message) {
        super(message);
    }
}
