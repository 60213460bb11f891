/** The JSON about studies at work and studies put together: a record for each kind of object. */
@NullMarked
package org.sekilab.experiments.output.json.study;

import org.jspecify.annotations.NullMarked;
