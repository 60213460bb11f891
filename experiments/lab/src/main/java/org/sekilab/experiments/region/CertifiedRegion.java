package org.sekilab.experiments.region;

import java.util.Optional;
import org.sekilab.safety.certificate.Certificate;

/**
 * The answer to a query, with a certificate.
 *
 * @param answer UNKNOWN where there is no certificate of what was found
 * @param certificate of the verdict, empty for UNKNOWN, or if none was asked for
 */
public record CertifiedRegion(RegionAnswer answer, Optional<Certificate> certificate) {}
