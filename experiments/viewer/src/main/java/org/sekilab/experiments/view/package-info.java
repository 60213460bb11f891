/**
 * A local web page to look at boards, solve regions and play against proofs. The package holds the page's server and
 * what the page asks it for.
 *
 * <p>Read {@link org.sekilab.experiments.view.ViewServer} first. {@link org.sekilab.experiments.view.Gate} decides
 * which requests are let in, and {@link org.sekilab.experiments.view.Api} answers them.
 * {@link org.sekilab.experiments.view.Library} holds records, and {@link org.sekilab.experiments.view.work.Jobs} holds
 * what is being solved. The page itself is a resource of this package: HTML, CSS and JavaScript without libraries, of
 * which {@code main.js} is the beginning. It shows the board and what is proved. Panels that the first picture does
 * without stand in templates, and {@code panels.js} makes them work. Nothing here reads a file that it was not given.
 */
@NullMarked
package org.sekilab.experiments.view;

import org.jspecify.annotations.NullMarked;
