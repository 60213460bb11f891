// Races: which two blocks, who moves first, and who may retake a ko.

import * as api from './api.js';
import { byId } from './dom.js';
import { nameOf, stoneAt } from './points.js';
import { blocksIn } from './racekind.js';
import { blockAt } from './rules.js';

export class RacePanel {
  /** Takes a list of searches to add to, and a function that is told when the choice of blocks changes. */
  constructor({ searches, onChange }) {
    this.searches = searches;
    this.onChange = onChange;
    this.isChoosing = false;
    this.blocks = {}; // a point for each color
    byId('race').addEventListener('submit', event => this.#ask(event));
    byId('race-choose').addEventListener('click', () => this.toggle());
  }

  /** Another position is shown. What was chosen goes. */
  at(position) {
    this.position = position;
    this.blocks = {};
    byId('race-first').value = position.toMove;
    this.#show();
  }

  /** Begins to choose blocks, or ends it. */
  toggle(isChoosing = !this.isChoosing) {
    this.isChoosing = isChoosing;
    if (isChoosing) {
      byId('board').focus();
    }
    this.#show();
    this.onChange();
  }

  /** Chooses the block on a point, in place of the one of its color. */
  pick(point) {
    const color = stoneAt(this.position.stones, point);
    if (color) {
      this.blocks[color] = point;
      this.#show();
      this.onChange();
    } else {
      byId('point').textContent = `${nameOf(this.position, point)}: there is no stone to choose`;
    }
  }

  /** The points of the chosen blocks. */
  points() {
    return new Set(Object.values(this.blocks).flatMap(point => [...blockAt(this.position, point)]));
  }

  #names() {
    return Object.fromEntries(Object.entries(this.blocks).map(([color, point]) => [color, nameOf(this.position, point)]));
  }

  #show() {
    const { black, white } = this.#names();
    byId('race-choose').setAttribute('aria-pressed', String(this.isChoosing));
    byId('race-start').disabled = !(black && white);
    byId('race-blocks').textContent = black && white ? `Race of ${blocksIn({ black, white })}.`
      : black || white ? `${black ? 'Black' : 'White'} at ${black ?? white}. Choose a block of ${black ? 'white' : 'black'}.` : 'Choose a black block and a white one.';
  }

  #ask(event) {
    event.preventDefault();
    return this.searches.start(api.startRace({
      ...this.searches.place, ...this.#names(), first: byId('race-first').value, koWinner: byId('race-ko').value, seconds: byId('race-seconds').value, maxNodes: api.NO_LIMIT,
    }));
  }
}
