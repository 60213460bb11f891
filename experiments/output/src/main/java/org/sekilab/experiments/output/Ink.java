package org.sekilab.experiments.output;

/** Whether boards as text use terminal colors besides their marks. */
public enum Ink {
    PLAIN,
    ANSI;

    /**
     * A text in a color.
     *
     * @param code the numbers of the colors, as the terminal knows them: {@code 44;97}
     */
    String paint(String code, String text) {
        return this == PLAIN ? text : "\u001b[%sm%s\u001b[0m".formatted(code, text);
    }
}
