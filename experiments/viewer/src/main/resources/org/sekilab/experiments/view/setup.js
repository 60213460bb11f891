// A position is set up on the board, stone by stone or move by move, with undo and redo.

import * as api from './api.js';
import { byId } from './dom.js';
import { nameOf, opponent, stoneAt } from './points.js';
import { blockWithoutLiberty, stonesAfter, stonesWith } from './rules.js';
import { sgfOf } from './sgf.js';

const MOVES = 'move';

export class SetupPanel {
  /** Takes functions that are told of a board to show, of the end, of a new record, and of what went wrong. */
  constructor({ onBoard, onLeave, onRecord, onProblem }) {
    Object.assign(this, { onBoard, onLeave, onRecord, onProblem });
    this.boards = []; // the first one, and one for each change
    byId('setup-undo').addEventListener('click', () => this.#go(-1));
    byId('setup-redo').addEventListener('click', () => this.#go(1));
    byId('setup-new').addEventListener('click', () => this.#newBoard());
    byId('setup-mover').addEventListener('change', () => this.#change({ toMove: byId('setup-mover').value }));
    byId('setup-done').addEventListener('click', () => this.#done());
    byId('setup-leave').addEventListener('click', () => this.leave());
  }

  get isOn() {
    return this.boards.length > 0;
  }

  /** Begins with the stones of a position. */
  begin({ width, height, stones, toMove }) {
    this.boards = [{ width, height, stones, toMove }];
    this.at = 0;
    byId('setup').hidden = false;
    byId('setup-columns').value = width;
    byId('setup-rows').value = height;
    this.#show();
    byId('board').focus();
  }

  leave() {
    if (this.isOn) {
      this.boards = [];
      byId('setup').hidden = true;
      this.onLeave();
    }
  }

  /** Puts what is chosen on a point, or takes it away. */
  pick(point) {
    const board = this.boards[this.at];
    const tool = document.querySelector('[name=setup-tool]:checked').value;
    const stone = stoneAt(board.stones, point);
    if (tool !== MOVES) {
      this.#change({ stones: stonesWith(board.stones, point, tool === stone ? undefined : tool) });
      return;
    }
    const stones = stonesAfter(board, board.toMove, nameOf(board, point));
    if (stones) {
      this.#change({ stones, toMove: opponent(board.toMove) });
    } else {
      byId('point').textContent = `${nameOf(board, point)}: ${board.toMove} cannot move there`;
    }
  }

  /** What a key does on the board; false if nothing. */
  key(key) {
    const action = { z: () => this.#go(-1), y: () => this.#go(1), Escape: () => this.leave() }[key];
    action?.();
    return action !== undefined;
  }

  #change(change) {
    this.boards = [...this.boards.slice(0, this.at + 1), { ...this.boards[this.at], ...change }];
    this.#go(1);
  }

  #go(steps) {
    this.at = Math.min(this.boards.length - 1, Math.max(0, this.at + steps));
    this.#show();
  }

  #newBoard() {
    const [columns, rows] = [byId('setup-columns'), byId('setup-rows')];
    if (columns.reportValidity() && rows.reportValidity()) {
      const [width, height] = [Number(columns.value), Number(rows.value)];
      this.#change({ width, height, stones: '.'.repeat(width * height), toMove: 'black' });
    }
  }

  #show() {
    const board = this.boards[this.at];
    byId('setup-undo').disabled = this.at === 0;
    byId('setup-redo').disabled = this.at === this.boards.length - 1;
    byId('setup-mover').value = board.toMove;
    byId('setup-state').textContent = `${board.width} x ${board.height}, ${[...board.stones].filter(each => each !== '.').length} stones, ${board.toMove} to move`;
    this.onBoard(board);
  }

  async #done() {
    const board = this.boards[this.at];
    const dead = blockWithoutLiberty(board);
    if (dead !== undefined) {
      this.onProblem(`The block at ${nameOf(board, dead)} has no liberty.`);
      return;
    }
    try {
      const record = await api.addDocument('set up', sgfOf(board));
      this.leave();
      await this.onRecord(record);
    } catch (e) {
      this.onProblem(e.message);
    }
  }
}
