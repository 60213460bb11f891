package org.sekilab.experiments.region;

/** What the verdict about a region counts on. */
public enum Basis {
    /** The region alone: the worst is assumed of everything outside. */
    ALONE("alone, without help from outside"),
    /** The whole board: what other proofs give on this board is counted on. */
    ON_BOARD("on this board");

    private final String words;

    Basis(String words) {
        this.words = words;
    }

    /** It in words. */
    public String words() {
        return words;
    }
}
