// The board: a picture of stones, of what is proved about each point, and of what is chosen; with a cursor for the keyboard.

import { element, shape } from './dom.js';
import { nameOf, stoneAt } from './points.js';
import { SIGNS } from './signs.js';
import { Turn } from './turn.js';

const MARGIN = 1.15; // in units of lines
const MOST_UNIT = 3.5; // rem, so that small boards do not fill the page
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

/** What the letters of statuses stand for, and what is drawn for them: a shape for each, since not everybody sees colors alike. */
const STATUSES = {
  a: { name: 'alive', draw: (x, y) => shape('circle', { cx: x, cy: y, r: .14 }) },
  e: { name: 'expendable', draw: (x, y) => shape('path', { d: `M${x - .22} ${y}h.44` }) },
  s: { name: 'seki', draw: (x, y) => shape('path', { d: `M${x} ${y - .26}l.24 .42h-.48z` }) },
  d: { name: 'dead', draw: (x, y) => shape('path', { d: `M${x - .2} ${y - .2}l.4 .4m0 -.4l-.4 .4` }) },
  t: { name: 'territory', draw: (x, y) => shape('rect', { x: x - .15, y: y - .15, width: .3, height: .3 }) },
};

export const statusName = letter => STATUSES[letter]?.name ?? 'open';

export class Board {
  /** Takes an element to draw in, and functions that are told which point is picked, and where the cursor is. */
  constructor(container, { onPick, onCursor, onKey }) {
    this.container = container;
    this.onPick = onPick;
    this.onCursor = onCursor;
    this.onKey = onKey;
    this.view = undefined;
    this.look = { coordinates: true, numbers: false, marks: true, flip: false, turns: 0 };
    this.cursor = 0;
    container.addEventListener('keydown', event => this.#key(event));
    container.addEventListener('click', event => this.#click(event));
    container.addEventListener('focus', () => this.#moveCursor(this.cursor));
  }

  /**
   * Shows a board: width, height, stones; perhaps statuses and owners; sets of chosen points, of the points of a zone, and of those that may be played, and of those that were just proved; labels, causes and signs of the record by point, and the numbers of moves.
   */
  show(view) {
    if (!this.view || this.view.width !== view.width || this.view.height !== view.height) {
      this.cursor = Math.floor(view.height / 2) * view.width + Math.floor(view.width / 2);
    }
    this.view = view;
    this.#draw();
    if (document.activeElement === this.container) {
      this.onCursor(this.cursor); // as what is there may have changed
    }
  }

  /** Shows the board with coordinates, move numbers and marks of what is proved, or without; flipped, and turned by quarters. */
  setLook(look) {
    this.look = look;
    if (this.view) {
      this.#draw();
    }
  }

  #x(point) {
    return MARGIN + this.turn.seen(point % this.view.width, Math.floor(point / this.view.width))[0];
  }

  #y(point) {
    return MARGIN + this.turn.height - 1 - this.turn.seen(point % this.view.width, Math.floor(point / this.view.width))[1];
  }

  #draw() {
    this.turn = new Turn(this.view, this.look);
    const { width, height } = this.turn;
    this.container.style.maxWidth = `${(width + 1.3) * MOST_UNIT}rem`;
    const picture = shape('svg', {
      viewBox: `0 0 ${width - 1 + 2 * MARGIN} ${height - 1 + 2 * MARGIN}`, class: 'goban', 'aria-hidden': 'true', focusable: 'false',
    }, gradients(), shape('rect', { class: 'wood', width: '100%', height: '100%', rx: .25 }), this.#grid());
    const layers = ['zone', 'chosen', 'stones', 'marks', 'labels'].map(name => shape('g', { class: name }));
    for (let point = 0; point < width * height; point++) {
      this.#drawPoint(point, layers);
    }
    this.cursorMark = shape('rect', { class: 'cursor', width: .98, height: .98, rx: .12 });
    picture.append(...layers, this.cursorMark);
    this.container.replaceChildren(picture);
    this.#placeCursor();
  }

  #grid() {
    const { width, height } = this.turn;
    const grid = shape('g', { class: 'grid' });
    const right = MARGIN + width - 1;
    const bottom = MARGIN + height - 1;
    const names = (from, to, name) => (this.look.coordinates ? [from, to].map(([x, y]) => shape('text', { x, y }, name)) : []);
    for (let column = 0; column < width; column++) {
      const x = MARGIN + column;
      grid.append(shape('line', { x1: x, y1: MARGIN, x2: x, y2: bottom }), ...names([x, .5], [x, bottom + .85], this.turn.nameOfColumn(column)));
    }
    for (let row = 0; row < height; row++) {
      const y = MARGIN + height - 1 - row;
      grid.append(shape('line', { x1: MARGIN, y1: y, x2: right, y2: y }), ...names([.38, y + .15], [right + .77, y + .15], this.turn.nameOfRow(row)));
    }
    for (const point of starPoints(width, height)) {
      grid.append(shape('circle', { class: 'star', cx: MARGIN + point % width, cy: MARGIN + Math.floor(point / width), r: .1 }));
    }
    return grid;
  }

  #drawPoint(point, [zone, chosen, stones, marks, labels]) {
    const x = this.#x(point);
    const y = this.#y(point);
    const stone = stoneAt(this.view.stones, point);
    const status = STATUSES[this.view.statuses?.[point]];
    for (const [layer, points] of [[zone, this.view.zone], [chosen, this.view.chosen]]) {
      if (points?.has(point)) {
        layer.append(shape('rect', { x: x - .5, y: y - .5, width: 1, height: 1 }), shape('path', { d: this.#rim(points, point, x, y) }));
      }
    }
    if (stone) {
      const classes = `stone ${stone}${status ? ' ' + status.name : ''}`;
      stones.append(shape('circle', { class: classes, 'data-point': nameOf(this.view, point), cx: x, cy: y, r: .475 }));
    }
    const number = this.look.numbers && stone && this.view.numbers?.get(point);
    if (number) {
      marks.append(shape('text', { class: `number on-${stone}`, x, y: y + .16, 'data-number': nameOf(this.view, point) }, number));
    } else if (status && this.look.marks) {
      const mark = status.draw(x, y);
      const color = stone ?? ({ b: 'black', w: 'white' })[this.view.owners[point]];
      mark.setAttribute('class', `mark ${status.name} on-${color}${this.view.fresh?.has(point) ? ' fresh' : ''}`);
      mark.setAttribute('data-mark', nameOf(this.view, point));
      marks.append(mark);
    }
    if (!number && stone && this.view.lastMove === nameOf(this.view, point)) {
      marks.append(shape('circle', { class: `last on-${stone}`, cx: x, cy: y, r: .33 }));
    }
    const cause = this.view.causes?.get(point);
    if (cause) {
      marks.append(shape('rect', { class: 'why', x: x - .3, y: y - .3, width: .6, height: .6, rx: .12 }), shape('text', { class: 'why', x, y: y + .17, 'data-cause': nameOf(this.view, point) }, cause.letter));
    }
    const sign = this.view.signs?.get(point);
    if (sign) {
      const drawn = SIGNS[sign.kind].draw(x, y, sign.text);
      drawn.setAttribute('class', `sign ${SIGNS[sign.kind].name} on-${stone ?? 'wood'}`);
      drawn.setAttribute('data-sign', nameOf(this.view, point));
      marks.append(drawn);
    }
    const label = this.view.labels?.get(point);
    if (label) {
      if (label.color && !stone) {
        stones.append(shape('circle', { class: `stone ${label.color} ghost`, cx: x, cy: y, r: .475 }));
      }
      labels.append(shape('text', { class: `on-${stone ?? label.color}`, x, y: y + .19, 'data-label': nameOf(this.view, point) }, label.text));
    } else if (this.view.tries?.has(point)) {
      labels.append(shape('circle', { class: 'try', cx: x, cy: y, r: .13, 'data-try': nameOf(this.view, point) }));
    }
  }

  /** The sides of a point of a set where the set ends. */
  #rim(points, point, x, y) {
    const sides = [[-1, 0, `M${x - .5} ${y - .5}v1`], [1, 0, `M${x + .5} ${y - .5}v1`], [0, 1, `M${x - .5} ${y - .5}h1`], [0, -1, `M${x - .5} ${y + .5}h1`]];
    return sides.filter(([right, up]) => !points.has(this.turn.neighbor(point, right, up))).map(([, , side]) => side).join('');
  }

  #click(event) {
    const bounds = this.container.firstChild?.getBoundingClientRect();
    if (!bounds) {
      return;
    }
    const { width, height } = this.turn;
    const unit = bounds.width / (width - 1 + 2 * MARGIN);
    const column = Math.round((event.clientX - bounds.left) / unit - MARGIN);
    const row = height - 1 - Math.round((event.clientY - bounds.top) / unit - MARGIN);
    if (column >= 0 && column < width && row >= 0 && row < height) {
      this.#moveCursor(this.turn.pointAt(column, row));
      this.onPick(this.cursor, event.shiftKey);
    }
  }

  #key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || !this.view) {
      return;
    }
    const arrow = ARROWS[event.key];
    if (arrow) {
      this.#moveCursor(this.turn.neighbor(this.cursor, ...arrow) ?? this.cursor);
    } else if (event.key === 'Enter' || event.key === ' ') {
      this.onPick(this.cursor, event.shiftKey);
    } else if (!this.onKey(event.key)) {
      return;
    }
    event.preventDefault();
  }

  #moveCursor(point) {
    this.cursor = point;
    this.#placeCursor();
    if (this.view) {
      this.onCursor(point);
    }
  }

  #placeCursor() {
    if (this.view) {
      this.cursorMark.setAttribute('x', this.#x(this.cursor) - .49);
      this.cursorMark.setAttribute('y', this.#y(this.cursor) - .49);
    }
  }
}

/** What the marks mean: a list of pictures with words. */
export const legend = () => [
  ['alive', 'a', 'black', 'O'], ['expendable: only the point is safe', 'e', 'black', 'O'], ['seki', 's', 'white', 'O'], ['dead', 'd', 'white', 'O'],
  ['black’s territory', 't', 'black'], ['white’s territory', 't', 'white'], ['last move', 'last', 'white', 'O'], ['chosen region or stones', 'chosen'], ['zone of a proof', 'zone'],
].map(([words, letter, color, stone]) => {
  const picture = shape('svg', { viewBox: '0 0 1 1', 'aria-hidden': 'true' }, shape('rect', { class: 'wood', width: 1, height: 1 }));
  if (letter === 'chosen' || letter === 'zone') {
    picture.append(shape('g', { class: letter }, shape('rect', { width: 1, height: 1 }), shape('path', { d: 'M0 0h1v1h-1z', fill: 'none' })));
  } else {
    if (stone) {
      picture.append(shape('circle', { class: `stone ${color} ${statusName(letter)}`, cx: .5, cy: .5, r: .46 }));
    }
    const mark = STATUSES[letter]?.draw(.5, .5) ?? shape('circle', { cx: .5, cy: .5, r: .33 });
    mark.setAttribute('class', letter === 'last' ? `last on-${color}` : `mark ${statusName(letter)} on-${color}`);
    picture.append(mark);
  }
  return element('li', {}, picture, words);
});

/** How stones shine, and the lines of zones. */
const gradients = () => shape('defs', {},
  shape('radialGradient', { id: 'black-stone', cx: .35, cy: .3, r: .75 },
    shape('stop', { offset: 0, 'stop-color': '#5b5b5b' }), shape('stop', { offset: .55, 'stop-color': '#232323' }), shape('stop', { offset: 1, 'stop-color': '#0c0c0c' })),
  shape('radialGradient', { id: 'white-stone', cx: .35, cy: .3, r: .8 },
    shape('stop', { offset: 0, 'stop-color': '#ffffff' }), shape('stop', { offset: .6, 'stop-color': '#f1efe9' }), shape('stop', { offset: 1, 'stop-color': '#cfcbc0' })),
  shape('pattern', { id: 'hatch', width: .25, height: .25, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' }, shape('rect', { class: 'ground', width: .25, height: .25 }), shape('line', { x1: .06, y1: 0, x2: .06, y2: .25 })));

/** The points that boards have dots on. */
const starPoints = (width, height) => {
  const lines = length => (length < 7 ? [] : [length < 13 ? 2 : 3, length - 1 - (length < 13 ? 2 : 3), ...(length % 2 && length > 8 ? [(length - 1) / 2] : [])]);
  const points = [];
  for (const row of lines(height)) {
    for (const column of lines(width)) {
      const isMiddle = row * 2 === height - 1 ? column * 2 === width - 1 || width > 13 : column * 2 !== width - 1 || height > 13;
      if (isMiddle) {
        points.push(row * width + column);
      }
    }
  }
  return points;
};
