package org.sekilab.search.dfpn;

import org.sekilab.search.Problem;

/**
 * The data of one thread of a search, which no other thread uses, or of one of several searches that take turns. These
 * searches have the same problem.
 */
record Worker(Problem problem, SearchMemory memory) {}
