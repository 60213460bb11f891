// Why points are open: a letter on each of them, and a list of what the letters mean.

import { byId, element } from './dom.js';
import { pointOf, pointsOf } from './points.js';

const LETTERS = {
  neutral: 'N', 'open-boundary': 'O', 'too-large': 'L', seki: 'S', limit: 'T', ko: 'K', 'attacker-stays': 'A', 'weak-dependencies': 'W', 'external-liberties': 'E', captured: 'C',
};

export class CauseLayer {
  /** Takes functions that are told when the layer comes or goes, and that find causes that are not known yet. */
  constructor({ onChange, onWanted }) {
    this.onChange = onChange;
    this.onWanted = onWanted;
    this.clear();
    byId('why').addEventListener('click', () => this.toggle());
  }

  /** Forgets the causes: another position is shown, or more is proved. */
  clear() {
    this.known = undefined;
    this.#show(false);
  }

  /** Shows causes of a position. */
  set(board, { causes }) {
    this.known = { causes, points: new Map() };
    causes.forEach(each => each.points.forEach(name => this.known.points.set(pointOf(board, name), { ...each, letter: LETTERS[each.cause] ?? '?' })));
    byId('cause-list').replaceChildren(...causes.map(each => element('li', {},
      element('b', {}, LETTERS[each.cause] ?? '?'), ` ${each.cause}, ${pointsOf(each.points.length)}: ${each.meaning}`)));
    this.#show(true);
  }

  /** Shows the layer, or hides it. */
  toggle() {
    if (this.known) {
      this.#show(!this.isOn);
      this.onChange();
    } else {
      this.onWanted();
    }
  }

  /** The cause of each open point while the layer is shown. */
  get shown() {
    return this.isOn ? this.known.points : undefined;
  }

  #show(isOn) {
    this.isOn = isOn;
    byId('why').setAttribute('aria-pressed', String(isOn));
    byId('cause-list').hidden = !isOn;
  }
}
