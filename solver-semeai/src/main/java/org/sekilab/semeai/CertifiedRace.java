package org.sekilab.semeai;

import java.util.Optional;

/**
 * The answer to a race with one side first, and a certificate of it.
 *
 * @param certificate empty if the answer is no proof, or there is no certificate of it
 */
public record CertifiedRace(SemeaiResult result, Optional<RaceCertificate> certificate) {}
