package org.sekilab.experiments.gtp.protocol;

/**
 * The answer to a request. Source: [GTP2] 2.7.
 *
 * @param status whether the command was done
 * @param text what it says, without blank lines and without a line break at the end, as both would end the response
 */
public record GtpResponse(Status status, String text) {
    /** The first character of a response. */
    public enum Status {
        SUCCESS('='),
        FAILURE('?');

        private final char sign;

        Status(char sign) {
            this.sign = sign;
        }
    }

    public GtpResponse {
        text = text.replaceAll("\n{2,}", "\n").replaceFirst("\n$", "");
    }

    /** A command was done. */
    public static GtpResponse success(String text) {
        return new GtpResponse(Status.SUCCESS, text);
    }

    /** A command was not done, for this reason. */
    public static GtpResponse failure(String message) {
        return new GtpResponse(Status.FAILURE, message);
    }

    public boolean isSuccess() {
        return status == Status.SUCCESS;
    }

    /** The response as it is written, with the number of the request and the blank line that ends it. */
    public String format(String id) {
        return status.sign + id + (text.isEmpty() ? "" : " " + text) + "\n\n";
    }
}
