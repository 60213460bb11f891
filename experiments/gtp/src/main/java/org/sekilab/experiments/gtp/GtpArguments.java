package org.sekilab.experiments.gtp;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.Points;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.model.text.UnknownPointException;

/**
 * The arguments of a request, read as what a command takes. All failures are syntax errors. Immutable.
 *
 * <p>Source: [GTP2] 2.11.
 *
 * @param words as they were written
 * @param geometry the board that vertices are on
 */
record GtpArguments(List<String> words, Geometry geometry) {
    private static final Pattern INTEGER = Pattern.compile("\\d{1,9}");
    private static final Pattern NUMBER = Pattern.compile("[+-]?(\\d{1,9}(\\.\\d{0,9})?|\\.\\d{1,9})");

    GtpArguments {
        words = List.copyOf(words);
    }

    int count() {
        return words.size();
    }

    /** Fails unless there are as many as the command takes. */
    void expect(int number) {
        expect(number, number);
    }

    /** Fails unless there are from so many to so many. */
    void expect(int fewest, int most) {
        if (words.size() < fewest || words.size() > most) {
            throw GtpException.syntaxError();
        }
    }

    String word(int index) {
        if (index >= words.size()) {
            throw GtpException.syntaxError();
        }
        return words.get(index);
    }

    /** A number that is not negative, of up to nine digits. */
    int integer(int index) {
        String word = word(index);
        if (!INTEGER.matcher(word).matches()) {
            throw GtpException.syntaxError();
        }
        return Integer.parseInt(word);
    }

    double number(int index) {
        String word = word(index);
        if (!NUMBER.matcher(word).matches()) {
            throw GtpException.syntaxError();
        }
        return Double.parseDouble(word);
    }

    Color color(int index) {
        return switch (word(index).toLowerCase(Locale.ROOT)) {
            case "b", "black" -> Color.BLACK;
            case "w", "white" -> Color.WHITE;
            default -> throw GtpException.syntaxError();
        };
    }

    /** A point of the board, or {@link Points#PASS}. */
    int vertex(int index) {
        try {
            return GtpPoints.parse(geometry, word(index));
        } catch (UnknownPointException e) {
            throw GtpException.syntaxError();
        }
    }

    /** A point of the board. */
    int point(int index) {
        int vertex = vertex(index);
        if (vertex == Points.PASS) {
            throw GtpException.syntaxError();
        }
        return vertex;
    }
}
