package org.sekilab.statics.eyespace;

/**
 * The worth of a region to the group around it: {@code {T|O}} is two eyes if the group moves first, else one.
 *
 * <p>Source: [N05] 3.2.
 *
 * @param groupFirst the worth if the group moves first
 * @param opponentFirst the worth if its opponent moves first
 */
public record EyeStatus(EyeType groupFirst, EyeType opponentFirst) {
    /** One eye with either side to move. Every empty region within one block is worth at least this. */
    public static final EyeStatus ONE_EYE = new EyeStatus(EyeType.O, EyeType.O);

    /** The status in the paper's form, such as {@code {T|K_T}}. */
    public static EyeStatus parse(String text) {
        int bar = text.indexOf('|');
        if (bar < 0 || !text.startsWith("{") || !text.endsWith("}")) {
            throw new EyeDataException("'%s' is not of the form {T|O}".formatted(text));
        }
        return new EyeStatus(
                EyeType.parse(text.substring(1, bar)), EyeType.parse(text.substring(bar + 1, text.length() - 1)));
    }

    /** The paper's form. */
    @Override
    public String toString() {
        return "{" + groupFirst + "|" + opponentFirst + "}";
    }
}
