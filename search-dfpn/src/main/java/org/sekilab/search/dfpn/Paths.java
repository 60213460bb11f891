package org.sekilab.search.dfpn;

/** What is done about wins by repetition, which hold on the path that they were found on. */
enum Paths {
    /** Nothing: such a win is taken for one on every path. Wrong; for tests that show it. */
    IGNORED,
    /** The same, but the answer is checked at the end, and given up if it does not stand. */
    CHECKED,
    /** They are kept as twins, and checked on each other path before they are used there. */
    TWINS
}
