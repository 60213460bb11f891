// Ways through a game: by itself, move by move, and to a move that is looked for.

import { byId } from './dom.js';
import { nameOf } from './points.js';
import { pointOfSgf } from './signs.js';
import { endsOf, moveOf, movesTo, pathTo, unescaped } from './sgftree.js';

const PACE = 1000; // milliseconds for a move
const SLOW_PACE = 3000; // where the reader wants little to move

/** Plays the moves of a game one after the other. It stops at the end, and when the reader goes elsewhere. */
export class Autoplay {
  /** Takes the panel of places. */
  constructor({ places }) {
    this.places = places;
    byId('autoplay').addEventListener('click', () => this.toggle());
  }

  /** Begins or ends; at the last move it begins with the first one. */
  async toggle() {
    if (this.timer !== undefined) {
      this.#stop();
      return;
    }
    byId('autoplay').setAttribute('aria-pressed', 'true');
    if (this.#isAtEnd()) {
      this.expected = 0;
      this.timer = 0;
      await this.places.goTo(0);
      if (this.timer === undefined) {
        return; // the reader has switched it off, or has gone elsewhere
      }
    }
    this.#wait();
  }

  /** Another position is shown. */
  at({ move }) {
    if (this.timer !== undefined && move !== this.expected) {
      this.#stop();
    }
  }

  #wait() {
    this.expected = Number(byId('slider').value);
    const pace = matchMedia('(prefers-reduced-motion: reduce)').matches ? SLOW_PACE : PACE;
    this.timer = setTimeout(() => this.#step(), pace);
  }

  async #step() {
    this.expected += 1;
    await this.places.step(1);
    if (this.timer === undefined) {
      return; // the reader has gone elsewhere
    }
    if (this.#isAtEnd() || Number(byId('slider').value) !== this.expected) { // or the server did not answer
      this.#stop();
    } else {
      this.#wait();
    }
  }

  #stop() {
    clearTimeout(this.timer);
    this.timer = undefined;
    byId('autoplay').setAttribute('aria-pressed', 'false');
  }

  #isAtEnd() {
    return byId('slider').value === byId('slider').max;
  }
}

/** Finds moves of the shown variation: by number, by point, or by a text in the comment. */
export class Finder {
  /** Takes the panel of places, and the panel of variations. */
  constructor({ places, tree }) {
    Object.assign(this, { places, tree });
    byId('find').addEventListener('submit', event => {
      event.preventDefault();
      this.#find(byId('find-text').value.trim());
    });
  }

  async #find(text) {
    const { position, root, line } = this.tree;
    const nodes = pathTo(endsOf(root)[line]);
    const isNumber = /^\d+$/.test(text);
    const fits = isNumber ? node => movesTo(node) === Number(text) : node => nameOfMove(position, node) === text.toUpperCase() || commentOf(node).includes(text.toLowerCase());
    const found = text === '' ? [] : [...new Set(nodes.filter(fits).map(movesTo))];
    const target = found.find(move => move > position.move) ?? found[0]; // after the last one comes the first one
    byId('find-state').textContent = target === undefined ? `No move fits “${text}”.` : `Move ${target}, ${found.indexOf(target) + 1} of ${found.length}.`;
    if (target !== undefined) {
      await this.places.goTo(target);
    }
  }
}

const nameOfMove = (position, node) => {
  const point = moveOf(node)?.point;
  return point ? nameOf(position, pointOfSgf(position, point)) : '';
};

const commentOf = node => unescaped(node.values.get('C')?.[0] ?? '').toLowerCase();
