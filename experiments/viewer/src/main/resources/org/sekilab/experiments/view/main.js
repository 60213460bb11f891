// The beginning: puts the panels together. Each keeps its own state; what concerns several goes through here.

import * as api from './api.js';
import { Board, legend, statusName } from './board.js';
import { byId, element } from './dom.js';
import { nameOf, pointOf, stoneAt } from './points.js';
import { PositionPanel } from './position.js';
import { RegionList } from './regions.js';
import { SolvePanel } from './solves.js';
import { StrategyPanel } from './strategy.js';

let position; // that is shown, with the analysis
let labels; // of a line that is shown

const tellProblem = message => {
  byId('problem').textContent = message;
  byId('problem').hidden = message === '';
};

const board = new Board(byId('board'), {
  onPick: (point, isAdded) => (game.isOn ? game.play(nameOf(position, point)) : regions.chooseAt(nameOf(position, point), isAdded)),
  onCursor: point => (byId('point').textContent = describe(point)),
  onKey: key => (game.isOn ? game.key(key) : stepKey(key)),
});

const regions = new RegionList({
  onChoice: () => {
    labels = undefined;
    solves.choose(regions.choice(), regions.mostPoints);
    draw();
  },
});

const solves = new SolvePanel({
  onBoard: async job => {
    if (await isAt(job.query)) {
      showAnalysis(job.analysis, 'searched: ');
    }
  },
  onLine: async (job, moves) => {
    if (await isAt(job.query)) {
      labels = new Map(moves.map((name, i) => [name, i]).filter(([name]) => name !== 'PASS')
        .map(([name, i]) => [pointOf(position, name), { text: String(i + 1), color: moverAt(job.query, i) }]));
      draw();
    }
  },
  onPlay: async (job, strategy) => {
    if (await isAt(job.query)) {
      labels = undefined;
      await game.begin(job, strategy, position);
    }
  },
  onProblem: tellProblem,
});

const game = new StrategyPanel({
  onLine: line => board.show({ width: position.width, height: position.height, chosen: chosenPoints(), ...line }),
  onLeave: () => draw(),
  onProblem: tellProblem,
});

const places = new PositionPanel({
  onPosition: found => {
    if (game.isOn) {
      game.leave();
    }
    position = found;
    labels = undefined;
    solves.at(found);
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

const draw = () => board.show({ ...position, ...position.analysis, chosen: chosenPoints(), labels });

const chosenPoints = () => new Set((regions.choice()?.points ?? []).map(name => pointOf(position, name)));

/** Goes to the position that a search is about; false if that is not there any more. */
const isAt = async ({ document, tree, move }) => {
  if (position.document !== document || position.tree !== tree || position.move !== move) {
    await places.open(document, { tree, move });
  }
  return position.document === document && position.tree === tree && position.move === move;
};

/** Who plays a move of a line. */
const moverAt = ({ first, defender }, i) => ((first === 'defender') === (i % 2 === 0) ? defender : defender === 'black' ? 'white' : 'black');

/** A point in words, for those who do not see the board. */
const describe = point => {
  const name = nameOf(position, point);
  if (game.isOn) {
    const { stones, tries } = board.view;
    return `${name}: ${stoneAt(stones, point) ?? (tries.has(point) ? 'empty, you may play here' : 'empty')}`;
  }
  const { statuses, owners, methods, methodAt, solve } = position.analysis;
  const stone = stoneAt(position.stones, point);
  const owner = { b: 'black’s ', w: 'white’s ' }[owners[point]];
  const status = statusName(statuses[point]);
  const last = position.lastMove === name ? ', last move' : '';
  const method = methods[methodAt.charCodeAt(point) - 65]?.name;
  const around = regions.regionsAt(name).map(i => solve.regionResults[i])
    .map(region => `${region.color}’s region of ${region.points.length} ${region.verdict}`);
  return `${name}: ${stone ? stone + last + ', ' + status : status === 'territory' ? owner + 'territory' : status}${method ? ' by ' + method : ''}; ${around.join(', ')}`;
};

const stepKey = key => {
  const step = { '[': -1, ']': 1 }[key];
  if (step !== undefined) {
    places.step(step);
  }
  return step !== undefined;
};

byId('legend').replaceChildren(...legend());
try {
  const start = await api.start();
  regions.mostPoints = start.mostPoints;
  solves.begin(start);
  await places.begin(start);
  await solves.restore();
} catch (e) {
  tellProblem(e.message);
}
