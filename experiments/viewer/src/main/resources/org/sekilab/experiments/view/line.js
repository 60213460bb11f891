// A line of moves that is played on the board, forth and back.

import { byId, element } from './dom.js';
import { PASS, capital, pointOf, stoneAt, written } from './points.js';
import { stonesAfter } from './rules.js';

export class LinePlayer {
  /** Takes functions that are told of stones to show, and of the end. */
  constructor({ onStones, onLeave }) {
    this.onStones = onStones;
    this.onLeave = onLeave;
    this.line = undefined;
    byId('line-back').addEventListener('click', () => this.step(-1));
    byId('line-on').addEventListener('click', () => this.step(1));
    byId('line-leave').addEventListener('click', () => this.leave());
  }

  get isOn() {
    return this.line !== undefined;
  }

  /** Shows a line of moves with their colors, all of it at first. */
  begin(board, moves) {
    const stones = [board.stones];
    for (const { name, color } of moves) {
      stones.push(stonesAfter({ ...board, stones: stones.at(-1) }, color, name) ?? stones.at(-1));
    }
    this.line = { board, moves, stones };
    byId('line').hidden = false;
    byId('line-moves').replaceChildren(...moves.map(({ name, color }) => element('li', {}, element('span', { class: `chip ${color}`, 'aria-hidden': 'true' }), `${capital(color)} ${written(name)}`)));
    this.#show(moves.length);
  }

  step(moves) {
    this.#show(Math.min(this.line.moves.length, Math.max(0, this.at + moves)));
  }

  leave() {
    if (this.isOn) {
      this.line = undefined;
      byId('line').hidden = true;
      this.onLeave();
    }
  }

  /** What a key does on the board; false if nothing. */
  key(key) {
    const action = { '[': () => this.step(-1), ']': () => this.step(1), Escape: () => this.leave() }[key];
    action?.();
    return action !== undefined;
  }

  #show(at) {
    this.at = at;
    const { board, moves, stones } = this.line;
    byId('line-back').disabled = at === 0;
    byId('line-on').disabled = at === moves.length;
    const last = moves[at - 1];
    byId('line-at').textContent = `move ${at} of ${moves.length}${last ? `: ${last.color} ${written(last.name)}` : ''}`;
    [...byId('line-moves').children].forEach((item, i) => (i === at - 1 ? item.setAttribute('aria-current', 'step') : item.removeAttribute('aria-current')));
    const labels = new Map();
    moves.slice(0, at).forEach(({ name }, i) => name !== PASS && labels.set(pointOf(board, name), { text: String(i + 1) }));
    for (const point of labels.keys()) {
      if (!stoneAt(stones[at], point)) {
        labels.delete(point); // it was captured
      }
    }
    this.onStones({ stones: stones[at], labels });
  }
}
