// The beginning: puts the panels together. Each keeps its own state; what concerns several goes through here.

import * as api from './api.js';
import { Board, legend, statusName } from './board.js';
import { byId, element } from './dom.js';
import { LifePanel } from './life.js';
import { LinePlayer } from './line.js';
import { PASS, nameOf, pointOf, stoneAt } from './points.js';
import { PositionPanel } from './position.js';
import { RegionList } from './regions.js';
import { SearchList, lineOf, questionOf } from './searches.js';
import { SolvePanel } from './solves.js';
import { StrategyPanel } from './strategy.js';

let position; // that is shown, with the analysis
let picture = {}; // of an answer that is shown: a zone, labels

const tellProblem = message => {
  byId('problem').textContent = message;
  byId('problem').hidden = message === '';
};

const board = new Board(byId('board'), {
  onPick: (point, isAdded) => pick(point, isAdded),
  onCursor: point => (byId('point').textContent = describe(point)),
  onKey: key => (game.isOn ? game.key(key) : line.isOn ? line.key(key) : boardKey(key)),
});

const regions = new RegionList({
  onChoice: () => {
    picture = {};
    solves.choose(regions.choice(), regions.mostPoints);
    draw();
  },
});

const searches = new SearchList({
  onDone: job => (job.analysis ? showAnalysis(job.analysis, 'searched: ') : job.life && showLife(job)),
  onShow: async job => {
    if (await isAt(questionOf(job))) {
      job.analysis ? showAnalysis(job.analysis, 'searched: ') : showLife(job);
    }
  },
  onLine: async job => {
    if (await isAt(questionOf(job))) {
      game.isOn && game.leave();
      line.begin(position, lineOf(job));
    }
  },
  onPlay: async (job, strategy) => {
    if (await isAt(questionOf(job))) {
      line.leave();
      await game.begin(job, strategy, position);
    }
  },
  onAgain: job => life.again(job.lifeQuery),
  onProblem: tellProblem,
});

const solves = new SolvePanel({ searches });

const life = new LifePanel({
  searches,
  onChange: () => {
    picture = {};
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

const places = new PositionPanel({
  onPosition: found => {
    line.leave();
    if (game.isOn) {
      game.leave();
    }
    position = found;
    picture = {};
    searches.at(found);
    life.at(found);
    showAnalysis(found.analysis, '');
  },
  onProblem: tellProblem,
});

/** Shows what is proved of the present position, and says how if that is not what was chosen. */
const showAnalysis = (analysis, how) => {
  position.analysis = analysis;
  const { safePoints, seki, blocks, millis } = analysis.solve;
  const inSeki = seki.black.length + seki.white.length;
  byId('tally').textContent = `${how}${safePoints.total} of ${position.width * position.height} points safe: ${safePoints.black} black, ${safePoints.white} white`
    + `${inSeki > 0 ? `, ${inSeki} in seki` : ''}; ${blocks.safe} of ${blocks.total} blocks alive; ${Math.floor(millis)} ms`;
  byId('methods').replaceChildren(...analysis.methods.map(each => element('li', {}, `${each.name} ${each.points}`)));
  regions.show(analysis.solve.regionResults);
  solves.choose(regions.choice(), regions.mostPoints);
  draw();
  performance.mark('analysis-shown');
};

/** Shows the zone of an answer about life, and the moves that win. */
const showLife = ({ life: found }) => {
  if (game.isOn || line.isOn) {
    return;
  }
  const labels = new Map();
  (found.openMoves ?? []).filter(isPoint).forEach(name => labels.set(pointOf(position, name), { text: '?', color: found.first }));
  (found.winningMoves ?? (found.bestMove ? [found.bestMove] : [])).filter(isPoint).forEach(name => labels.set(pointOf(position, name), { text: '✓', color: found.first }));
  picture = { zone: new Set(found.zone.map(name => pointOf(position, name))), labels };
  draw();
};

const isPoint = name => name !== PASS;

const draw = () => {
  if (position) {
    const choice = life.isChoosing ? { chosen: life.points(), labels: life.labels() } : { chosen: chosenPoints() };
    board.show({ ...position, ...position.analysis, ...choice, ...picture });
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
  line.leave();
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
  const name = nameOf(position, point);
  if (game.isOn || line.isOn) {
    const { stones, tries, zone } = board.view;
    return `${name}: ${stoneAt(stones, point) ?? (tries?.has(point) ? 'empty, you may play here' : 'empty')}${zone?.has(point) ? '; in the zone of the proof' : ''}`;
  }
  const { statuses, owners, methods, methodAt, solve } = position.analysis;
  const stone = stoneAt(position.stones, point);
  const owner = { b: 'black’s ', w: 'white’s ' }[owners[point]];
  const status = statusName(statuses[point]);
  const last = position.lastMove === name ? ', last move' : '';
  const method = methods[methodAt.charCodeAt(point) - 65]?.name;
  const around = regions.regionsAt(name).map(i => solve.regionResults[i])
    .map(region => `${region.color}’s region of ${region.points.length} ${region.verdict}`);
  const zone = picture.zone?.has(point) ? '; in the zone of the proof' : '';
  const chosen = life.isChoosing && life.points().has(point) ? '; chosen' : '';
  return `${name}: ${stone ? stone + last + ', ' + status : status === 'territory' ? owner + 'territory' : status}${method ? ' by ' + method : ''}; ${around.join(', ')}${zone}${chosen}`;
};

const boardKey = key => {
  const action = {
    '[': () => places.step(-1), ']': () => places.step(1), l: () => life.toggle(), L: () => life.toggle(), Escape: () => life.toggle(false),
  }[key];
  action?.();
  return action !== undefined;
};

byId('legend').replaceChildren(...legend());
try {
  const start = await api.start();
  regions.mostPoints = start.mostPoints;
  solves.begin(start);
  await places.begin(start);
  await searches.restore();
} catch (e) {
  tellProblem(e.message);
}
