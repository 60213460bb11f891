// What the page asks its server for. Addresses are relative to that of the page, which holds the key.

/** For a number of nodes: as many as there is time for. */
export const NO_LIMIT = 2147483647;

const PAUSE = 200; // milliseconds between two questions about a job

/** Asks for something; throws an Error with the server's own words if it refuses. Then the error has the status of the answer. */
const ask = async (path, options = {}) => {
  let response;
  try {
    response = await fetch('api/' + path, options);
  } catch (e) {
    if (e.name === 'AbortError') {
      throw e;
    }
    throw new Error('The server does not answer. It may have ended.');
  }
  const answer = await response.json();
  if (!response.ok) {
    throw Object.assign(new Error(answer.error), { status: response.status });
  }
  return answer;
};

export const start = () => ask('start');

/** A record with its games. A name after @ is that of a variation. */
export const documentOf = id => ask(`documents/${id.split('@')[0]}`);

export const addDocument = (name, sgf) => ask(`documents?name=${encodeURIComponent(name)}`, { method: 'POST', body: sgf });

export const position = (id, tree, move, solver, signal) => ask(`documents/${id}/${tree}/${move}?solver=${encodeURIComponent(solver)}`, { signal });

/** How many points are proved after a move. */
export const provedPoints = (id, tree, move, solver) => ask(`documents/${id}/${tree}/${move}/points?solver=${encodeURIComponent(solver)}`);

export const mainLine = (id, tree, move) => ask(`documents/${id}/${tree}/${move}/record`);

/** A whole game with all its variations. */
export const gameTree = (id, tree) => ask(`documents/${id}/${tree}/tree`);

export const startJob = query => ask('jobs', { method: 'POST', body: JSON.stringify(query) });

export const startBoard = question => ask('boards', { method: 'POST', body: JSON.stringify(question) });

export const startLife = question => ask('life', { method: 'POST', body: JSON.stringify(question) });

export const startRace = question => ask('races', { method: 'POST', body: JSON.stringify(question) });

export const startScore = question => ask('scores', { method: 'POST', body: JSON.stringify(question) });

export const job = id => ask(`jobs/${id}`);

export const cancelJob = id => ask(`jobs/${id}`, { method: 'DELETE' });

export const line = (id, strategy, tries) => ask(`jobs/${id}/strategies/${strategy}?tries=${tries.join(',')}`);

/** A tree of moves that leads to a proof. */
export const proofTree = (id, strategy) => ask(`jobs/${id}/strategies/${strategy}/tree`);

export const states = (id, strategy) => ask(`jobs/${id}/strategies/${strategy}/states`);

/** The file with the proof that a search has found. */
export const certificate = async id => {
  const response = await fetch(`api/jobs/${id}/certificate`);
  if (!response.ok) {
    throw new Error((await response.json()).error);
  }
  return response.blob();
};

/**
 * Calls back with states of a job until it has ended. Returns what stops that. It asks again and again: a stream holds a connection, and browsers have
 * only some of them for all tabs.
 */
export const watchJob = (id, onState, onBreak) => {
  let isWatched = true;
  const watch = async () => {
    let state;
    try {
      state = await job(id);
    } catch (e) {
      if (isWatched) {
        onBreak();
      }
      return;
    }
    if (isWatched) {
      isWatched = state.state === 'running';
      onState(state);
      setTimeout(() => isWatched && watch(), PAUSE);
    }
  };
  watch();
  return () => (isWatched = false);
};
