// What the cards of searches for life say.

import { element } from './dom.js';
import { certificateOf, errorOf, stateBadge, treesOf } from './kinds.js';
import { capital, grouped, opponent, timeOf, written } from './points.js';
import { badge } from './regions.js';

const MEANINGS = {
  ALIVE: ({ defender }) => `${defender} lives, even if ${opponent(defender)} may retake every ko at once`,
  DEAD: ({ defender }) => `${opponent(defender)} captures, even if ${defender} may retake every ko at once`,
  SEKI: ({ defender }) => `${defender} lives, but ${opponent(defender)} keeps it from two eyes for ever, whichever side may retake every ko at once`,
  KO: () => 'the side with more ko threats wins',
  UNKNOWN: ({ limit }) => `a limit came first: ${limit}`,
};

/** The stones of a question in words. */
export const stonesIn = ({ stones, defender }) => (stones === 'ANY' ? `any block of ${defender}` : `${defender} at ${stones.split(' & ').map(group => group.split(' ').join(' or ')).join(' and ')}`);

export const lifeKind = {
  title: () => 'Life and death',
  about: ({ lifeQuery }) => `Does ${stonesIn(lifeQuery)} live? ${capital(lifeQuery.first)} moves first`,
  badge: job => (job.life ? badge(job.life.verdict) : stateBadge(job)),
  words: job => job.life?.verdict ?? job.state,
  notes: ({ life }) => (life ? [
    element('p', {}, `${capital(MEANINGS[life.verdict](life))}.`),
    element('p', { class: 'alone' }, `Area: ${life.areaName}, ${life.area.length} points.${life.states > 0 ? ` Proof: ${grouped(life.states)} states in a zone of ${life.zone.length} points.` : ''}`),
    ...(life.ko ? [element('p', {}, `Ko threats: ${threatsOf(life.ko)}.`)] : []),
    ...(life.verdict === 'KO' ? [element('p', { class: 'alone' }, 'There is no proof to play against: each side needs ko threats.')] : []),
    ...movesOf(life),
  ] : []),
  line: job => job.life?.pv ?? [],
  facts: job => [
    ...(job.life ? [] : [['now', job.step]]), ['nodes', grouped(job.nodes)], ['nodes/s', grouped(job.nodesPerSecond)], ['time', timeOf(job)], ...errorOf(job),
  ],
  actions: job => [
    ...job.strategies.map((strategy, i) => ({ label: 'Play against the proof', run: 'onPlay', argument: i, name: `play-${i}`, isStrong: true })),
    ...treesOf(job),
    ...(job.life?.pv.length > 0 ? [{ label: 'Main line', run: 'onLine' }] : []),
    ...(job.life?.zone.length > 0 ? [{ label: 'Show zone', run: 'onShow' }] : []),
    ...certificateOf(job),
    ...(hasMoves(job) ? [{ label: 'All winning moves', run: 'onAgain', argument: { allMoves: true } }] : []),
  ],
};

const NAMES = {
  direct: () => ', a direct ko',
  approach: ({ ahead }) => `, an approach ko with ${ahead - 1} ${ahead === 2 ? 'move' : 'moves'}`,
  'multi-stage': () => ', a multi-stage ko',
  'thousand-year': () => ', a thousand-year ko',
  other: () => '',
};

const threatsOf = ko => {
  const { winner, tooFew, enough } = ko;
  const other = opponent(winner);
  const needs = enough !== null ? [`${other} needs ${enough}${NAMES[ko.kind](ko)}`] : tooFew > 0 ? [`${tooFew} are too few for ${other}`] : [];
  const ignored = ko.ahead === null ? [] : [`${winner} loses if it ignores ${ko.ahead}`];
  return [`without any, ${winner} wins`, ...needs, ...ignored].join('; ');
};

/** True if the side that moves first has a result to keep, and its moves are not known yet. */
const hasMoves = ({ life }) => life && !life.winningMoves && life.verdict !== 'UNKNOWN' && life.verdict !== (life.first === life.defender ? 'DEAD' : 'ALIVE');

const movesOf = ({ first, winningMoves, openMoves }) => (winningMoves ? [
  element('p', { class: 'winning' }, `First moves of ${first} that win: ${namesOf(winningMoves)}.`),
  ...(openMoves.length > 0 ? [element('p', { class: 'alone' }, `Not decided: ${namesOf(openMoves)}.`)] : []),
] : []);

const namesOf = moves => (moves.length > 0 ? moves.map(written).join(', ') : 'none');
