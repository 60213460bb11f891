// The beginning: puts the panels together. Each keeps its own state; what concerns several goes through here.

import * as api from './api.js';
import { showBalance } from './balance.js';
import { Board, legend, statusName } from './board.js';
import { CauseLayer } from './causes.js';
import { byId, element } from './dom.js';
import { timeOf } from './kinds.js';
import { LifePanel } from './life.js';
import { LinePlayer } from './line.js';
import { PASS, nameOf, pointOf, pointsOf, stoneAt } from './points.js';
import { PositionPanel } from './position.js';
import { RacePanel } from './race.js';
import { RegionList, regionInWords } from './regions.js';
import { SearchList, lineOf, questionOf } from './searches.js';
import { Settings } from './settings.js';
import { SolvePanel } from './solves.js';
import { StrategyPanel } from './strategy.js';
import { WholePanel } from './whole.js';

const MANY = 10; // moves
const QUARTERS = 4; // of a turn
const LOOKS = ['coordinates', 'numbers', 'marks', 'flip', 'turns'];

let position; // that is shown, with the analysis
let setup; // the panel of that name, once it is wanted
let tree; // the panel of variations, once the first position is shown
let drawn; // the panel of trees of proofs, once it is wanted
let autoplay; // once the first position is shown
let graph; // the panel of the game's graph, once the first position is shown
let fresh; // points that were just proved
let picture = {}; // of an answer that is shown: a zone, labels

const tellProblem = message => {
  byId('problem').textContent = message;
  byId('problem').hidden = message === '';
};

const board = new Board(byId('board'), {
  onPick: (point, isAdded) => pick(point, isAdded),
  onCursor: point => (byId('point').textContent = describe(point)),
  onKey: key => (game.isOn ? game.key(key) : setup?.isOn ? setup.key(key) : line.isOn ? line.key(key) : boardKey(key)),
});

const regions = new RegionList({
  onChoice: () => {
    picture = {};
    solves.choose(regions.choice(), regions.mostPoints);
    places.writeAddress();
    draw();
  },
});

const searches = new SearchList({
  onDone: job => showFinding(job),
  onPartial: job => !isBusy() && showAnalysis(job.partial, 'searching: '),
  onShow: async job => {
    if (await isAt(questionOf(job))) {
      showFinding(job);
    }
  },
  onLine: async job => {
    if (await isAt(questionOf(job))) {
      leaveAll();
      line.begin(position, lineOf(job));
      byId('board').focus();
    }
  },
  onPlay: async (job, strategy) => {
    if (await isAt(questionOf(job))) {
      leaveAll();
      await game.begin(job, strategy, position);
    }
  },
  onTree: async (job, strategy) => {
    if (await isAt(questionOf(job))) {
      leaveAll();
      const { ProofTreePanel } = await import('./prooftree.js');
      drawn ??= new ProofTreePanel({ onLine: showMoves, onProblem: tellProblem });
      await drawn.show(job, strategy, position);
    }
  },
  onCertificate: async job => {
    try {
      const { saveAs } = await import('./save.js');
      saveAs(`certificate-${job.id}.gz`, await api.certificate(job.id));
      tellProblem('');
    } catch (e) {
      tellProblem(e.message);
    }
  },
  onAgain: (job, change) => searches.again(job, change),
  onProblem: tellProblem,
});

const solves = new SolvePanel({ searches });

const whole = new WholePanel({ searches });

const causes = new CauseLayer({ onChange: () => draw(), onWanted: () => whole.search({ causes: true }) });

const life = new LifePanel({
  searches,
  onChange: () => {
    picture = {};
    if (life.isChoosing) {
      tree?.leave();
      race.toggle(false);
    }
    draw();
  },
});

const race = new RacePanel({
  searches,
  onChange: () => {
    picture = {};
    if (race.isChoosing) {
      tree?.leave();
      life.toggle(false);
    }
    draw();
  },
});

const game = new StrategyPanel({
  onLine: shown => showStones(shown),
  onLeave: () => draw(),
  onProblem: tellProblem,
});

const line = new LinePlayer({
  onStones: shown => showStones({ ...shown, zone: picture.zone }),
  onLeave: () => draw(),
});

const settings = new Settings({ onChange: () => places.writeAddress() });

const places = new PositionPanel({
  more: () => ({ ...settings.chosen(), ...regionInAddress() }),
  onPosition: found => {
    leaveAll();
    drawn?.leave();
    position = found;
    picture = {};
    causes.clear();
    fresh = undefined;
    searches.at(found);
    life.at(found);
    race.at(found);
    showAnalysis(found.analysis, '');
    graph?.at(found);
    autoplay?.at(found);
    tree?.at(found).catch(e => tellProblem(e.message));
  },
  onProblem: tellProblem,
});

/** True while the board shows other stones than those of the position. */
const isBusy = () => game.isOn || line.isOn || setup?.isOn;

/** Ends the choices of stones. */
const endChoices = () => {
  life.toggle(false);
  race.toggle(false);
};

/** Ends games, lines, and what is being set up. */
const leaveAll = () => {
  line.leave();
  setup?.leave();
  if (game.isOn) {
    game.leave();
  }
};

/** Shows moves on the board, and the zone of what is proved then. */
const showMoves = (board, moves, zone) => {
  leaveAll();
  picture = { ...picture, zone };
  line.begin(board, moves);
};

/** The chosen region, for the address. */
const regionInAddress = () => {
  const choice = regions.choice();
  return choice ? { region: `${choice.defender} ${choice.at}` } : {};
};

/** Shows what is proved of the present position, and says how if that is not what was chosen. */
const showAnalysis = (analysis, how) => {
  fresh = newlyProved(position.analysis, analysis);
  position.analysis = analysis;
  const { safePoints, seki, blocks, millis } = analysis.solve;
  const area = position.width * position.height;
  const open = showBalance(area, analysis.solve);
  const inSeki = seki.black.length + seki.white.length;
  byId('tally').textContent = `${how}${safePoints.total} of ${area} points safe: ${safePoints.black} black, ${safePoints.white} white`
    + `${inSeki > 0 ? `, ${inSeki} in seki` : ''}, ${open} open; ${blocks.safe} of ${blocks.total} blocks alive; ${timeOf({ millis: Math.floor(millis) })}`;
  byId('methods').replaceChildren(...analysis.methods.map(each => element('li', {}, `${each.name}, ${pointsOf(each.points)}`)));
  regions.show(analysis.solve.regionResults);
  solves.choose(regions.choice(), regions.mostPoints);
  draw();
  performance.mark('analysis-shown');
};

const newlyProved = (before, after) => new Set([...after.statuses].map((status, point) => point).filter(point => before.owners[point] === '.' && after.owners[point] !== '.'));

/** Shows what a search has found. */
const showFinding = job => {
  if (job.analysis) {
    showAnalysis(job.analysis, 'searched: ');
    if (job.causes) {
      causes.set(position, job.causes);
      draw();
    }
  } else if (job.life) {
    showLife(job);
  } else if (job.score) {
    showScore(job);
  }
};

/** Shows the zone of an answer about life, and the moves that win. */
const showLife = ({ life: found }) => {
  if (isBusy()) {
    return;
  }
  const labels = new Map();
  (found.openMoves ?? []).filter(isPoint).forEach(name => labels.set(pointOf(position, name), { text: '?', color: found.first }));
  (found.winningMoves ?? (found.bestMove ? [found.bestMove] : [])).filter(isPoint).forEach(name => labels.set(pointOf(position, name), { text: '✓', color: found.first }));
  picture = { zone: new Set(found.zone.map(name => pointOf(position, name))), labels };
  draw();
};

/** Shows the territory of a score, and the dead stones: a question mark on those that are estimated. */
const showScore = ({ score: { territory, seki, dead, certainty } }) => {
  if (isBusy()) {
    return;
  }
  const [statuses, owners] = [[...'.'.repeat(position.stones.length)], [...'.'.repeat(position.stones.length)]];
  const take = (names, status, owner) => names.map(name => pointOf(position, name)).forEach(point => ([statuses[point], owners[point]] = [status, owner ?? (position.stones[point] === 'X' ? 'w' : 'b')]));
  take(territory.black, 't', 'b');
  take(territory.white, 't', 'w');
  take([...seki.black, ...seki.white], 's', '.');
  take(dead, 'd');
  const labels = new Map((certainty?.estimated ?? []).map(name => [pointOf(position, name), { text: '?' }]));
  picture = { statuses: statuses.join(''), owners: owners.join(''), fresh: undefined, labels };
  draw();
};

const isPoint = name => name !== PASS;

const draw = () => {
  if (position && !isBusy()) {
    const choice = life.isChoosing ? { chosen: life.points(), labels: life.labels() } : race.isChoosing ? { chosen: race.points() } : { chosen: chosenPoints() };
    board.show({ ...position, ...position.analysis, fresh, causes: causes.shown, signs: tree?.signs, numbers: tree?.numbers, ...choice, ...picture });
  }
};

/** Shows stones that are not those of the position. */
const showStones = shown => board.show({ width: position.width, height: position.height, chosen: chosenPoints(), ...shown });

const chosenPoints = () => new Set((regions.choice()?.points ?? []).map(name => pointOf(position, name)));

/** What a click or Enter on a point does. */
const pick = (point, isAdded) => {
  if (game.isOn) {
    return game.play(nameOf(position, point));
  }
  if (setup?.isOn) {
    return setup.pick(point);
  }
  line.leave();
  if (tree?.isOn) {
    return tree.pick(point, nameOf(position, point));
  }
  if (race.isChoosing) {
    return race.pick(point);
  }
  return life.isChoosing ? life.pick(point, isAdded) : regions.chooseAt(nameOf(position, point), isAdded);
};

/** Goes to the position that a search is about; false if that is not there any more. */
const isAt = async ({ document, tree, move }) => {
  if (position.document !== document || position.tree !== tree || position.move !== move) {
    await places.open(document, { tree, move });
  }
  return position.document === document && position.tree === tree && position.move === move;
};

/** A point in words, for those who do not see the board. */
const describe = point => {
  if (setup?.isOn) {
    return `${nameOf(board.view, point)}: ${stoneAt(board.view.stones, point) ?? 'empty'}`;
  }
  const name = nameOf(position, point);
  if (game.isOn || line.isOn) {
    const { stones, tries, zone } = board.view;
    return `${name}: ${stoneAt(stones, point) ?? (tries?.has(point) ? 'empty, you may play here' : 'empty')}${zone?.has(point) ? '; in the zone of the proof' : ''}`;
  }
  const { methods, methodAt, solve } = position.analysis;
  const { statuses, owners } = picture.statuses ? picture : position.analysis;
  const stone = stoneAt(position.stones, point);
  const owner = { b: 'black’s ', w: 'white’s ' }[owners[point]];
  const status = statusName(statuses[point]);
  const last = position.lastMove === name ? ', last move' : '';
  const method = picture.statuses ? 'the score' : methods[methodAt.charCodeAt(point) - 65]?.name;
  const around = regions.regionsAt(name).map(i => solve.regionResults[i])
    .map(region => `${region.color}’s region of ${pointsOf(region.points.length)} ${region.verdict}`);
  const zone = picture.zone?.has(point) ? '; in the zone of the proof' : '';
  const chosen = life.isChoosing && life.points().has(point) ? '; chosen' : '';
  const cause = causes.shown?.get(point);
  const why = cause ? `; open because of ${cause.cause}: ${cause.meaning}` : '';
  return `${name}: ${stone ? stone + last + ', ' + status : status === 'territory' ? owner + 'territory' : status}${method && statuses[point] !== '.' ? ' by ' + method : ''}; ${around.join(', ')}${why}${zone}${chosen}`;
};

const boardKey = key => {
  const action = {
    '[': () => places.step(-1), ']': () => places.step(1), PageUp: () => places.step(-MANY), PageDown: () => places.step(MANY), Home: () => places.step(-Infinity), End: () => places.step(Infinity),
    '{': () => places.stepGame(-1), '}': () => places.stepGame(1),
    c: () => byId('look-coordinates').click(), m: () => byId('look-numbers').click(), v: () => byId('look-marks').click(),
    w: () => causes.toggle(), a: () => autoplay?.toggle(), f: () => byId('look-flip').click(), t: () => turnOn(), l: () => life.toggle(), e: () => tree?.toggle(), r: () => race.toggle(), Escape: () => (tree?.isOn ? tree.leave() : endChoices()), '?': () => (byId('keyboard').open = !byId('keyboard').open),
  }[key.length === 1 ? key.toLowerCase() : key];
  action?.();
  return action !== undefined;
};

/** Draws the board as the reader wants to see it. */
const takeLook = () => board.setLook(Object.fromEntries(LOOKS.map(name => [name, byId(`look-${name}`)]).map(([name, control]) => [name, control.type === 'checkbox' ? control.checked : Number(control.value)])));

/** Turns the board by one quarter. */
const turnOn = () => {
  byId('look-turns').value = (Number(byId('look-turns').value) + 1) % QUARTERS;
  byId('look-turns').dispatchEvent(new Event('change'));
};

/** What is proved, in words, for a record that is saved. */
const verdictsInWords = () => [byId('tally').textContent, ...position.analysis.solve.regionResults.map(regionInWords)].join('\n');

/** Begins to set up a position. */
const beginSetup = async () => {
  if (!setup) {
    const { SetupPanel } = await import('./setup.js');
    setup = new SetupPanel({ onBoard: shown => board.show(shown), onLeave: () => draw(), onRecord: record => places.showNew(record), onProblem: tellProblem });
  }
  leaveAll();
  setup.begin(position);
};

byId('legend').replaceChildren(...legend());
try {
  const start = await api.start();
  regions.mostPoints = start.mostPoints;
  solves.begin(start);
  whole.begin(start);
  settings.begin();
  const address = new URLSearchParams(location.hash.slice(1));
  settings.apply(address);
  takeLook();
  LOOKS.forEach(name => byId(`look-${name}`).addEventListener('change', takeLook));
  await places.begin(start);
  const [color, ...names] = (address.get('region') ?? '').split(' ');
  if (names.length > 0) {
    regions.chooseAll(color, names);
  }
  await searches.restore();
  byId('set-up').addEventListener('click', () => beginSetup());
  const [{ SavePanel }, { Tour }, { TreePanel }, { GamePanel }, { Autoplay, Finder }] = await Promise.all([import('./save.js'), import('./tour.js'), import('./tree.js'), import('./graph.js'), import('./walk.js')]); // not needed for the first look
  tree = new TreePanel({ places, onChange: () => draw(), onBegin: () => endChoices(), onProblem: tellProblem });
  autoplay = new Autoplay({ places });
  await tree.at(position);
  new Finder({ places, tree });
  graph = new GamePanel({ places, onProblem: tellProblem });
  await graph.at(position);
  new SavePanel({ position: () => position, comment: verdictsInWords, onProblem: tellProblem });
  new Tour().offer();
} catch (e) {
  tellProblem(e.message);
}
