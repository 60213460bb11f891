package org.sekilab.experiments.output;

/** Text within XML. */
public final class XmlText {
    private XmlText() {}

    /** The text as content of an element, or as the value of an attribute in double quotes. */
    public static String of(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
