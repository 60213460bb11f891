// What the cards of scores say.

import { element } from './dom.js';
import { errorOf, stateBadge } from './kinds.js';
import { capital, pointsOf, timeOf } from './points.js';

/** The side that is ahead, and by how much. */
const leadOf = ({ points: { black, white } }) => (black === white ? 'a draw' : `${black > white ? 'black' : 'white'} by ${pointsOf(Math.abs(black - white))}`);

const listed = names => (names.length > 0 ? names.join(' ') : 'none');

/** What tells that stones are dead. */
const certaintyOf = ({ certainty }) => (certainty ? [
  element('p', {}, `Dead by proof: ${listed(certainty.proved)}. Dead by an estimate: ${listed(certainty.estimated)}.`),
  ...(certainty.doubtful.length > 0 ? [element('p', { class: 'alone' }, `In doubt: ${listed(certainty.doubtful)}.`)] : []),
] : []);

export const scoreKind = {
  title: () => 'Score',
  about: ({ scoreQuery }) => `Move ${scoreQuery.move}; ${scoreQuery.rules === 'area' ? 'area' : 'Japanese'} rules`,
  badge: stateBadge,
  words: ({ score, state }) => (score ? leadOf(score) : state),
  notes: ({ score }) => (score ? [
    element('p', { class: 'lead' }, `${capital(leadOf(score))}.`),
    ...certaintyOf(score),
    element('p', { class: 'alone' }, 'An estimate proves nothing. Territory is counted as if the game were over.'),
  ] : []),
  line: () => [],
  facts: job => [
    ...(job.score ? [['black', pointsOf(job.score.points.black)], ['white', `${pointsOf(job.score.points.white)}, with komi ${job.score.komi}`]] : []), ['time', timeOf(job)], ...errorOf(job),
  ],
  actions: job => (job.score ? [{ label: 'Show', run: 'onShow' }] : []),
};
