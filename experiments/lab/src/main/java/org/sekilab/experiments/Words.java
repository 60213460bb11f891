package org.sekilab.experiments;

import java.util.Locale;
import org.sekilab.life.LifeVerdict;
import org.sekilab.safety.settings.Verdict;
import org.sekilab.semeai.SemeaiVerdict;

/** How constants are called in output. */
public final class Words {
    private Words() {}

    /** A constant in words, as in {@code both-passed}. Verdicts keep their capitals, as in {@code BLACK_WINS}. */
    public static String of(Enum<?> constant) {
        return constant instanceof Verdict || constant instanceof SemeaiVerdict || constant instanceof LifeVerdict
                ? constant.name()
                : constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
