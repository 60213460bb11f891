package org.sekilab.statics.eyespace;

import java.util.Arrays;

/**
 * What a region is worth to the group around it, with a given side to move first.
 *
 * <p>Source: [N05] table 1.
 * <p>Differs: four types more. {@link #KS} and {@link #ST} tell apart what {@code {T|K_T,S}} of Fig. 3 may mean; two are for
 * regions where something hangs on another repetition than ko.
 */
public enum EyeType {
    /** Two eyes. */
    T("T"),
    /** Seki. */
    S("S"),
    /** One eye and no more. */
    O("O"),
    /** No eye. An empty region within one block always has one. */
    E("E"),
    /** Two eyes if the group wins the ko, else one. */
    KT("K_T"),
    /** One eye if the group wins the ko, else none. */
    KO("K_O"),
    /** Seki if the group wins the ko, else one eye: its opponent may choose between a ko for its life and seki. */
    KS("K_S"),
    /** Two eyes if the group wins the ko, else seki. */
    ST("S_T"),
    /** Two eyes or seki, by the rule for repetitions other than ko, such as sending two and returning one. */
    SR("S_R"),
    /** Hangs on that rule in another way, and on ko as well. */
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
                .orElseThrow(() -> new IllegalArgumentException("'%s' is no type of a region".formatted(symbol)));
    }

    /** As the paper writes it. */
    @Override
    public String toString() {
        return symbol;
    }
}
