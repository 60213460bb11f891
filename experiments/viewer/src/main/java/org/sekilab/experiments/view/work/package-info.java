/**
 * What the page lets the server search: questions, the searches that answer them, and play against proofs.
 *
 * <p>Read {@link org.sekilab.experiments.view.work.ViewSolvers} first. It makes a {@link
 * org.sekilab.experiments.view.work.Work} of each question. {@link org.sekilab.experiments.view.work.Jobs} holds what
 * is being solved. Nothing here knows of HTTP but its numbers of refusals.
 */
@NullMarked
package org.sekilab.experiments.view.work;

import org.jspecify.annotations.NullMarked;
