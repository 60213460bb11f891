package org.sekilab.search.dfpn;

/** How the engine treats wins by repetition, which hold on the path on which they were found. */
enum Paths {
    /** Such a win is treated as true on every path. This is wrong, and serves tests that show it. */
    IGNORED,
    /**
     * Such a win is treated as true on every path, but the answer is checked at the end. If it does not stand, the
     * search gives up.
     */
    CHECKED,
    /** Such wins are kept as twins. They are checked on each other path before use there. */
    TWINS
}
