/** The switches of searches for life and death. */
@NullMarked
package org.sekilab.life.settings;

import org.jspecify.annotations.NullMarked;
