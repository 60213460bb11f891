// What the reader takes along: the game with what is proved, the board as a picture, and the address of all that is chosen.

import * as api from './api.js';
import { byId, element } from './dom.js';
import { marksOf } from './sgf.js';

const SHAPES = { fill: '', stroke: 'none', opacity: '1', 'fill-opacity': '1' }; // with the values that need not be said
const LINES = { 'stroke-width': '', 'stroke-opacity': '1', 'stroke-dasharray': 'none', 'stroke-linecap': 'butt' };
const TEXTS = { 'font-size': '', 'font-weight': '400', 'font-family': '', 'text-anchor': 'start' };
const PIXELS = 48; // for a line of the board

/** Lets the browser save something under a name. */
export const saveAs = (name, blob) => {
  const link = element('a', { href: URL.createObjectURL(blob), download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

/** The board as it is seen, with the styles of the page in it. */
const pictureOf = svg => {
  const copy = svg.cloneNode(true);
  const [from, to] = [svg, copy].map(each => [...each.querySelectorAll('rect, circle, line, path, text')]);
  from.forEach((original, i) => {
    const style = getComputedStyle(original);
    const said = { ...SHAPES, ...(style.stroke === 'none' ? {} : LINES), ...(original.localName === 'text' ? TEXTS : {}) };
    Object.entries(said).map(([name, usual]) => [name, style.getPropertyValue(name), usual]).filter(([, value, usual]) => value !== usual)
      .forEach(([name, value]) => to[i].setAttribute(name, value.replace(/url\("[^"#]*/, 'url("')));
  });
  copy.querySelector('.cursor')?.remove();
  [copy, ...copy.querySelectorAll('[class]')].forEach(each => each.removeAttribute('class'));
  const { width, height } = svg.viewBox.baseVal;
  copy.setAttribute('width', Math.round(width * PIXELS));
  copy.setAttribute('height', Math.round(height * PIXELS));
  copy.removeAttribute('aria-hidden');
  return new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' });
};

/** A picture as PNG. */
const pngOf = async picture => {
  const image = new Image();
  image.src = URL.createObjectURL(picture);
  await image.decode();
  const canvas = element('canvas', { width: image.naturalWidth, height: image.naturalHeight });
  canvas.getContext('2d').drawImage(image, 0, 0);
  URL.revokeObjectURL(image.src);
  return new Promise(resolve => canvas.toBlob(resolve, 'image/png'));
};

export class SavePanel {
  /** Takes functions that give the present position and a comment on it, and that are told what went wrong. */
  constructor({ position, comment, onProblem }) {
    const trying = action => async () => {
      try {
        await action();
        onProblem('');
      } catch (e) {
        onProblem(e.message);
      }
    };
    const name = () => byId('title').textContent.trim().replace(/[^\w-]+/g, '-').replace(/^-+|-+$/g, '') || 'board';
    const svg = () => pictureOf(byId('board').querySelector('svg'));
    byId('save-sgf').addEventListener('click', trying(async () => {
      const { document, tree, move } = position();
      const { sgf } = await api.mainLine(document, tree, move);
      saveAs(`${name()}.sgf`, new Blob([`${sgf}\n${marksOf(position(), comment())})\n`], { type: 'application/x-go-sgf' }));
    }));
    byId('save-svg').addEventListener('click', trying(() => saveAs(`${name()}.svg`, svg())));
    byId('save-png').addEventListener('click', trying(async () => saveAs(`${name()}.png`, await pngOf(svg()))));
    byId('save-link').addEventListener('click', trying(async () => {
      await navigator.clipboard?.writeText(location.href); // browsers have none for other machines without encryption
      byId('save-state').textContent = `${navigator.clipboard ? 'The link is copied.' : 'The browser does not let this page copy. The link stands in its address bar.'} It works while this server runs.`;
    }));
  }
}
