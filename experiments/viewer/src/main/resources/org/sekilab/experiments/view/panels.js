// All panels but those of the first look, and what they do with each other. Each keeps its own state.

import * as api from './api.js';
import { CauseLayer } from './causes.js';
import { byId } from './dom.js';
import { acceptDrops } from './drop.js';
import { LifePanel } from './life.js';
import { LinePlayer } from './line.js';
import { PASS, nameOf, pointOf } from './points.js';
import { RacePanel } from './race.js';
import { regionInWords } from './regions.js';
import { SearchList, lineOf, questionOf } from './searches.js';
import { LIMITS, Settings } from './settings.js';
import { SolvePanel } from './solves.js';
import { StrategyPanel } from './strategy.js';
import { WholePanel } from './whole.js';

export class Panels {
  /** Takes what the panels may do with the board, and what the server said at the start. */
  constructor(page, start) {
    this.page = page;
    this.setup = undefined; // once it is wanted, as the tree of proofs
    this.drawn = undefined;
    this.tree = undefined; // once it is loaded, as the next two
    this.autoplay = undefined;
    this.graph = undefined;
    const { draw, showStones, tellProblem: onProblem } = page;
    this.searches = new SearchList({ ...this.#answers(), onProblem });
    const { searches } = this;
    this.solves = new SolvePanel({ searches });
    this.whole = new WholePanel({ searches });
    this.causes = new CauseLayer({ onChange: draw, onWanted: () => this.whole.search({ causes: true }) });
    this.life = new LifePanel({ searches, onChange: () => this.#chooses(this.life, this.race) });
    this.race = new RacePanel({ searches, onChange: () => this.#chooses(this.race, this.life) });
    this.game = new StrategyPanel({ onLine: showStones, onLeave: draw, onProblem });
    this.line = new LinePlayer({ onStones: shown => showStones({ ...shown, zone: page.picture().zone }), onLeave: draw });
    this.solves.begin(start);
    this.whole.begin(start);
    this.settings = new Settings(LIMITS, { onChange: () => page.places.writeAddress() });
    this.#show(page.position());
    byId('set-up').addEventListener('click', () => this.#beginSetup());
    acceptDrops((files, all) => (files.length > 0 ? page.places.openFiles(files) : onProblem(`None of ${all} dropped files is a record in SGF.`)));
  }

  /** Takes what an address chooses, shows the searches of before, and loads what is needed last. */
  async begin(address) {
    const { page } = this;
    const { places, regions, tellProblem: onProblem } = page;
    this.settings.apply(address);
    this.solves.choose(regions.choice(), regions.mostPoints);
    const [color, ...names] = (address.get('region') ?? '').split(' ');
    if (names.length > 0 && !regions.choice()) { // the reader may have chosen another one already
      regions.chooseAll(color, names);
    }
    document.querySelectorAll('.panels [inert]').forEach(each => (each.inert = false)); // from now on, what is chosen is kept
    places.writeAddress();
    await this.searches.restore();
    const [{ SavePanel }, { Tour }, { TreePanel }, { GamePanel }, { Autoplay, Finder }] = await Promise.all([import('./save.js'), import('./tour.js'), import('./tree.js'), import('./graph.js'), import('./walk.js')]);
    this.tree = new TreePanel({ places, onChange: page.draw, onBegin: () => this.#endChoices(), onProblem });
    this.autoplay = new Autoplay({ places });
    await this.tree.at(page.position());
    new Finder({ places, tree: this.tree });
    this.graph = new GamePanel({ places, onProblem });
    await this.graph.at(page.position());
    new SavePanel({ position: page.position, comment: () => this.#verdictsInWords(), onProblem });
    new Tour().offer();
  }

  /** Another position is shown. */
  at(position) {
    this.drawn?.leave();
    this.causes.clear();
    this.#show(position);
    this.graph?.at(position);
    this.autoplay?.at(position);
    this.tree?.at(position).catch(e => this.page.tellProblem(e.message));
  }

  #show(position) {
    this.searches.at(position);
    this.life.at(position);
    this.race.at(position);
    this.settings.expect({ lifeFirst: position.toMove, raceFirst: position.toMove });
  }

  /** The panel that shows other stones than those of the position; nothing if none does. */
  get mode() {
    return [this.game, this.setup, this.line].find(each => each?.isOn);
  }

  /** The stones that are chosen for a question, with their labels; nothing if none are being chosen. */
  get choice() {
    return this.life.isChoosing ? { chosen: this.life.points(), labels: this.life.labels() } : this.race.isChoosing ? { chosen: this.race.points() } : undefined;
  }

  /** What a click or Enter on a point does here; false if nothing. */
  pick(point, isAdded) {
    const { mode } = this;
    this.line.leave();
    const name = nameOf(this.page.position(), point);
    if (mode === this.game) {
      this.game.play(name);
      return true;
    }
    const taker = [[this.setup?.isOn, this.setup], [this.tree?.isOn, this.tree], [this.race.isChoosing, this.race], [this.life.isChoosing, this.life]].find(([takes]) => takes)?.[1];
    taker?.pick(point, taker === this.tree ? name : isAdded);
    return taker !== undefined;
  }

  /** Ends the choices of stones, or what a click does to the tree. */
  endChoices() {
    if (this.tree?.isOn) {
      this.tree.leave();
    } else {
      this.#endChoices();
    }
  }

  /** Ends games, lines, and what is being set up. */
  leaveAll() {
    this.line.leave();
    this.setup?.leave();
    if (this.game.isOn) {
      this.game.leave();
    }
  }

  #endChoices() {
    this.life.toggle(false);
    this.race.toggle(false);
  }

  /** A panel begins or ends to choose stones, or another stone is chosen. */
  #chooses(panel, other) {
    this.page.setPicture({});
    if (panel.isChoosing) {
      this.tree?.leave();
      other.toggle(false);
    }
    this.page.draw();
  }

  /** What follows from answers of searches, and from their buttons. */
  #answers() {
    const { page } = this;
    return {
      onDone: job => this.#showFinding(job),
      onPartial: job => this.mode || page.showAnalysis(job.partial, 'searching: '),
      onStopped: proved => this.mode || page.showAnalysis(proved, 'stopped: '),
      onShow: job => this.#atItsPlace(job, () => this.#showFinding(job)),
      onLine: job => this.#atItsPlace(job, () => {
        this.leaveAll();
        this.line.begin(page.position(), lineOf(job));
        byId('board').focus();
      }),
      onPlay: (job, strategy) => this.#atItsPlace(job, () => {
        this.leaveAll();
        return this.game.begin(job, strategy, page.position());
      }),
      onTree: (job, strategy) => this.#atItsPlace(job, async () => {
        this.leaveAll();
        const { ProofTreePanel } = await import('./prooftree.js');
        this.drawn ??= new ProofTreePanel({ here: page.position, onLine: (...shown) => this.#showMoves(...shown), onProblem: page.tellProblem });
        await this.drawn.show(job, strategy, page.position());
      }),
      onCertificate: job => this.#saveCertificate(job),
      onAgain: (job, change) => this.searches.again(job, change),
    };
  }

  /** Goes to the position that a search is about, and does something if it is still there. */
  async #atItsPlace(job, action) {
    const { document, tree, move } = questionOf(job);
    const isHere = () => {
      const position = this.page.position();
      return position.document === document && position.tree === tree && position.move === move;
    };
    if (!isHere()) {
      await this.page.places.open(document, { tree, move });
    }
    if (isHere()) {
      await action();
    }
  }

  async #saveCertificate(job) {
    try {
      const { saveAs } = await import('./save.js');
      saveAs(`certificate-${job.id}.gz`, await api.certificate(job.id));
      this.page.tellProblem('');
    } catch (e) {
      this.page.tellProblem(e.message);
    }
  }

  /** Shows moves on the board, and the zone of what is proved then. */
  #showMoves(board, moves, zone) {
    this.leaveAll();
    this.page.setPicture({ ...this.page.picture(), zone });
    this.line.begin(board, moves);
  }

  /** Shows what a search has found. */
  #showFinding(job) {
    if (job.analysis) {
      this.page.showAnalysis(job.analysis, 'searched: ');
      if (job.causes) {
        this.causes.set(this.page.position(), job.causes);
        this.page.draw();
      }
    } else if (!this.mode && (job.life || job.score)) {
      this.page.setPicture(job.life ? lifeOf(this.page.position(), job.life) : scoreOf(this.page.position(), job.score));
      this.page.draw();
    }
  }

  /** What is proved, in words, for a record that is saved. */
  #verdictsInWords() {
    return [byId('tally').textContent, ...this.page.position().analysis.solve.regionResults.map(regionInWords)].join('\n');
  }

  async #beginSetup() {
    const { board, draw, places, position, tellProblem } = this.page;
    if (!this.setup) {
      const { SetupPanel } = await import('./setup.js');
      this.setup = new SetupPanel({ onBoard: shown => board.show(shown), onLeave: draw, onRecord: record => places.showNew(record), onProblem: tellProblem });
    }
    this.leaveAll();
    this.setup.begin(position());
  }
}

const isPoint = name => name !== PASS;

/** A picture of an answer about life: the zone, and the moves that win. */
const lifeOf = (position, found) => {
  const labels = new Map();
  (found.openMoves ?? []).filter(isPoint).forEach(name => labels.set(pointOf(position, name), { text: '?', color: found.first }));
  (found.winningMoves ?? (found.bestMove ? [found.bestMove] : [])).filter(isPoint).forEach(name => labels.set(pointOf(position, name), { text: '✓', color: found.first }));
  return { zone: new Set(found.zone.map(name => pointOf(position, name))), labels };
};

/** A picture of a score: territory, and dead stones, with a question mark on those that are estimated. */
const scoreOf = (position, { territory, seki, dead, certainty }) => {
  const [statuses, owners] = [[...'.'.repeat(position.stones.length)], [...'.'.repeat(position.stones.length)]];
  const take = (names, status, owner) => names.map(name => pointOf(position, name)).forEach(point => ([statuses[point], owners[point]] = [status, owner ?? (position.stones[point] === 'X' ? 'w' : 'b')]));
  take(territory.black, 't', 'b');
  take(territory.white, 't', 'w');
  take([...seki.black, ...seki.white], 's', '.');
  take(dead, 'd');
  const labels = new Map((certainty?.estimated ?? []).map(name => [pointOf(position, name), { text: '?' }]));
  return { statuses: statuses.join(''), owners: owners.join(''), fresh: undefined, labels };
};
