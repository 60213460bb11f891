// The list of searches: how far each is, and what came out. They go on when the page is loaded anew.

import * as api from './api.js';
import { button, byId, element } from './dom.js';
import { boardKind, regionKind } from './kinds.js';
import { lifeKind } from './lifekind.js';
import { grouped, opponent, written } from './points.js';
import { raceKind } from './racekind.js';
import { scoreKind } from './scorekind.js';

const KEPT = `searches ${location.pathname}`; // of this tab, and of this run of the server: another run has other searches of the same number
const MOST_MOVES = 24; // of a line
const GONE = 404; // a status of HTTP
const TOLD = 2000; // milliseconds between two announcements

/** What a search was asked: the record, the position, and more. */
export const questionOf = job => job.query ?? job.boardQuery ?? job.lifeQuery ?? job.raceQuery ?? job.scoreQuery;

const kindOf = job => (job.lifeQuery ? lifeKind : job.scoreQuery ? scoreKind : job.raceQuery ? raceKind : job.boardQuery ? boardKind : regionKind);

/** The moves of the line that a search found, with their colors. */
export const lineOf = job => {
  const { first, defender } = questionOf(job);
  const starter = first === 'defender' ? defender : first === 'attacker' ? opponent(defender) : first;
  return kindOf(job).line(job).map((name, i) => ({ name, color: i % 2 === 0 ? starter : opponent(starter) }));
};

export class SearchList {
  /** Takes functions that are told what the reader wants of a search: onShow, onLine, onPlay, onTree, onAgain; of what is proved on the way: onPartial; of its end: onDone, or onStopped with what was proved until then; and of what went wrong. */
  constructor(listeners) {
    this.listeners = listeners;
    this.cards = new Map();
    this.place = undefined;
    this.missing = new Set(); // searches of before that the server has not told of yet
  }

  /** Another position is shown. */
  at(position) {
    this.place = { document: position.document, tree: position.tree, move: position.move };
  }

  /** Begins a search that the server is asked for. */
  async start(asked) {
    try {
      const card = this.#add(await asked);
      card.view.scrollIntoView({ block: 'nearest' });
      this.#keep();
      this.listeners.onProblem('');
    } catch (e) {
      this.listeners.onProblem(e.message);
    }
  }

  /** Asks a question of before again, with a change. */
  again(job, change) {
    const ask = job.lifeQuery ? api.startLife : job.raceQuery ? api.startRace : job.boardQuery ? api.startBoard : api.startJob;
    return this.start(ask({ ...questionOf(job), ...change }));
  }

  /** Shows the searches that this tab began before it was loaded anew. */
  async restore() {
    const ids = JSON.parse(sessionStorage.getItem(KEPT) ?? '[]');
    ids.forEach(id => this.missing.add(id));
    for (const id of ids) {
      try {
        this.#add(await api.job(id));
        this.missing.delete(id);
      } catch (e) {
        if (e.status === GONE) {
          this.missing.delete(id); // not kept any more: there is nothing to show
        } else {
          this.listeners.onProblem(e.message);
        }
      }
    }
    this.#keep();
  }

  #add(job) {
    const card = new Card(job, {
      ...this.listeners,
      onDone: done => this.#isHere(done) && this.listeners.onDone(done),
      onPartial: running => this.#isHere(running) && this.listeners.onPartial(running),
      onStopped: (stopped, proved) => this.#isHere(stopped) && this.listeners.onStopped(proved),
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
    return Object.entries(this.place).every(([name, value]) => questionOf(job)[name] === value);
  }

  #keep() {
    sessionStorage.setItem(KEPT, JSON.stringify([...this.cards.keys(), ...this.missing]));
  }
}

/** One search. While it runs only what changes is written anew, so that its button stays where it is. */
class Card {
  constructor(job, listeners) {
    this.kind = kindOf(job);
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
    this.kind.facts(job).forEach(([, value], i) => (values[i].textContent = value));
    const isRunning = job.state === 'running';
    const moves = isRunning ? job.line : this.kind.line(job);
    this.line.replaceChildren(element('span', {}, isRunning ? 'searching ' : 'best play '), moves.slice(0, MOST_MOVES).map(written).join(' '), moves.length > MOST_MOVES ? ' …' : '');
    this.line.hidden = moves.length === 0;
    this.#tell(job);
    if (isRunning && job.partial && job.partial.statuses !== this.proved?.statuses) {
      this.proved = job.partial;
      this.listeners.onPartial(job);
    }
    if (job.state === 'done') {
      this.listeners.onDone(job);
    } else if (!isRunning && this.proved) {
      this.listeners.onStopped(job, this.proved);
    }
  }

  #build(job) {
    const hadFocus = this.view.contains(document.activeElement);
    this.facts.replaceChildren(...this.kind.facts(job).flatMap(([term]) => [element('dt', {}, term), element('dd')]));
    const head = element('h3', {}, this.kind.title(job), element('span', { class: 'state' }, this.kind.badge(job)));
    this.view.replaceChildren(head, element('p', { class: 'about' }, this.kind.about(job)), ...this.kind.notes(job), this.facts, this.line, this.#buttons(job));
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
      this.kind.actions(job).forEach(({ label, run, argument, name, isStrong }) => add(label, () => this.listeners[run](job, argument), name, isStrong ? 'strong' : ''));
      add('Remove', () => this.#remove(job));
    }
    return element('p', { class: 'buttons' }, ...made);
  }

  /** Says how far it is to those who cannot see it, but not all the time. */
  #tell(job) {
    const now = Date.now();
    if (job.state !== 'running' || now - this.told > TOLD) {
      this.told = now;
      byId('progress').textContent = `${this.kind.about(job)}, ${this.kind.title(job)}: ${this.kind.words(job)}, ${grouped(job.nodes)} nodes`;
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
