/**
 * Checks certificates: proofs that blocks live and that territory is safe. The checker trusts no solver. It depends on
 * no other module: it has a board of its own. Begin with {@link org.sekilab.verify.Verifier}.
 *
 * <p>Two pages define a certificate. {@code docs/certificates.md} has the format, rules F. {@code
 * docs/certificate-rules.md} has the rules of proof, rules R, and the lemmas, L, that make them sound. The comments
 * here name the rules that each class tests.
 */
@NullMarked
package org.sekilab.verify;

import org.jspecify.annotations.NullMarked;
