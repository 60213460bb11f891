package org.sekilab.statics.eyespace;

import java.util.Arrays;

/**
 * The worth of a region to the group around it, with a given side to move first.
 *
 * <p>Source: [N05] table 1.
 * <p>Differs: there are four more types. {@link #KS} and {@link #ST} are the two possible meanings of {@code {T|K_T,S}}
 * in Fig. 3. The other two are for regions whose result depends on a repetition other than ko.
 */
public enum EyeType {
    /** Two eyes. */
    T("T"),
    /** Seki. */
    S("S"),
    /** One eye and no more. */
    O("O"),
    /** No eye. An empty region within one block always has an eye. */
    E("E"),
    /** Two eyes if the group wins the ko, else one. */
    KT("K_T"),
    /** One eye if the group wins the ko, else none. */
    KO("K_O"),
    /**
     * Seki if the group wins the ko, else one eye. The opponent may choose between seki and a ko for the group's life.
     */
    KS("K_S"),
    /** Two eyes if the group wins the ko, else seki. */
    ST("S_T"),
    /** Two eyes or seki, by the rule for repetitions other than ko, such as sending two and returning one. */
    SR("S_R"),
    /** Depends on that rule in another way, and on ko as well. */
    R("R");

    private final String symbol;

    EyeType(String symbol) {
        this.symbol = symbol;
    }

    /** The type with a symbol such as {@code K_T}. */
    public static EyeType parse(String symbol) {
        return Arrays.stream(values())
                .filter(type -> type.symbol.equals(symbol))
                .findAny()
                .orElseThrow(() -> new EyeDataException("'%s' is not a type of a region".formatted(symbol)));
    }

    /** The symbol of the paper. */
    @Override
    public String toString() {
        return symbol;
    }
}
