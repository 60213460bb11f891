// The list of regions, and which of them are chosen: one, or several of one color that are solved as one.

import { byId, element } from './dom.js';
import { capital, pointsOf } from './points.js';

export class RegionList {
  /** Takes a function that is told when another choice was made. */
  constructor({ onChoice }) {
    this.mostPoints = Infinity; // of a region that can be solved
    this.onChoice = onChoice;
    this.list = byId('regions');
    this.regions = [];
    this.chosen = [];
    this.active = 0;
    this.list.addEventListener('keydown', event => this.#key(event));
    this.list.addEventListener('click', event => {
      const item = event.target.closest('li');
      if (item) {
        this.choose(Number(item.dataset.index), event.shiftKey);
      }
    });
  }

  /** Shows regions. What was chosen stays so where regions with the same points are among them. */
  show(regions) {
    const kept = this.chosen.map(i => key(this.regions[i]));
    this.regions = regions;
    this.chosen = regions.map((region, i) => i).filter(i => kept.includes(key(regions[i])));
    this.active = Math.min(this.active, Math.max(0, regions.length - 1));
    this.list.replaceChildren(...regions.map((region, i) => item(region, i, region.points.length > this.mostPoints)));
    this.#mark();
  }

  /** Chooses a region, or adds one of the same color. */
  choose(index, isAdded = false) {
    const region = this.regions[index];
    const others = isAdded ? this.chosen.filter(i => this.regions[i].color === region.color) : [];
    this.chosen = others.includes(index) ? others.filter(i => i !== index) : [...others, index];
    this.active = index;
    this.#mark();
    this.list.children[index].scrollIntoView({ block: 'nearest' });
    this.onChoice();
  }

  /** Chooses the region of a point: first the smaller one, then the other color's. */
  chooseAt(name, isAdded) {
    const candidates = this.regionsAt(name);
    if (candidates.length === 0) {
      return;
    }
    if (isAdded && this.chosen.length > 0) {
      const same = candidates.find(i => this.regions[i].color === this.regions[this.chosen[0]].color);
      this.choose(same ?? candidates[0], true);
      return;
    }
    const present = candidates.indexOf(this.chosen.length === 1 ? this.chosen[0] : -1);
    this.choose(candidates[(present + 1) % candidates.length]);
  }

  /** Chooses the regions of a color that points lie in, as a link names them. */
  chooseAll(color, names) {
    this.chosen = [...new Set(names.flatMap(name => this.regionsAt(name).filter(i => this.regions[i].color === color)))];
    this.#mark();
    this.onChoice();
  }

  /** The regions that a point lies in, the smaller one first. */
  regionsAt(name) {
    return this.regions.map((region, i) => i)
      .filter(i => this.regions[i].points.includes(name))
      .sort((i, j) => this.regions[i].points.length - this.regions[j].points.length);
  }

  /** What is chosen: whose region, a point of each part, and all points; nothing if none is. */
  choice() {
    if (this.chosen.length === 0) {
      return undefined;
    }
    const parts = this.chosen.map(i => this.regions[i]);
    return { defender: parts[0].color, at: parts.map(part => part.points[0]).join(' '), points: parts.flatMap(part => part.points) };
  }

  #key(event) {
    const step = { ArrowDown: 1, ArrowUp: -1, Home: -this.regions.length, End: this.regions.length }[event.key];
    if (step !== undefined && this.regions.length > 0) {
      this.choose(Math.min(this.regions.length - 1, Math.max(0, this.active + step)), event.shiftKey);
      event.preventDefault();
    }
  }

  #mark() {
    [...this.list.children].forEach((each, i) => each.setAttribute('aria-selected', this.chosen.includes(i)));
    const active = this.list.children[this.active];
    if (active) {
      this.list.setAttribute('aria-activedescendant', active.id);
    } else {
      this.list.removeAttribute('aria-activedescendant');
    }
  }
}

/** What a region is called. */
export const regionName = (defender, at, size) => `${capital(defender)}’s region at ${at.split(' ').join(' + ')}, ${pointsOf(size)}`;

/** A region and its verdict in words. */
export const regionInWords = region => `${capital(region.color)} ${region.points[0]}, ${pointsOf(region.points.length)}: ${region.verdict}${reason(region)}`;

/** A verdict as a coloured word. */
export const badge = verdict => element('span', { class: `badge ${verdict.toLowerCase()}` }, verdict);

/** What proved a verdict, or what kept it open. */
const reason = region => (region.verdict !== 'UNKNOWN' ? ` by ${region.method}` : region.limit ? ` (${region.limit})` : '');

const item = (region, index, isLarge) => element('li', { role: 'option', class: isLarge ? 'large' : '', title: isLarge ? 'too large to be solved alone' : undefined, id: `region-${index}`, 'data-index': index, 'aria-selected': 'false' },
  element('span', { class: `chip ${region.color}`, 'aria-hidden': 'true' }),
  element('span', { class: 'where' }, `${capital(region.color)} ${region.points[0]}`),
  element('span', { class: 'size' }, pointsOf(region.points.length)),
  badge(region.verdict), element('span', { class: 'by' }, reason(region)));

const key = region => region && region.color + region.points.join();
