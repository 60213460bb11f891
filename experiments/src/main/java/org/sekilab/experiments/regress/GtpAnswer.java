package org.sekilab.experiments.regress;

/**
 * What an engine answered to a command.
 *
 * @param text without the status and the number, stripped; lines end with a line feed
 */
public record GtpAnswer(Status status, String text) {
    /** The first character of an answer. */
    public enum Status {
        /** {@code =}: the command was carried out. */
        DONE,
        /** {@code ?}: it was not, and the text says why. */
        REFUSED
    }
}
