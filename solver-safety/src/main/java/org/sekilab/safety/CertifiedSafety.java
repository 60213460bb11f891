package org.sekilab.safety;

import org.sekilab.safety.certificate.Certificate;
import org.sekilab.statics.SafetyMap;

/**
 * What is proved about a position, and a certificate of all of it.
 *
 * @param safety nothing but what the certificate claims
 */
public record CertifiedSafety(SafetyMap safety, Certificate certificate) {}
