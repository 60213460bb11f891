package org.sekilab.search.table;

/** Spreads keys of states over the slots of tables. Two keys may share a hash: tables compare whole keys. */
public final class KeyHash {
    private KeyHash() {}

    /** A hash whose low bits depend on all bits of the key. */
    public static int of(long low, long high) {
        long hash = (low * 0x9E3779B97F4A7C15L) ^ Long.rotateLeft(high * 0xC2B2AE3D27D4EB4FL, 31);
        hash ^= hash >>> 29;
        hash *= 0xBF58476D1CE4E5B9L;
        hash ^= hash >>> 32;
        return (int) hash;
    }
}
