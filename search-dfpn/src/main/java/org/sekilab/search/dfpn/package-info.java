/**
 * df-pn and df-pn(r) with seki flags and the general solution to graph history interaction ([NKM] 5, [K05], [KM04],
 * [K96]).
 *
 * <p>Read {@link org.sekilab.search.dfpn.DfpnEngine} first. It explains why results are right although states repeat,
 * and why a search ends. Then read {@link org.sekilab.search.dfpn.StateTable} and
 * {@link org.sekilab.search.dfpn.DfpnRun}. This package depends on the search interfaces only.
 */
@NullMarked
package org.sekilab.search.dfpn;

import org.jspecify.annotations.NullMarked;
