// The marks that a record puts on the board: triangles, squares, circles, crosses and letters.

import { shape } from './dom.js';
import { escaped, unescaped } from './sgftree.js';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The kinds of marks, with their names in SGF and how they are drawn. */
export const SIGNS = {
  TR: { name: 'triangle', draw: (x, y) => shape('path', { d: `M${x} ${y - .3}l.27 .46h-.54z` }) },
  SQ: { name: 'square', draw: (x, y) => shape('rect', { x: x - .22, y: y - .22, width: .44, height: .44 }) },
  CR: { name: 'circle', draw: (x, y) => shape('circle', { cx: x, cy: y, r: .25 }) },
  MA: { name: 'cross', draw: (x, y) => shape('path', { d: `M${x - .22} ${y - .22}l.44 .44m0 -.44l-.44 .44` }) },
  LB: { name: 'letter', draw: (x, y, text) => shape('text', { x, y: y + .19 }, text) },
};

/** The point of a board that SGF names. */
export const pointOfSgf = ({ width, height }, name) => (height - 1 - LETTERS.indexOf(name[1])) * width + LETTERS.indexOf(name[0]);

/** The name in SGF of a point of a board. */
export const sgfOfPoint = ({ width, height }, point) => LETTERS[point % width] + LETTERS[height - 1 - Math.floor(point / width)];

/** All points of a value: none, one, or those of a rectangle between any two opposite corners. */
const pointsOfValue = (board, value) => {
  if (value.trim() === '') {
    return [];
  }
  const corners = value.split(':').map(corner => corner.trim());
  const [columns, rows] = [0, 1].map(i => corners.map(corner => LETTERS.indexOf(corner[i])));
  const points = [];
  for (let column = Math.min(...columns); column <= Math.max(...columns); column++) {
    for (let row = Math.min(...rows); row <= Math.max(...rows); row++) {
      points.push(pointOfSgf(board, LETTERS[column] + LETTERS[row]));
    }
  }
  return points;
};

/** The marks of a node of a game by point. */
export const signsOf = (board, node) => {
  const signs = new Map();
  for (const kind of Object.keys(SIGNS)) {
    for (const value of node.values.get(kind) ?? []) {
      if (kind === 'LB') {
        signs.set(pointOfSgf(board, value), { kind, text: unescaped(value.slice(value.indexOf(':') + 1)) });
      } else {
        pointsOfValue(board, value).forEach(point => signs.set(point, { kind, text: '' }));
      }
    }
  }
  return signs;
};

/** Puts a mark on a point of a node, or takes away the same mark. Letters follow each other. */
export const changeSign = (board, node, kind, point) => {
  const signs = signsOf(board, node);
  const isThere = signs.get(point)?.kind === kind;
  const used = new Set([...signs.values()].map(sign => sign.text));
  const text = kind === 'LB' ? [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find(letter => !used.has(letter)) ?? '?' : '';
  signs.delete(point);
  if (!isThere) {
    signs.set(point, { kind, text });
  }
  for (const each of Object.keys(SIGNS)) {
    const values = [...signs].filter(([, sign]) => sign.kind === each).map(([at, sign]) => sgfOfPoint(board, at) + (each === 'LB' ? `:${escaped(sign.text)}` : ''));
    if (values.length > 0) {
      node.values.set(each, values);
    } else {
      node.values.delete(each);
    }
  }
};
