// Questions about whole boards: which solver, how long, why points stay open, and what the score is.

import * as api from './api.js';
import { byId, fillChoices } from './dom.js';

const BEST = 'BEST';
const SCORE_NODES = 20_000; // for each region, so that the answer comes soon

export class WholePanel {
  /** Takes a list of searches to add to. */
  constructor({ searches }) {
    this.searches = searches;
    byId('whole').addEventListener('submit', event => {
      event.preventDefault();
      this.search({});
    });
    byId('score').addEventListener('submit', event => {
      event.preventDefault();
      this.searches.start(api.startScore({ ...this.searches.place, rules: byId('score-rules').value, seconds: 1, maxNodes: SCORE_NODES }));
    });
    byId('search-best').addEventListener('click', () => {
      byId('preset').value = BEST;
      this.search({});
    });
  }

  /** Fills the form. */
  begin(start) {
    fillChoices(byId('preset'), start.presets.map(each => ({ value: each.name, label: each.name.toLowerCase() })), start.preset);
    fillChoices(byId('analyzer'), [{ value: 'auto', label: 'auto' }, ...start.analyzers.map(each => ({ value: each.name, label: each.name, title: each.description }))], start.analyzer);
    byId('whole-seconds').value = start.boardSeconds;
    byId('whole-seconds').max = start.mostSeconds;
  }

  /** Begins to search the present board. */
  search({ causes = byId('causes').checked }) {
    return this.searches.start(api.startBoard({
      ...this.searches.place, preset: byId('preset').value, analyzer: byId('analyzer').value, seconds: byId('whole-seconds').value,
      maxNodes: byId('whole-nodes').value || api.NO_LIMIT, causes, certificate: false,
    }));
  }
}
