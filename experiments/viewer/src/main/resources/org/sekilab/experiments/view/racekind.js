// What the cards of searches for races say.

import { element } from './dom.js';
import { certificateOf, errorOf, stateBadge, treesOf } from './kinds.js';
import { capital, grouped, timeOf } from './points.js';
import { badge } from './regions.js';

const MEANINGS = {
  BLACK_WINS: ({ white }) => `Black captures the block at ${white} first`,
  WHITE_WINS: ({ black }) => `White captures the block at ${black} first`,
  SEKI: () => 'Neither side can capture the other: seki',
  UNKNOWN: () => 'No verdict: a limit came first, or the race is too large',
};

const outcomeOf = ({ race }) => race?.blackFirst ?? race?.whiteFirst;

const verdictOf = job => outcomeOf(job)?.verdict.replace('_', ' ');

/** The blocks of a race in words. */
export const blocksIn = ({ black, white }) => `black at ${black} and white at ${white}`;

export const raceKind = {
  title: () => 'Race',
  about: ({ raceQuery }) => `${capital(blocksIn(raceQuery))}; ${raceQuery.first} first; ${raceQuery.koWinner === 'none' ? 'nobody retakes a ko at once' : `${raceQuery.koWinner} may retake a ko at once`}`,
  badge: job => (job.race ? badge(verdictOf(job)) : stateBadge(job)),
  words: job => verdictOf(job) ?? job.state,
  notes: job => {
    const outcome = outcomeOf(job);
    return outcome ? [
      element('p', {}, `${MEANINGS[outcome.verdict](job.raceQuery)}.`),
      element('p', { class: 'alone' }, `${capital(outcome.certainty)}, by ${outcome.method}.${job.strategies.length === 0 && outcome.verdict !== 'UNKNOWN' ? ' There is no proof to play against: it is a guess, or too large.' : ''}`),
    ] : [];
  },
  line: job => outcomeOf(job)?.pv ?? [],
  facts: job => [['nodes', grouped(job.nodes)], ['time', timeOf(job)], ...errorOf(job)],
  actions: job => [
    ...job.strategies.map(({ winner }, i) => ({ label: job.strategies.length > 1 ? `Play against ${winner} in seki` : 'Play against the proof', run: 'onPlay', argument: i, name: `play-${i}`, isStrong: true })),
    ...treesOf(job),
    ...(outcomeOf(job)?.pv.length > 0 ? [{ label: 'Main line', run: 'onLine' }] : []),
    ...certificateOf(job),
  ],
};
