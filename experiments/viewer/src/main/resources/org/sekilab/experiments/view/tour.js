// A tour of four steps for a first visit. It can be taken again at any time.

import { byId } from './dom.js';

const SEEN = 'tour'; // in this browser
const STEPS = [
  ['board', 'The board. Marks show what is proved: alive and dead stones, territory, seki. A click chooses a region.'],
  ['whole', 'Static rules answer at once. A search proves more. “… with best” proves most.'],
  ['solve', 'Solve the chosen region. Then play against its proof: it has an answer to each of your moves.'],
  ['life', 'Do these stones live? Choose them, and ask. Nothing needs to enclose them.'],
];

export class Tour {
  constructor() {
    this.at = -1;
    byId('tour-next').addEventListener('click', () => this.#go(this.at + 1));
    byId('tour-end').addEventListener('click', () => this.#end());
    byId('tour-again').addEventListener('click', () => this.#go(0));
  }

  /** Offers the tour on a first visit. */
  offer() {
    if (localStorage.getItem(SEEN) === null) {
      this.#say('New here? A tour has four steps.', 'Take the tour', 'No, thanks');
    }
  }

  #go(step) {
    if (step >= STEPS.length) {
      this.#end();
      return;
    }
    this.at = step;
    const [id, text] = STEPS[step];
    this.#mark(id);
    byId('tour').classList.add('on');
    this.#say(`${step + 1} of ${STEPS.length}: ${text}`, step + 1 < STEPS.length ? 'Next' : 'Done', 'End the tour');
    byId('tour-next').focus({ preventScroll: true });
    byId(id).scrollIntoView({ block: 'center' });
  }

  #say(text, next, end) {
    byId('tour').hidden = false;
    byId('tour-text').textContent = text;
    byId('tour-next').textContent = next;
    byId('tour-end').textContent = end;
  }

  #mark(id) {
    document.querySelectorAll('.toured').forEach(each => each.classList.remove('toured'));
    byId(id)?.classList.add('toured');
  }

  #end() {
    localStorage.setItem(SEEN, 'seen');
    this.at = -1;
    this.#mark('');
    byId('tour').hidden = true;
    byId('tour').classList.remove('on');
    byId('board').focus();
  }
}
