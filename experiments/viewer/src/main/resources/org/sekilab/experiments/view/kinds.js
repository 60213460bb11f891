// What the cards of searches say: about regions, and about whole boards.

import { NO_LIMIT } from './api.js';
import { element } from './dom.js';
import { grouped, opponent, timeOf } from './points.js';
import { badge, regionName } from './regions.js';

const SEKI_SIDES = { 'at-least-draw': 'keeps its blocks', win: 'keeps the territory open' };

/** A word for how far a search is. */
export const stateBadge = job => element('span', { class: `badge ${job.state}` }, job.state);

/** Why there is no finding. */
export const errorOf = job => (job.error ? [['error', job.error]] : []);

/** Buttons that draw the trees of the proofs. */
export const treesOf = ({ strategies }) => strategies.map(({ winner }, i) => ({ label: strategies.length > 1 ? `Tree of ${winner}’s proof` : 'Tree of the proof', run: 'onTree', argument: i, name: `tree-${i}` }));

/** A button to save a certificate, or to search for one. */
export const certificateOf = (job, query) => {
  if (job.hasCertificate) {
    return [{ label: 'Save certificate', run: 'onCertificate' }];
  }
  return query && !query.certificate ? [{ label: 'Certificate', run: 'onAgain', argument: { certificate: true } }] : [];
};

/** Says that there is no certificate where one was asked for. */
const missingOf = (job, { certificate }) => (certificate && job.state === 'done' && !job.hasCertificate
  ? [element('p', { class: 'alone' }, 'No certificate: nothing is proved, the proof is too large, or a limit came first.')] : []);

/** The limits of a search of a whole board, in words. */
const limitsOf = ({ seconds, maxNodes }) => `${seconds} s${maxNodes < NO_LIMIT ? ` and ${grouped(maxNodes)} nodes` : ''}`;

/** Searches of whole boards. */
export const boardKind = {
  title: job => `${job.boardQuery.preset.toLowerCase()}, races: ${job.boardQuery.analyzer}`,
  about: job => `Whole board, move ${job.boardQuery.move}; ${limitsOf(job.boardQuery)} a region`,
  badge: stateBadge,
  words: job => job.state,
  notes: job => missingOf(job, job.boardQuery),
  line: () => [],
  facts: job => [...provedOf(job), ['nodes', grouped(job.nodes)], ['time', timeOf(job)], ...errorOf(job)],
  actions: job => [
    ...job.strategies.map(({ winner }, i) => ({ label: `Play against ${winner}’s proofs`, run: 'onPlay', argument: i, name: `play-${i}`, isStrong: true })),
    ...treesOf(job),
    ...(job.analysis && !job.boardQuery.certificate ? [{ label: 'Find proofs to play against', run: 'onAgain', argument: { certificate: true } }] : []),
    ...(job.analysis ? [{ label: 'Show', run: 'onShow' }] : []), ...certificateOf(job, job.analysis && job.boardQuery),
  ],
};

/** How much of a board is proved, or what is done now. */
const provedOf = ({ state, step, partial, analysis }) => {
  const solve = (analysis ?? partial)?.solve;
  return [[state === 'running' ? 'now' : 'regions', state === 'running' ? step : solve ? `${solve.regions.safe} of ${solve.regions.total} safe` : 'unknown'],
    ['points', solve ? `${solve.safePoints.total} safe` : '…']];
};

/** Searches of regions. */
export const regionKind = {
  title: job => job.query.engine,
  about: job => {
    const { query, points } = job;
    const mover = query.first === 'defender' ? query.defender : opponent(query.defender);
    return `${regionName(query.defender, query.at, points)}; ${mover} first${basisOf(job)}`;
  },
  badge: job => (job.region ? badge((job.onBoard ?? job.region).verdict) : stateBadge(job)),
  words: ({ onBoard, region, state }) => (onBoard ? `${onBoard.verdict}, alone ${region.verdict}` : region?.verdict ?? state),
  // The verdict of the region alone, below the verdict on the board. The line and the proof belong to it.
  notes: job => (job.onBoard ? [element('p', { class: 'alone' }, badge(job.region.verdict), ` ${job.region.basis}; the line and the proof are about this`)] : []).concat(missingOf(job, job.query)),
  line: job => job.region?.pv ?? [],
  facts: job => [
    ['nodes', grouped(job.nodes)], ['nodes/s', grouped(job.nodesPerSecond)], ['depth', `${grouped(job.depth)} moves`], ['table hits', grouped(job.tableHits)], ['time', timeOf(job)],
    ...(job.region && job.region.limit !== 'none' ? [['stopped by', job.region.limit]] : []), ...errorOf(job),
  ],
  actions: job => [
    ...job.strategies.map((strategy, i) => ({ label: playLabel(job, strategy), run: 'onPlay', argument: i, name: `play-${i}`, isStrong: true })),
    ...treesOf(job),
    ...(job.region?.pv.length > 0 ? [{ label: 'Show line', run: 'onLine' }] : []),
    ...certificateOf(job, job.region && job.region.verdict !== 'UNKNOWN' && job.query),
  ],
};

/** The basis of the verdict. */
const basisOf = ({ region, onBoard }) => (onBoard ? `; ${onBoard.basis}, by ${onBoard.method}` : region ? `; ${region.basis}` : '');

const playLabel = (job, strategy) => {
  const side = strategy.winner === 'black' ? 'Black' : 'White';
  return job.strategies.length === 1 ? 'Play against the proof' : `Play against ${side}, which ${SEKI_SIDES[strategy.winner === job.query.defender ? 'at-least-draw' : 'win']}`;
};
