package org.sekilab.search.dfpn;

/** What one search leaves to the next, and to those who look at its proof. */
record Memory(StateTable table, PathNumbers paths) {}
