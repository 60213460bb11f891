package org.sekilab.experiments.solve;

import org.sekilab.safety.certificate.Certificate;

/**
 * All that was found out about a position, and a certificate of what is proved.
 *
 * @param result with nothing safe but what the certificate claims
 */
public record CertifiedBoard(BoardResult result, Certificate certificate) {}
