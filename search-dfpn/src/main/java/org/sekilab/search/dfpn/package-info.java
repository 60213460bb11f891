/**
 * df-pn and df-pn(r) with seki flags and the general solution to graph history interaction ([NKM] 5, [K05], [KM04]).
 *
 * <p>To be built. Depends on the search interfaces only.
 */
@NullMarked
package org.sekilab.search.dfpn;

import org.jspecify.annotations.NullMarked;
