/**
 * A local web page to look at boards, solve regions and play against proofs: its server, and what the page asks it for.
 *
 * <p>Read {@link org.sekilab.experiments.view.ViewServer}, then {@link org.sekilab.experiments.view.Gate}, which says
 * who may ask, and {@link org.sekilab.experiments.view.Api}, which says what.
 * {@link org.sekilab.experiments.view.Library} holds records, {@link org.sekilab.experiments.view.Jobs} what is solved.
 * The page itself is a resource of this package: HTML, CSS and JavaScript without libraries, of which {@code main.js}
 * is the beginning. Nothing here reads a file that it was not given.
 */
@NullMarked
package org.sekilab.experiments.view;

import org.jspecify.annotations.NullMarked;
