package org.sekilab.safety.certificate;

import org.sekilab.proof.SafetyMap;

/**
 * The proved facts about a position, and a certificate of all of them.
 *
 * @param safety exactly the claims of the certificate
 */
public record CertifiedSafety(SafetyMap safety, Certificate certificate) {}
