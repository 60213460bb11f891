/**
 * Makes certificates smaller without changing what they claim. The checker judges each result.
 *
 * <p>Read {@link org.sekilab.experiments.trim.Trimmer} first. The format is that of docs/certificates.md. Nothing here
 * proves anything: what the checker rejects is not kept.
 */
@NullMarked
package org.sekilab.experiments.trim;

import org.jspecify.annotations.NullMarked;
