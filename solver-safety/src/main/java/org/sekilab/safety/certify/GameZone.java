package org.sekilab.safety.certify;

import org.sekilab.safety.board.ProvedGame;
import org.sekilab.safety.certificate.ProofGraph;

/** A local game, and its win. */
record GameZone(ProvedGame game, ProofGraph graph) {}
