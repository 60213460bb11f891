/**
 * Life and death of chosen stones on open boards, with a certificate for each answer.
 *
 * <p>Read {@link org.sekilab.life.Life} first.
 */
@NullMarked
package org.sekilab.life;

import org.jspecify.annotations.NullMarked;
