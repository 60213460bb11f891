package org.sekilab.search.dfpn;

/** What one search leaves to the next, and to those who look at its proof; of several threads, each has its own view of the table. */
record Memory(StateTable table, PathNumbers paths, Crowd crowd) {}
