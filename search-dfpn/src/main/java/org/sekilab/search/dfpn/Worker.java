package org.sekilab.search.dfpn;

import org.sekilab.search.Problem;

/** What one thread of a search works with, and no other. */
record Worker(Problem problem, Memory memory) {}
