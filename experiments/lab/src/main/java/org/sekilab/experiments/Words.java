package org.sekilab.experiments;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.sekilab.life.LifeVerdict;
import org.sekilab.safety.settings.Verdict;
import org.sekilab.semeai.SemeaiVerdict;

/** How constants are called in output. */
public final class Words {
    private Words() {}

    /** The constant that a word names, in capital or small letters. */
    public static <E extends Enum<E>> Optional<E> find(Class<E> type, String word) {
        return Arrays.stream(type.getEnumConstants())
                .filter(constant -> of(constant).equalsIgnoreCase(word))
                .findFirst();
    }

    /** A constant in words, as in {@code both-passed}. Verdicts keep their capitals, as in {@code BLACK_WINS}. */
    public static String of(Enum<?> constant) {
        return constant instanceof Verdict || constant instanceof SemeaiVerdict || constant instanceof LifeVerdict
                ? constant.name()
                : constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
