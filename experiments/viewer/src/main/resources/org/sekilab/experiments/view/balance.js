// A bar of the board's points: what is proved of black and of white, what is in seki, and what is open.

import { byId, shape } from './dom.js';
import { pointsOf } from './points.js';

/** Shows how the points of a board are shared out. Returns the open ones. */
export const showBalance = (area, { safePoints, seki }) => {
  const inSeki = seki.black.length + seki.white.length;
  const open = area - safePoints.total - inSeki;
  const bar = shape('svg', { viewBox: `0 0 ${area} 1`, preserveAspectRatio: 'none', 'aria-hidden': 'true', focusable: 'false' });
  let x = 0;
  for (const [name, points] of [['black', safePoints.black], ['seki', inSeki], ['open', open], ['white', safePoints.white]]) {
    bar.append(shape('rect', { class: name, x, width: points, height: 1 }, shape('title', {}, `${name}: ${pointsOf(points)}`)));
    x += points;
  }
  byId('balance').replaceChildren(bar);
  return open;
};
