// The picture of a tree of variations: a line for each variation, a stone with its number for each move.

import { shape } from './dom.js';
import { endsOf, inOrder, moveOf, movesOf, pathTo } from './sgftree.js';

const STEP = 28; // pixels from node to node
const RADIUS = 11;

/** Where each node stands: its depth, and the variation that shows it first. */
const placesOf = root => {
  const places = new Map();
  endsOf(root).forEach((end, line) => pathTo(end).forEach((node, depth) => places.has(node) || places.set(node, { x: depth * STEP + STEP / 2, y: line * STEP + STEP / 2 })));
  return places;
};

/** Draws a tree. Each node has its number, in the order of the text, as data. */
export const treePicture = root => {
  const nodes = inOrder(root);
  const places = placesOf(root);
  const numbers = new Map([[root, movesOf(root).length]]);
  const [edges, stones] = [shape('g', { class: 'edges' }), shape('g')];
  nodes.forEach((node, i) => {
    const { x, y } = places.get(node);
    if (node.parent) {
      const from = places.get(node.parent);
      edges.append(shape('path', { d: `M${from.x} ${from.y}V${y}H${x}` }));
      numbers.set(node, numbers.get(node.parent) + movesOf(node).length);
    }
    const move = moveOf(node);
    const group = shape('g', { class: `node ${move ? move.color : 'setup'}`, 'data-node': i });
    group.append(move ? shape('circle', { cx: x, cy: y, r: RADIUS }) : shape('rect', { x: x - 8, y: y - 8, width: 16, height: 16, rx: 3 }));
    if (move) {
      group.append(shape('text', { x, y: y + 3.5 }, String(numbers.get(node))));
    }
    if (node.values.has('C')) {
      group.append(shape('circle', { class: 'remark', cx: x + 8, cy: y - 8, r: 4 }));
    }
    stones.append(group);
  });
  const width = Math.max(...[...places.values()].map(place => place.x)) + STEP / 2;
  const height = endsOf(root).length * STEP;
  return shape('svg', { width, height, viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true', focusable: 'false' }, edges, stones);
};
