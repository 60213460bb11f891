package org.sekilab.safety.certify;

import org.sekilab.proof.SafetyMap;
import org.sekilab.safety.certificate.Certificate;

/**
 * What is proved about a position, and a certificate of all of it.
 *
 * @param safety nothing but what the certificate claims
 */
public record CertifiedSafety(SafetyMap safety, Certificate certificate) {}
