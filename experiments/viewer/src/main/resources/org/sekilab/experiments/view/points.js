// Points of a board: numbers row by row from the lower left corner, and names as in the Go Text Protocol, without I.

export const COLUMNS = 'ABCDEFGHJKLMNOPQRSTUVWXYZ';
export const PASS = 'PASS';

/** The name of a point. */
export const nameOf = (board, point) => COLUMNS[point % board.width] + (Math.floor(point / board.width) + 1);

/** The point of a name. */
export const pointOf = (board, name) => (Number(name.slice(1)) - 1) * board.width + COLUMNS.indexOf(name[0]);

/** The color of the stone on a point, or none. */
export const stoneAt = (stones, point) => ({ X: 'black', O: 'white' })[stones[point]];

/** A color with a capital letter. */
export const capital = word => word[0].toUpperCase() + word.slice(1);

/** A color's opponent. */
export const opponent = color => (color === 'black' ? 'white' : 'black');

/** A number with its thousands apart. */
export const grouped = number => number.toLocaleString('en-US');

/** A number of points, with the unit. */
export const pointsOf = number => `${grouped(number)} ${number === 1 ? 'point' : 'points'}`;

/** A move as it is written in a line. */
export const written = name => (name === PASS ? 'pass' : name);

/** How long a search took. */
export const timeOf = job => (job.millis < 1000 ? `${job.millis} ms` : `${(job.millis / 1000).toFixed(1)} s`);
