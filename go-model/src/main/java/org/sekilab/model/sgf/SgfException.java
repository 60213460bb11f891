package org.sekilab.model.sgf;

/** What is wrong with a game record, and where: the message is {@code source:line:column: problem}. */
public final class SgfException extends RuntimeException {
    private final String source;
    private final int line;
    private final int column;
    private final String problem;

    SgfException(String source, int line, int column, String problem) {
        this.source = source;
        this.line = line;
        this.column = column;
        this.problem = problem;
    }

    @Override
    public String getMessage() {
        return "%s:%d:%d: %s".formatted(source, line, column, problem);
    }

    /** The file, or whatever name the text was given. */
    public String source() {
        return source;
    }

    /** The line, from 1. */
    public int line() {
        return line;
    }

    /** The column, from 1, in characters of the decoded text; a byte order mark does not count. */
    public int column() {
        return column;
    }

    /** The message without its place. */
    public String problem() {
        return problem;
    }
}
