package org.sekilab.experiments.semeai;

import java.util.Optional;
import org.sekilab.semeai.RaceCertificate;

/**
 * The answer to a query, with a certificate.
 *
 * @param certificate of the results that are proofs, or of one of them; empty if there is none
 */
public record CertifiedAnswer(SemeaiAnswer answer, Optional<RaceCertificate> certificate) {}
