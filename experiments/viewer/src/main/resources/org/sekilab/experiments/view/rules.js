// The rules that the page itself needs: blocks, and stones that are captured. Whether a move is legal is the server's business.

import { PASS, opponent, pointOf, stoneAt } from './points.js';

const LETTERS = { black: 'X', white: 'O' };

/** The points next to a point. */
const neighbors = ({ width, height }, point) => {
  const column = point % width;
  return [column > 0 && point - 1, column < width - 1 && point + 1, point >= width && point - width, point < width * (height - 1) && point + width].filter(each => each !== false);
};

/** The block of stones on a point; empty without a stone. */
export const blockAt = (board, point) => {
  const color = stoneAt(board.stones, point);
  const block = new Set(color ? [point] : []);
  for (const stone of block) {
    neighbors(board, stone).filter(each => stoneAt(board.stones, each) === color).forEach(each => block.add(each));
  }
  return block;
};

const hasLiberty = (board, block) => [...block].some(stone => neighbors(board, stone).some(each => board.stones[each] === '.'));

const withStone = (stones, point, letter) => stones.slice(0, point) + letter + stones.slice(point + 1);

/** The stones after a move; nothing if the point is occupied, or the stone would have no liberty. */
export const stonesAfter = (board, color, name) => {
  if (name === PASS) {
    return board.stones;
  }
  const point = pointOf(board, name);
  if (board.stones[point] !== '.') {
    return undefined;
  }
  const next = { ...board, stones: withStone(board.stones, point, LETTERS[color]) };
  for (const neighbor of neighbors(board, point)) {
    const block = blockAt(next, neighbor);
    if (stoneAt(next.stones, neighbor) === opponent(color) && !hasLiberty(next, block)) {
      block.forEach(stone => (next.stones = withStone(next.stones, stone, '.')));
    }
  }
  return hasLiberty(next, blockAt(next, point)) ? next.stones : undefined;
};

/** A stone of a block that the rules would have removed; nothing if there is none. */
export const blockWithoutLiberty = board => [...board.stones].map((stone, point) => point).find(point => board.stones[point] !== '.' && !hasLiberty(board, blockAt(board, point)));

/** The stones with another stone on a point, or none. */
export const stonesWith = (stones, point, color) => withStone(stones, point, LETTERS[color] ?? '.');
