package org.sekilab.experiments.gtp.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One command line. Source: [GTP2] 2.2 to 2.6, 3.1.
 *
 * @param id the number in front of the command, as it was written; empty if there is none
 * @param command the name of the command; empty if the line has a number only
 * @param arguments what follows, separated by spaces; unmodifiable. Text in double quotes is one argument without the
 * quotes, as GoGui writes names of files
 */
public record GtpRequest(String id, String command, List<String> arguments) {
    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|\\S+");
    private static final Pattern ID = Pattern.compile("\\d+");
    private static final char COMMENT = '#';
    private static final char DELETE = 0x7f;

    public GtpRequest {
        arguments = List.copyOf(arguments);
    }

    /**
     * The request of a line; nothing if it is blank, or a comment. Control characters do not count, but for tabs, which
     * are spaces.
     */
    public static Optional<GtpRequest> parse(String line) {
        List<String> words = words(line);
        if (words.isEmpty()) {
            return Optional.empty();
        }
        int next = 0;
        String id = "";
        if (ID.matcher(words.get(0)).matches()) {
            id = words.get(next++);
        }
        String command = next < words.size() ? words.get(next++) : "";
        return Optional.of(new GtpRequest(id, command, words.subList(next, words.size())));
    }

    /** True for the command that ends the session. */
    public boolean isQuit() {
        return command.equals("quit") && arguments.isEmpty();
    }

    private static List<String> words(String line) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < line.length() && line.charAt(i) != COMMENT; i++) {
            char letter = line.charAt(i);
            if (letter == '\t') {
                text.append(' ');
            } else if (letter >= ' ' && letter != DELETE) {
                text.append(letter);
            }
        }
        List<String> words = new ArrayList<>();
        for (Matcher word = WORD.matcher(text); word.find(); ) {
            words.add(word.group(1) == null ? word.group() : word.group(1));
        }
        return words;
    }
}
