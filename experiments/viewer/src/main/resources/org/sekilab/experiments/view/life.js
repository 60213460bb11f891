// Life and death: which stones, who moves first, where, and how long.

import * as api from './api.js';
import { byId } from './dom.js';
import { capital, nameOf, stoneAt } from './points.js';
import { blockAt } from './rules.js';
import { stonesIn } from './lifekind.js';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const CHOSEN = 'chosen';

export class LifePanel {
  /** Takes a list of searches to add to, and a function that is told when the choice of stones changes. */
  constructor({ searches, onChange }) {
    this.searches = searches;
    this.onChange = onChange;
    this.isChoosing = false;
    this.startsGroup = false;
    this.groups = []; // of points, one for each block
    this.position = undefined;
    byId('life').addEventListener('submit', event => this.#ask(event));
    byId('life-choose').addEventListener('click', () => this.toggle());
    byId('life-and').addEventListener('click', () => this.#and());
    byId('life-clear').addEventListener('click', () => this.#set([]));
    byId('life-whose').addEventListener('change', () => this.#show());
  }

  /** Another position is shown. What was chosen goes. */
  at(position) {
    this.position = position;
    this.groups = [];
    byId('life-first').value = position.toMove;
    this.#show();
  }

  /** Begins to choose stones, or ends it. */
  toggle(isChoosing = !this.isChoosing) {
    this.isChoosing = isChoosing;
    this.startsGroup = false;
    if (isChoosing) {
      byId('life-whose').value = CHOSEN;
      byId('board').focus();
    }
    this.#show();
    this.onChange();
  }

  /** Chooses the block on a point, or gives it up. Another color begins anew. */
  pick(point, isAnd) {
    const block = blockAt(this.position, point);
    if (block.size === 0) {
      byId('point').textContent = `${nameOf(this.position, point)}: there is no stone to choose`;
      return;
    }
    const color = stoneAt(this.position.stones, point);
    const kept = this.#color() === color ? this.groups : [];
    const without = kept.map(group => group.filter(each => !block.has(each))).filter(group => group.length > 0);
    const isChosen = kept.some(group => group.some(each => block.has(each)));
    const startsGroup = isAnd || this.startsGroup || without.length === 0;
    this.startsGroup = false;
    this.#set(isChosen ? without : startsGroup ? [...without, [point]] : [...without.slice(0, -1), [...without.at(-1), point]]);
  }

  /** The points of all chosen blocks. */
  points() {
    return new Set(this.groups.flat().flatMap(point => [...blockAt(this.position, point)]));
  }

  /** A letter for each group, on its chosen stones. */
  labels() {
    return new Map(this.groups.flatMap((group, i) => group.map(point => [point, { text: LETTERS[i % LETTERS.length] }])));
  }

  #and() {
    if (!this.isChoosing) {
      this.toggle(true);
    }
    this.startsGroup = this.groups.length > 0;
    this.#show();
  }

  #set(groups) {
    this.groups = groups;
    this.#show();
    this.onChange();
  }

  #color() {
    return this.groups.length > 0 ? stoneAt(this.position.stones, this.groups[0][0]) : undefined;
  }

  /** What is asked: the stones and their color; nothing if none are chosen. */
  #asked() {
    const whose = byId('life-whose').value;
    if (whose !== CHOSEN) {
      return { stones: 'ANY', defender: whose };
    }
    const stones = this.groups.map(group => group.map(point => nameOf(this.position, point)).join(' ')).join(' & ');
    return this.groups.length > 0 ? { stones, defender: this.#color() } : undefined;
  }

  #show() {
    const asked = this.#asked();
    byId('life-choose').setAttribute('aria-pressed', String(this.isChoosing));
    byId('life-and').setAttribute('aria-pressed', String(this.startsGroup));
    byId('life-and').disabled = this.groups.length === 0;
    byId('life-clear').disabled = this.groups.length === 0;
    byId('life-start').disabled = !asked;
    byId('life-stones').textContent = asked ? `${capital(stonesIn(asked))} must live.${this.startsGroup ? ' Choose the next block.' : ''}`
      : this.isChoosing ? 'Click stones on the board. One of the blocks must live; shift and a click adds a block that must live, too.' : 'Choose stones, or any block of a color.';
  }

  #ask(event) {
    event.preventDefault();
    const { document, tree, move } = this.position;
    return this.searches.start(api.startLife({
      document, tree, move, ...this.#asked(), first: byId('life-first').value, area: byId('life-area').value, allMoves: false,
      seconds: byId('life-seconds').value, maxNodes: api.NO_LIMIT,
    }));
  }
}
