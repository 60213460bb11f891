// Searches: what is asked for, how far each is, and what came out. They go on when the page is loaded anew.

import * as api from './api.js';
import { button, byId, element, fillChoices } from './dom.js';
import { grouped, opponent, written } from './points.js';
import { badge, regionName } from './regions.js';

const KEPT = 'searches'; // of this tab
const NO_RIVAL = '';
const NO_LIMIT = 2147483647;
const MOST_MOVES = 24; // of a line
const TOLD = 2000; // milliseconds between two announcements
const SEKI_SIDES = { 'at-least-draw': 'keeps its blocks', win: 'keeps the territory open' };

export class SolvePanel {
  /** Takes functions that are told of a search of a whole board that is done, of a line to show, and of a proof to play against. */
  constructor({ onBoard, onLine, onPlay, onProblem }) {
    this.onBoard = onBoard;
    this.onLine = onLine;
    this.onPlay = onPlay;
    this.onProblem = onProblem;
    this.cards = new Map();
    this.place = undefined;
    this.choice = undefined;
    byId('solve').addEventListener('submit', event => this.#solve(event));
    byId('search-board').addEventListener('click', () => this.#searchBoard());
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

  /** Shows the searches that this tab began before it was loaded anew. */
  async restore() {
    for (const id of JSON.parse(sessionStorage.getItem(KEPT) ?? '[]')) {
      try {
        this.#add(await api.job(id));
      } catch {
        // Not kept any more: there is nothing to show.
      }
    }
    this.#keep();
  }

  /** Another position is shown. */
  at(position) {
    this.place = { document: position.document, tree: position.tree, move: position.move };
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

  #searchBoard() {
    return this.#start({ at: '', defender: 'black', engine: 'search' });
  }

  async #start(what) {
    try {
      const card = this.#add(await api.startJob({
        ...this.place, ...what, first: byId('mover').value, basis: byId('basis').value, seconds: byId('seconds').value, maxNodes: byId('nodes').value || NO_LIMIT,
      }));
      card.view.scrollIntoView({ block: 'nearest' });
      this.#keep();
      this.onProblem('');
    } catch (e) {
      this.onProblem(e.message);
    }
  }

  #add(job) {
    const card = new Card(job, {
      onDone: done => done.analysis && this.#isHere(done) && this.onBoard(done),
      onShow: shown => this.onBoard(shown),
      onLine: (shown, moves) => this.onLine(shown, moves),
      onPlay: (shown, strategy) => this.onPlay(shown, strategy),
      onRemove: removed => {
        this.cards.delete(removed.id);
        this.#keep();
      },
    });
    this.cards.set(job.id, card);
    byId('searches').prepend(card.view);
    return card;
  }

  #isHere(job) {
    return Object.entries(this.place).every(([name, value]) => job.query[name] === value);
  }

  #keep() {
    sessionStorage.setItem(KEPT, JSON.stringify([...this.cards.keys()]));
  }
}

/** One search. While it runs only what changes is written anew, so that its button stays where it is. */
class Card {
  constructor(job, listeners) {
    this.listeners = listeners;
    this.told = 0;
    this.facts = element('dl');
    this.line = element('p', { class: 'line' });
    this.view = element('article', { class: 'panel search', 'data-job': job.id });
    this.#show(job);
    if (job.state === 'running') {
      this.stop = api.watchJob(job.id, state => this.#show(state), () => this.#failed('The server sends no more. It may have ended.'));
    }
  }

  #show(job) {
    if (this.state !== job.state) {
      this.state = job.state;
      this.#build(job);
    }
    const values = this.facts.querySelectorAll('dd');
    factsOf(job).forEach(([, value], i) => (values[i].textContent = value));
    const isRunning = job.state === 'running';
    const moves = isRunning ? job.line : job.region?.pv ?? [];
    this.line.replaceChildren(element('span', {}, isRunning ? 'searching ' : 'best play '), moves.slice(0, MOST_MOVES).map(written).join(' '), moves.length > MOST_MOVES ? ' …' : '');
    this.line.hidden = moves.length === 0;
    this.#tell(job);
    if (job.state === 'done') {
      this.listeners.onDone(job);
    }
  }

  #build(job) {
    const { query } = job;
    const hadFocus = this.view.contains(document.activeElement);
    this.facts.replaceChildren(...factsOf(job).flatMap(([term]) => [element('dt', {}, term), element('dd')]));
    const head = element('h3', {}, query.engine, element('span', { class: 'state' }, stateOf(job)));
    this.view.replaceChildren(head, element('p', { class: 'about' }, aboutOf(job)), ...aloneOf(job), this.facts, this.line, this.#buttons(job));
    if (hadFocus) {
      this.view.querySelector('button')?.focus();
    }
  }

  #buttons(job) {
    const made = [];
    const add = (label, action, name = label, classes = '') => made.push(button(label, action, { 'data-name': name, class: classes }));
    if (job.state === 'running') {
      add('Cancel', () => api.cancelJob(job.id).catch(e => this.#failed(e.message)));
    } else {
      job.strategies.forEach((strategy, i) => add(playLabel(job, strategy), () => this.listeners.onPlay(job, i), `play-${i}`, 'strong'));
      if (job.region?.pv.length > 0) {
        add('Show line', () => this.listeners.onLine(job, job.region.pv));
      }
      if (job.analysis) {
        add('Show', () => this.listeners.onShow(job));
      }
      add('Remove', () => this.#remove(job));
    }
    return element('p', { class: 'buttons' }, ...made);
  }

  /** Says how far it is to those who cannot see it, but not all the time. */
  #tell(job) {
    const now = Date.now();
    if (job.state !== 'running' || now - this.told > TOLD) {
      this.told = now;
      byId('progress').textContent = `${aboutOf(job)}, ${job.query.engine}: ${wordsOf(job)}, ${grouped(job.nodes)} nodes`;
    }
  }

  #remove(job) {
    this.stop?.();
    this.view.remove();
    this.listeners.onRemove(job);
    byId('board').focus();
  }

  #failed(message) {
    this.view.append(element('p', { class: 'failure' }, message));
  }
}

const aboutOf = job => {
  const { query, points } = job;
  const mover = query.first === 'defender' ? query.defender : opponent(query.defender);
  return query.at === '' ? `Whole board, move ${query.move}; on this board` : `${regionName(query.defender, query.at, points)}; ${mover} first${basisOf(job)}`;
};

/** The verdict, or how far the search is. */
const wordsOf = ({ onBoard, region, state }) => (onBoard ? `${onBoard.verdict}, alone ${region.verdict}` : region?.verdict ?? state);

/** The basis of the verdict. */
const basisOf = ({ region, onBoard }) => (onBoard ? `; ${onBoard.basis}, by ${onBoard.method}` : region ? `; ${region.basis}` : '');

/** The verdict of the region alone, below the verdict on the board. The line and the proof belong to it. */
const aloneOf = job => (job.onBoard ? [element('p', { class: 'alone' }, badge(job.region.verdict), ` ${job.region.basis}; the line and the proof are about this`)] : []);

const stateOf = job => (job.region ? badge((job.onBoard ?? job.region).verdict) : element('span', { class: `badge ${job.state}` }, job.state));

const factsOf = job => {
  const facts = [['nodes', grouped(job.nodes)]];
  if (job.query.at !== '') {
    facts.push(['nodes/s', grouped(job.nodesPerSecond)], ['depth', grouped(job.depth)], ['table hits', grouped(job.tableHits)]);
  }
  facts.push(['time', job.millis < 1000 ? `${job.millis} ms` : `${(job.millis / 1000).toFixed(1)} s`]);
  if (job.region && job.region.limit !== 'none') {
    facts.push(['stopped by', job.region.limit]);
  }
  if (job.error) {
    facts.push(['error', job.error]);
  }
  return facts;
};

const playLabel = (job, strategy) => {
  const side = strategy.winner === 'black' ? 'Black' : 'White';
  return job.strategies.length === 1 ? 'Play against the proof' : `Play against ${side}, which ${SEKI_SIDES[strategy.winner === job.query.defender ? 'at-least-draw' : 'win']}`;
};
