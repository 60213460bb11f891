// A game against a proof: one side is the reader's, the other answers as the stored proof says.

import * as api from './api.js';
import { byId, element } from './dom.js';
import { stonesIn } from './lifekind.js';
import { PASS, capital, grouped, opponent, pointOf, written } from './points.js';

const STAGES = {
  'goes-on': 'Your move: the proof has an answer to each.',
  decided: 'The result is now known without search. You may play on.',
  'block-captured': 'A block around the region is captured.',
  'both-passed': 'Both sides passed: the game is over.',
  unanswered: 'No answer was found in time.',
};

export class StrategyPanel {
  /** Takes functions that are told of a line to show, of the end, and of what went wrong. */
  constructor({ onLine, onLeave, onProblem }) {
    this.onLine = onLine;
    this.onLeave = onLeave;
    this.onProblem = onProblem;
    this.game = undefined;
    byId('play-pass').addEventListener('click', () => this.play(PASS));
    byId('play-undo').addEventListener('click', () => this.takeBack());
    byId('play-restart').addEventListener('click', () => this.#follow([]));
    byId('play-check').addEventListener('click', () => this.#check());
    byId('play-leave').addEventListener('click', () => this.leave());
  }

  get isOn() {
    return this.game !== undefined;
  }

  /** Begins a game against a strategy of a search. */
  async begin(job, strategy, board) {
    const { winner } = job.strategies[strategy];
    this.game = { stages: job.raceQuery ? { ...STAGES, 'block-captured': 'A block of the race is captured.' } : STAGES, job: job.id, strategy, board, winner, loser: opponent(winner), tries: [], line: undefined };
    byId('play').hidden = false;
    byId('play-checked').textContent = '';
    byId('play-who').textContent = `${capital(winner)} has proved that ${claim(job, job.strategies[strategy], job.strategies.length > 1)}. You play ${this.game.loser}${job.raceQuery ? ', in the area of the race' : job.query ? '' : `, everywhere on the board. Outside the zone ${winner} passes`}.`;
    await this.#follow([]);
    byId('play').scrollIntoView({ block: 'nearest' });
    byId('board').focus();
  }

  /** Tries a move. */
  play(name) {
    if (this.game.line?.tries.includes(name)) {
      return this.#follow([...this.game.tries, name]);
    }
    byId('play-stage').textContent = this.game.line?.tries.length > 0 ? `${written(name)} cannot be played here.` : this.game.stages[this.game.line?.stage];
    return Promise.resolve();
  }

  takeBack() {
    return this.#follow(this.game.tries.slice(0, -1));
  }

  leave() {
    this.game = undefined;
    byId('play').hidden = true;
    this.onLeave();
    byId('board').focus();
  }

  /** What a key does on the board; false if nothing. */
  key(key) {
    const action = { p: () => this.play(PASS), P: () => this.play(PASS), Backspace: () => this.takeBack(), Escape: () => this.leave() }[key];
    action?.();
    return action !== undefined;
  }

  async #follow(tries) {
    const { game } = this;
    byId('play-stage').textContent = 'Looking for the answer …';
    try {
      const line = await api.line(game.job, game.strategy, tries);
      if (this.game !== game) {
        return;
      }
      game.tries = tries;
      game.line = line;
      this.#show();
      this.onProblem('');
    } catch (e) {
      if (this.game === game) {
        this.onProblem(e.message);
      }
    }
  }

  #show() {
    const { board, line, loser, winner, tries } = this.game;
    if (tries.length === 0) {
      this.game.colors = line.moves.length === 0 ? [loser, winner] : [winner, loser]; // the one that moves first before the other
    }
    const { colors } = this.game;
    byId('play-moves').replaceChildren(...line.moves.map((name, i) => element('li', { class: colors[i % 2] === loser ? 'try' : 'answer' },
      element('span', { class: `chip ${colors[i % 2]}`, 'aria-hidden': 'true' }), `${capital(colors[i % 2])} ${written(name)}`)));
    const last = line.moves.at(-1);
    byId('play-stage').textContent = (last && colors[(line.moves.length - 1) % 2] === winner ? `${capital(winner)} answers ${written(last)}. ` : '') + this.game.stages[line.stage];
    byId('play-pass').disabled = line.tries.length === 0;
    byId('play-undo').disabled = byId('play-restart').disabled = tries.length === 0;
    const labels = new Map();
    line.moves.forEach((name, i) => name !== PASS && labels.set(pointOf(board, name), { text: String(i + 1) }));
    for (const point of labels.keys()) {
      if (line.stones[point] === '.') {
        labels.delete(point); // it was captured
      }
    }
    this.onLine({ stones: line.stones, labels, zone: zoneOf(board, line), tries: new Set(line.tries.filter(name => name !== PASS).map(name => pointOf(board, name))) });
  }

  async #check() {
    const { game } = this;
    let told;
    byId('play-checked').textContent = 'Walking through all tries …';
    try {
      const { states, most } = await api.states(game.job, game.strategy);
      told = states === undefined
        ? `There are more than ${grouped(most)} positions, or the table has forgotten one.`
        : `${grouped(states)} positions: whatever you try, the game ends as proved.`;
    } catch (e) {
      told = e.message;
    }
    if (this.game === game) { // the answer is about no other game
      byId('play-checked').textContent = told;
    }
  }
}

/** The points that the rest of a proof is about. */
const zoneOf = (board, { zone = [] }) => new Set(zone.map(name => pointOf(board, name)));

/** What a proof is about. */
const claim = ({ query, lifeQuery, boardQuery, raceQuery }, { winner, goal }, isSeki) => {
  if (raceQuery) {
    return isSeki ? `its block at ${raceQuery[winner]} is never captured` : `it captures the block at ${raceQuery[opponent(winner)]} first`;
  }
  if (boardQuery) {
    return `all that is marked as ${winner}’s stays so`;
  }
  if (lifeQuery) {
    return winner === lifeQuery.defender ? `${stonesIn(lifeQuery)} lives` : `${stonesIn(lifeQuery)} can be captured`;
  }
  const { defender } = query;
  if (winner === defender) {
    return goal === 'win' ? 'the region is its territory' : 'none of its blocks around the region is captured';
  }
  return goal === 'win' ? `the region does not become ${defender}’s territory` : `a block of ${defender} is captured, or stones live inside`;
};
