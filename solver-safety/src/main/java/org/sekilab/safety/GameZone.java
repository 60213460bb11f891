package org.sekilab.safety;

import org.sekilab.safety.certificate.ProofGraph;

/** A local game, and how it is won. */
record GameZone(ProvedGame game, ProofGraph graph) {}
