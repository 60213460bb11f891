package org.sekilab.search.dfpn;

/**
 * The memory that one search leaves to the next, and to readers of its proof. Each of several threads has its own view
 * of the table.
 */
record SearchMemory(StateTable table, PathNumbers paths, VirtualProofNumbers virtualNumbers) {}
