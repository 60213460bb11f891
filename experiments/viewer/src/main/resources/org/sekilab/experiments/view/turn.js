// How a board is looked at: flipped from left to right, and then turned by quarters to the right. Names of points go along.

import { COLUMNS } from './points.js';

export class Turn {
  /** Takes a board, whether it is flipped, and the quarters by which it is turned. */
  constructor(board, { flip, turns }) {
    this.board = board;
    this.flip = flip;
    this.turns = turns;
    const isAside = turns % 2 === 1;
    this.width = isAside ? board.height : board.width; // as seen
    this.height = isAside ? board.width : board.height;
  }

  /** Where a column and a row of the board are seen: columns from the left and rows from below, both from 0. */
  seen(column, row) {
    let [x, y] = [this.flip ? this.board.width - 1 - column : column, row];
    let [width, height] = [this.board.width, this.board.height];
    for (let turn = 0; turn < this.turns; turn++) {
      [x, y, width, height] = [y, width - 1 - x, height, width];
    }
    return [x, y];
  }

  /** The point that is seen somewhere; nothing outside the board. */
  pointAt(x, y) {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) {
      return undefined;
    }
    let [column, row] = [x, y];
    let width = this.width;
    let height = this.height;
    for (let turn = 0; turn < this.turns; turn++) {
      [column, row, width, height] = [height - 1 - row, column, height, width];
    }
    return row * this.board.width + (this.flip ? this.board.width - 1 - column : column);
  }

  /** The point beside a point, as seen; nothing behind an edge. */
  neighbor(point, right, up) {
    const [x, y] = this.seen(point % this.board.width, Math.floor(point / this.board.width));
    return this.pointAt(x + right, y + up);
  }

  nameOfColumn(x) {
    return this.turns % 2 === 1 ? this.#row(this.pointAt(x, 0)) : this.#column(this.pointAt(x, 0));
  }

  nameOfRow(y) {
    return this.turns % 2 === 1 ? this.#column(this.pointAt(0, y)) : this.#row(this.pointAt(0, y));
  }

  #column(point) {
    return COLUMNS[point % this.board.width];
  }

  #row(point) {
    return Math.floor(point / this.board.width) + 1;
  }
}
