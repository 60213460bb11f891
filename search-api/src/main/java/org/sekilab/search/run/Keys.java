package org.sekilab.search.run;

/** How the keys of states are spread over slots. */
final class Keys {
    private Keys() {}

    static int hash(long low, long high) {
        long hash = (low ^ Long.rotateLeft(high, 32)) * 0x9E3779B97F4A7C15L;
        return (int) (hash >>> 32) ^ (int) (hash >>> 47);
    }
}
