// Questions about regions: what is asked for, and how.

import * as api from './api.js';
import { byId, fillChoices } from './dom.js';
import { regionName } from './regions.js';

const NO_RIVAL = '';

export class SolvePanel {
  /** Takes a list of searches to add to. */
  constructor({ searches }) {
    this.searches = searches;
    this.choice = undefined;
    byId('solve').addEventListener('submit', event => this.#solve(event));
  }

  /** Fills the form. */
  begin(start) {
    const engines = start.engines.map(each => ({ value: each.name, label: each.name, title: each.description }));
    fillChoices(byId('engine'), engines, 'dfpn-r');
    fillChoices(byId('rival'), [{ value: NO_RIVAL, label: 'none' }, ...engines], NO_RIVAL);
    byId('seconds').max = start.mostSeconds;
    byId('basis').disabled = !start.countsOnBoard;
    if (!start.countsOnBoard) {
      byId('basis').value = 'alone';
    }
  }

  /** Another region was chosen, or none. */
  choose(choice, mostPoints) {
    this.choice = choice;
    const isTooLarge = choice && choice.points.length > mostPoints;
    byId('start').disabled = !choice || isTooLarge;
    byId('chosen').textContent = !choice
      ? 'Choose a region on the board or in the list.'
      : regionName(choice.defender, choice.at, choice.points.length) + (isTooLarge ? `: at most ${mostPoints} can be solved` : '');
  }

  async #solve(event) {
    event.preventDefault();
    const engines = [...new Set([byId('engine').value, byId('rival').value].filter(each => each !== NO_RIVAL))];
    for (const engine of engines.reverse()) { // the last stands first
      await this.#start({ at: this.choice.at, defender: this.choice.defender, engine });
    }
  }

  #start(what) {
    return this.searches.start(api.startJob({
      ...this.searches.place, ...what, first: byId('mover').value, basis: byId('basis').value, seconds: byId('seconds').value, maxNodes: byId('nodes').value || api.NO_LIMIT, certificate: false,
    }));
  }
}
