package org.sekilab.experiments;

/**
 * A class of a plug-in fails, or breaks the contract of what it implements. The place in the message is the jar of the
 * class. The problem begins with the name of the class.
 */
public final class PluginException extends InputException {
    public PluginException(String jar, String problem) {
        super(jar, problem);
    }

    /** @param cause what the class threw, for its author */
    public PluginException(String jar, String problem, Throwable cause) {
        this(jar, problem);
        initCause(cause);
    }
}
