// The tree of a proof, drawn: moves from left to right, with proof numbers or zones where there are some.

import * as api from './api.js';
import { byId, shape } from './dom.js';
import { pointOf, written } from './points.js';

const WIDTH = 104; // pixels from a move to the next
const HEIGHT = 24;
const RADIUS = 7;

/** Where each node stands: leaves in rows, and a node at its first child. */
const placesOf = nodes => {
  const children = nodes.map(() => []);
  nodes.forEach(({ parent }, i) => parent >= 0 && children[parent].push(i));
  const places = [];
  let row = 0;
  const waiting = [[0, 0]];
  while (waiting.length > 0) {
    const [node, depth] = waiting.pop();
    places[node] = { x: depth * WIDTH + 16, y: row * HEIGHT + HEIGHT / 2 };
    row += children[node].length === 0 ? 1 : 0;
    waiting.push(...children[node].map(child => [child, depth + 1]).reverse());
  }
  return places;
};

/** The numbers of a node as they are written: proof / disproof. */
const numbersOf = ({ proof, disproof }) => (proof === undefined && disproof === undefined ? '' : ` ${proof ?? '∞'}/${disproof ?? '∞'}`);

const stateOf = ({ proof, disproof }) => (proof === 0 ? 'won' : disproof === 0 ? 'lost' : 'open');

export class ProofTreePanel {
  /** Takes a function that gives the present position, and one that is told of a line of moves to show, and of its zone. */
  constructor({ here, onLine, onProblem }) {
    Object.assign(this, { here, onLine, onProblem });
    byId('drawn-leave').addEventListener('click', () => this.leave());
    byId('drawn-tree').addEventListener('click', event => this.#choose(Number(event.target.closest('[data-node]')?.dataset.node ?? -1)));
    byId('drawn-tree').addEventListener('keydown', event => this.#key(event));
  }

  leave() {
    byId('drawn').hidden = true;
  }

  /** Draws the tree of a proof of a search. */
  async show(job, strategy, position) {
    try {
      const tree = await api.proofTree(job.id, strategy);
      if (this.here() !== position) {
        return; // another one was chosen meanwhile
      }
      Object.assign(this, { nodes: tree.nodes, position, at: 0 });
      byId('drawn').hidden = false;
      const hasNumbers = tree.nodes[0].proof !== undefined || tree.nodes[0].disproof !== undefined;
      byId('drawn-about').textContent = `${tree.nodes.length} positions${tree.isWhole ? '' : ', then the tree is cut off'}. ${hasNumbers
        ? `Each move has its proof number and disproof number for ${tree.prover}: 0/∞ is won, ∞/0 is lost.` : `All tries against ${tree.prover}, and its answers. A click shows the zone of the proof.`}`;
      byId('drawn-tree').replaceChildren(this.#picture());
      byId('drawn').scrollIntoView({ block: 'nearest' });
      this.onProblem('');
    } catch (e) {
      this.onProblem(e.message);
    }
  }

  #picture() {
    const places = placesOf(this.nodes);
    const [edges, drawn] = [shape('g', { class: 'edges' }), shape('g')];
    this.nodes.forEach((node, i) => {
      const { x, y } = places[i];
      if (node.parent >= 0) {
        const from = places[node.parent];
        edges.append(shape('path', { d: `M${from.x} ${from.y}V${y}H${x}` }));
      }
      const label = `${node.move ? written(node.move) : 'start'}${numbersOf(node)}`;
      drawn.append(shape('g', { class: `node ${node.color} ${stateOf(node)}`, 'data-node': i }, node.move ? shape('circle', { cx: x, cy: y, r: RADIUS }) : shape('rect', { x: x - 6, y: y - 6, width: 12, height: 12, rx: 3 }),
        shape('rect', { class: 'paper', x: x + 10, y: y - 9, width: label.length * 6.6 + 4, height: 18 }), shape('text', { x: x + 12, y: y + 4 }, label)));
    });
    const width = Math.max(...places.map(place => place.x)) + WIDTH;
    const height = Math.max(...places.map(place => place.y)) + HEIGHT / 2;
    return shape('svg', { width, height, viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true', focusable: 'false' }, edges, drawn);
  }

  /** Shows the moves to a node on the board. */
  #choose(node) {
    if (node < 0) {
      return;
    }
    this.at = node;
    byId('drawn-tree').querySelector('.here')?.classList.remove('here');
    byId('drawn-tree').querySelector(`[data-node="${node}"]`).classList.add('here');
    const moves = [];
    for (let each = this.nodes[node]; each.move; each = this.nodes[each.parent]) {
      moves.unshift({ name: each.move, color: each.color });
    }
    const { zone } = this.nodes[node];
    byId('drawn-state').textContent = `${moves.map(({ name, color }) => `${color} ${written(name)}`).join(', ') || 'The beginning'}${numbersOf(this.nodes[node])}`;
    this.onLine(this.position, moves, zone && new Set(zone.map(name => pointOf(this.position, name))));
  }

  #key(event) {
    const siblings = this.nodes.map((each, i) => i).filter(i => this.nodes[i].parent === this.nodes[this.at].parent);
    const place = siblings.indexOf(this.at);
    const target = {
      ArrowLeft: this.nodes[this.at].parent, ArrowRight: this.nodes.findIndex(each => each.parent === this.at), ArrowUp: siblings[place - 1] ?? -1, ArrowDown: siblings[place + 1] ?? -1,
    }[event.key];
    if (target !== undefined) {
      event.preventDefault();
      this.#choose(target);
    }
  }
}
