package org.sekilab.search.dfpn;

import org.sekilab.search.Problem;

/** The data of one thread of a search, which no other thread uses. */
record Worker(Problem problem, SearchMemory memory) {}
