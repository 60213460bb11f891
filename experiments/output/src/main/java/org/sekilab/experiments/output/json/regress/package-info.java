/** The JSON about regression tests: a record for each kind of object. */
@NullMarked
package org.sekilab.experiments.output.json.regress;

import org.jspecify.annotations.NullMarked;
