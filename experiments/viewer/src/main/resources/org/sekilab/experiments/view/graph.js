// The graph of a game: how many points are proved after each move, and the moves that change most.

import * as api from './api.js';
import { button, byId, element, shape } from './dom.js';
import { capital, pointsOf } from './points.js';

const STRIDES = [32, 16, 8, 4, 2, 1]; // moves: the whole game is seen soon, and then more of it
const MOST_LISTED = 6; // moves
const DRAWN = 150; // milliseconds between two pictures
const COLORS = ['black', 'white'];

/** The moves of a game in the order in which they are asked for. */
const orderOf = moves => [...new Set(STRIDES.flatMap(stride => Array.from({ length: Math.floor(moves / stride) + 1 }, (_, i) => i * stride)).concat(moves))];

/** How the number of proved points changes by moves whose neighbors are known, the largest change first. */
const changesOf = known => known.flatMap((counts, move) => COLORS.map(color => ({ move, color, change: known[move - 1] ? counts[color] - known[move - 1][color] : 0 })))
  .filter(({ change }) => change !== 0)
  .sort((a, b) => Math.abs(b.change) - Math.abs(a.change) || a.move - b.move)
  .slice(0, MOST_LISTED);

const inWords = ({ move, color, change }) => `Move ${move}: ${color} ${pointsOf(Math.abs(change))} ${change > 0 ? 'more' : 'fewer'}`;

export class GamePanel {
  /** Takes the panel of places, and a function that is told of what went wrong. */
  constructor({ places, onProblem }) {
    Object.assign(this, { places, onProblem });
    this.known = []; // proved points by move
    byId('graph').addEventListener('click', event => this.#go(event.target.dataset.move));
    byId('graph-box').addEventListener('toggle', () => this.at(this.position));
  }

  /** Another position is shown. The graph of its game is made if it is wanted. */
  async at(position) {
    this.position = position;
    if (!byId('graph-box').open) {
      return;
    }
    const { solver } = this.places.place;
    const game = [position.document, position.tree, solver].join();
    if (this.game === game) {
      this.#draw();
      return;
    }
    this.game = game;
    this.known = [];
    let drawn = 0;
    try {
      for (const move of orderOf(position.moves)) {
        const { safePoints } = await api.provedPoints(position.document, position.tree, move, solver);
        if (this.game !== game) {
          return; // another one was chosen meanwhile
        }
        this.known[move] = safePoints;
        if (Date.now() - drawn > DRAWN) {
          drawn = Date.now();
          this.#draw();
        }
      }
      this.#draw();
      this.#list();
    } catch (e) {
      this.game = undefined;
      this.onProblem(e.message);
    }
  }

  #go(move) {
    if (move !== undefined) {
      this.places.goTo(Number(move));
    }
  }

  #draw() {
    const { moves, move, width, height } = this.position;
    const area = width * height;
    const steps = Object.keys(this.known).map(Number);
    const stepped = at => steps.map((step, i) => `V${at(this.known[step])}H${steps[i + 1] ?? moves + 1}`).join('');
    const picture = shape('svg', { viewBox: `0 0 ${moves + 1} ${area}`, preserveAspectRatio: 'none', 'aria-hidden': 'true', focusable: 'false' },
      shape('path', { class: 'black', d: `M0 ${area}${stepped(counts => area - counts.black)}V${area}z` }),
      shape('path', { class: 'white', d: `M0 0${stepped(counts => counts.white)}V0z` }),
      shape('path', { class: 'now', d: `M${move + .5} 0V${area}` }),
      ...steps.map((step, i) => shape('rect', { 'data-move': step, x: step, width: (steps[i + 1] ?? moves + 1) - step, height: area },
        shape('title', {}, `Move ${step}: black ${pointsOf(this.known[step].black)}, white ${pointsOf(this.known[step].white)}`))));
    byId('graph').replaceChildren(picture);
    const here = this.known[move];
    byId('graph-state').textContent = `${here ? `Move ${move}: ${COLORS.map(color => `${capital(color)} ${pointsOf(here[color])}`).join(', ')} of ${pointsOf(area)}. ` : ''}${steps.length <= moves ? `${steps.length} of ${moves + 1} positions so far.` : `By ${this.places.place.solver}.`}`;
  }

  #list() {
    byId('graph-changes').replaceChildren(...changesOf(this.known).map(each => element('li', {}, button(inWords(each), () => this.#go(each.move)))));
  }
}
