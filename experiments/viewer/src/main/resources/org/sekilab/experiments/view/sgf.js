// Positions in SGF, and what is proved of them as marks.

import { stoneAt } from './points.js';
import { escaped } from './sgftree.js';
import { sgfOfPoint } from './signs.js';

const MARKS = { a: 'TR', e: 'CR', s: 'SQ', d: 'MA' }; // by the letter of a status, for stones
const TERRITORY = { b: 'TB', w: 'TW' };

/** Properties with the points of a board that a function names. */
const propertiesOf = (board, namesAt) => {
  const properties = new Map();
  for (let point = 0; point < board.width * board.height; point++) {
    for (const name of namesAt(point)) {
      properties.set(name, (properties.get(name) ?? '') + `[${sgfOfPoint(board, point)}]`);
    }
  }
  return [...properties].map(([name, points]) => name + points).join('');
};

/** A position as a record: width, height, stones, side to move. */
export const sgfOf = board => {
  const stones = propertiesOf(board, point => ({ black: ['AB'], white: ['AW'] })[stoneAt(board.stones, point)] ?? []);
  const size = board.width === board.height ? board.width : `${board.width}:${board.height}`;
  return `(;FF[4]GM[1]CA[UTF-8]AP[Sekilab]SZ[${size}]PL[${board.toMove === 'white' ? 'W' : 'B'}]${stones})\n`;
};

/** A node with what is proved of a position, and a comment. */
export const marksOf = (position, comment) => {
  const { statuses, owners } = position.analysis;
  const marks = propertiesOf(position, point => {
    const isTerritory = statuses[point] === 't' || statuses[point] === 'd';
    return [...(isTerritory ? [TERRITORY[owners[point]]] : []), ...(stoneAt(position.stones, point) && MARKS[statuses[point]] ? [MARKS[statuses[point]]] : [])];
  });
  return `;${marks}C[${escaped(comment)}]`;
};
