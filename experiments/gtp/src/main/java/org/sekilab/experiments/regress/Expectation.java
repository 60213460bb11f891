package org.sekilab.experiments.regress;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.sekilab.experiments.gtp.protocol.GtpResponse;

/**
 * The answer that a test wants: {@code [regular expression]} for the whole answer, or {@code [!regular expression]} for
 * any other one. Behind it stands {@code *} where the test is known to fail, or {@code &} where it is not to be judged.
 *
 * <p>Source: {@code regress.awk} of GNU Go, gogui-regress of GoGui.
 * <p>Differs: every expression must match from the first character to the last, as in GoGui. In {@code A1|B2} of GNU Go
 * the first alternative may go on and the second may begin later. The mark {@code &} comes from GNU Go alone.
 *
 * @param text the text in the brackets
 */
record Expectation(String text, Pattern pattern, Sense sense, Mark mark) {
    private static final Pattern FORM = Pattern.compile("\\[(?<text>.*)](?<marks>[*&]*)");
    private static final int FLAGS = Pattern.MULTILINE | Pattern.DOTALL; // as in GoGui

    /** The kind of answers that are right. */
    enum Sense {
        MATCH,
        NO_MATCH
    }

    /** The mark of the test. */
    enum Mark {
        NONE,
        KNOWN_TO_FAIL,
        NOT_JUDGED
    }

    /**
     * Reads what stands behind {@code #?}.
     *
     * @throws ExpectationException if the text is no expectation
     */
    static Expectation parse(String text) {
        Matcher form = FORM.matcher(text);
        if (!form.matches()) {
            throw new ExpectationException(
                    "'%s' is not a pattern in brackets, such as [A1|B2] or [!A1]*".formatted(text));
        }
        String wanted = form.group("text").strip();
        String marks = form.group("marks");
        Sense sense = wanted.startsWith("!") ? Sense.NO_MATCH : Sense.MATCH;
        return new Expectation(
                wanted, compile(sense == Sense.MATCH ? wanted : wanted.substring(1)), sense, mark(marks));
    }

    private static Mark mark(String marks) {
        if (marks.contains("&")) {
            return Mark.NOT_JUDGED;
        }
        return marks.isEmpty() ? Mark.NONE : Mark.KNOWN_TO_FAIL;
    }

    private static Pattern compile(String expression) {
        try {
            return Pattern.compile(expression, FLAGS);
        } catch (PatternSyntaxException e) {
            throw new ExpectationException(
                    "'%s' is not a regular expression: %s".formatted(expression, e.getDescription()), e);
        }
    }

    /** An answer that refuses the command is never right. */
    boolean isMetBy(GtpResponse answer) {
        boolean matches = pattern.matcher(answer.text()).matches();
        return answer.isSuccess() && matches == (sense == Sense.MATCH);
    }
}
