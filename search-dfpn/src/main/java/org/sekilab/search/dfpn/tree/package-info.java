/**
 * A search by many workers: a tree of proof numbers at one place, whose leaves are searched by df-pn elsewhere. Source:
 * PNS-PDFPN, arXiv 2511.10339.
 */
@NullMarked
package org.sekilab.search.dfpn.tree;

import org.jspecify.annotations.NullMarked;
