// The beginning: shows the board and what is proved of it, and then loads the other panels. What concerns several panels goes through here.

import * as api from './api.js';
import { showBalance } from './balance.js';
import { Board, legend, statusName } from './board.js';
import { byId, element } from './dom.js';
import { nameOf, pointOf, pointsOf, stoneAt, timeOf } from './points.js';
import { PositionPanel } from './position.js';
import { RegionList } from './regions.js';
import { LOOKS, Settings } from './settings.js';

const MANY = 10; // moves
const QUARTERS = 4; // of a turn
const LATEST_FRAME = 100; // milliseconds: a page that cannot be seen has no frames

let position; // that is shown, with the analysis
let panels; // all others, once the first position is shown
let looks; // the choices of how the board is drawn, once they are there
let fresh; // points that were just proved
let picture = {}; // of an answer that is shown: a zone, labels
let tellShown;
const shown = new Promise(resolve => (tellShown = resolve)); // once a position is

const address = new URLSearchParams(location.hash.slice(1)); // at the beginning

const tellProblem = message => {
  byId('problem').textContent = message;
  byId('problem').hidden = message === '';
};

/** Waits until the browser has made a picture of the page as it is. */
const frame = () => new Promise(resolve => {
  requestAnimationFrame(() => setTimeout(resolve));
  setTimeout(resolve, LATEST_FRAME);
});

/** Puts what the first picture of the page does without in its place. */
const unfold = () => document.querySelectorAll('template.later').forEach(each => each.replaceWith(each.content));

const board = new Board(byId('board'), {
  onPick: (point, isAdded) => panels?.pick(point, isAdded) || regions.chooseAt(nameOf(position, point), isAdded),
  onCursor: point => (byId('point').textContent = describe(point)),
  onKey: key => (panels?.mode ? panels.mode.key(key) : boardKey(key)),
});

const regions = new RegionList({
  onChoice: () => {
    picture = {};
    panels?.solves.choose(regions.choice(), regions.mostPoints);
    places.writeAddress();
    draw();
  },
});

const places = new PositionPanel({
  more: () => ({ ...(panels ? panels.settings.chosen() : restOfAddress()), ...looks.chosen(), ...regionInAddress() }),
  onPosition: found => {
    panels?.leaveAll();
    position = found;
    picture = {};
    fresh = undefined;
    panels?.at(found);
    showAnalysis(found.analysis, '');
    tellShown();
  },
  onProblem: tellProblem,
});

/** What the address tells the panels that are not there yet. */
const restOfAddress = () => Object.fromEntries([...address].filter(([name]) => !(name in places.place || name in LOOKS)));

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
  panels?.solves.choose(regions.choice(), regions.mostPoints);
  draw();
  performance.mark('analysis-shown');
};

const newlyProved = (before, after) => new Set([...after.statuses].map((status, point) => point).filter(point => before.owners[point] === '.' && after.owners[point] !== '.'));

const draw = () => {
  if (position && !panels?.mode) {
    board.show({ ...position, ...position.analysis, fresh, causes: panels?.causes.shown, ...panels?.tree?.shown, ...(panels?.choice ?? { chosen: chosenPoints() }), ...picture });
  }
};

/** Shows stones that are not those of the position. */
const showStones = shown => board.show({ width: position.width, height: position.height, chosen: chosenPoints(), ...shown });

const chosenPoints = () => new Set((regions.choice()?.points ?? []).map(name => pointOf(position, name)));

/** A point in words, for those who do not see the board. */
const describe = point => {
  const name = nameOf(board.view, point);
  if (panels?.mode) {
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
  const chosen = panels?.choice?.chosen.has(point) ? '; chosen' : '';
  const cause = panels?.causes.shown?.get(point);
  const why = cause ? `; open because of ${cause.cause}: ${cause.meaning}` : '';
  return `${name}: ${stone ? stone + last + ', ' + status : status === 'territory' ? owner + 'territory' : status}${method && statuses[point] !== '.' ? ' by ' + method : ''}; ${around.join(', ')}${why}${zone}${chosen}`;
};

const boardKey = key => {
  const action = {
    '[': () => places.step(-1), ']': () => places.step(1), PageUp: () => places.step(-MANY), PageDown: () => places.step(MANY), Home: () => places.step(-Infinity), End: () => places.step(Infinity),
    '{': () => places.stepGame(-1), '}': () => places.stepGame(1),
    c: () => byId('look-coordinates').click(), m: () => byId('look-numbers').click(), v: () => byId('look-marks').click(), f: () => byId('look-flip').click(), t: () => turnOn(),
    w: () => panels?.causes.toggle(), a: () => panels?.autoplay?.toggle(), l: () => panels?.life.toggle(), e: () => panels?.tree?.toggle(), r: () => panels?.race.toggle(), Escape: () => panels?.endChoices(),
    '?': () => (byId('keyboard').open = !byId('keyboard').open),
  }[key.length === 1 ? key.toLowerCase() : key];
  action?.();
  return action !== undefined;
};

/** Draws the board as the reader wants to see it. */
const takeLook = () => board.setLook(Object.fromEntries(Object.entries(LOOKS).map(([name, id]) => [name, byId(id)]).map(([name, control]) => [name, control.type === 'checkbox' ? control.checked : Number(control.value)])));

/** Turns the board by one quarter. */
const turnOn = () => {
  byId('look-turns').value = (Number(byId('look-turns').value) + 1) % QUARTERS;
  byId('look-turns').dispatchEvent(new Event('change'));
};

/** What the other panels may do with what is shown. */
const page = {
  board, regions, places, draw, showStones, showAnalysis, tellProblem,
  position: () => position,
  picture: () => picture,
  setPicture: shown => (picture = shown),
};

try {
  const starting = api.start();
  starting.catch(() => {}); // what is wrong is told below
  await frame();
  unfold();
  byId('legend').replaceChildren(...legend());
  looks = new Settings(LOOKS, {
    onChange: () => {
      takeLook();
      places.writeAddress();
    },
  });
  looks.apply(address);
  takeLook();
  const start = await starting;
  regions.mostPoints = start.mostPoints;
  await places.begin(start);
  byId('main').toggleAttribute('aria-busy', position !== undefined);
  await shown; // the reader may have to choose another record first
  await frame(); // the board first
  const { Panels } = await import('./panels.js');
  panels = new Panels(page, start);
  await panels.begin(address);
} catch (e) {
  tellProblem(e.message);
} finally {
  byId('main').removeAttribute('aria-busy');
}
