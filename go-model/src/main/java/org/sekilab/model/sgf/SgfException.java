package org.sekilab.model.sgf;

/** An error in a game record and its place. The message is {@code source:line:column: problem}. */
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

    /** The file, or another name for the text. */
    public String source() {
        return source;
    }

    /** The line, from 1. */
    public int line() {
        return line;
    }

    /** The column, from 1, in characters of the decoded text. A byte order mark does not count. */
    public int column() {
        return column;
    }

    /** The message without its place. */
    public String problem() {
        return problem;
    }
}
