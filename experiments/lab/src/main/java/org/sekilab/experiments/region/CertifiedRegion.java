package org.sekilab.experiments.region;

import java.util.Optional;
import org.sekilab.safety.certificate.Certificate;

/**
 * The answer to a query, with a certificate.
 *
 * @param answer UNKNOWN where there is no certificate of what was found
 * @param certificate of SAFE and SEKI, empty for others
 */
public record CertifiedRegion(RegionAnswer answer, Optional<Certificate> certificate) {}
