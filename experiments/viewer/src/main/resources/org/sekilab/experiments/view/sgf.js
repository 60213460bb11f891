// Positions as game records in SGF, with what is proved as marks.

import { stoneAt } from './points.js';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const MARKS = { a: 'TR', e: 'CR', s: 'SQ', d: 'MA' }; // by the letter of a status, for stones
const TERRITORY = { b: 'TB', w: 'TW' };

/** A position as a record: width, height, stones, side to move; perhaps with an analysis and a comment. */
export const sgfOf = ({ width, height, stones, toMove, analysis }, comment = '') => {
  const properties = new Map();
  const add = (name, point) => properties.set(name, (properties.get(name) ?? '') + `[${LETTERS[point % width]}${LETTERS[height - 1 - Math.floor(point / width)]}]`);
  for (let point = 0; point < width * height; point++) {
    const stone = stoneAt(stones, point);
    if (stone) {
      add(stone === 'black' ? 'AB' : 'AW', point);
    }
    const status = analysis?.statuses[point];
    if (stone && MARKS[status]) {
      add(MARKS[status], point);
    }
    if (status === 't' || status === 'd') {
      add(TERRITORY[analysis.owners[point]], point);
    }
  }
  const size = width === height ? width : `${width}:${height}`;
  const text = comment === '' ? '' : `C[${comment.replace(/[\\\]]/g, '\\$&')}]`;
  return `(;FF[4]GM[1]CA[UTF-8]AP[Sekilab]SZ[${size}]PL[${toMove === 'white' ? 'W' : 'B'}]${[...properties].map(([name, points]) => name + points).join('')}${text})\n`;
};
