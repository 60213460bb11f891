// A whole game as a tree of nodes, read from SGF and written again. Values stay escaped, as they are written.

const LARGEST_WITH_TT = 19; // on larger boards tt is a point, and no pass

/** The nodes of a game in the order of the text, the root first: parent, children, and values by property. */
export const readTree = sgf => {
  const nodes = [];
  const branches = [];
  let node;
  for (const [, sign, name, values] of sgf.matchAll(/([();])|([A-Z]+)((?:\s*\[(?:\\[\s\S]|[^\\\]])*\])+)/g)) {
    if (sign === '(') {
      branches.push(node);
    } else if (sign === ')') {
      node = branches.pop();
    } else if (sign === ';') {
      const added = { parent: node, children: [], values: new Map() };
      node?.children.push(added);
      nodes.push(added);
      node = added;
    } else {
      node.values.set(name, [...values.matchAll(/\[((?:\\[\s\S]|[^\\\]])*)\]/g)].map(each => each[1]));
    }
  }
  if (Math.max(...sizeOf(nodes[0])) <= LARGEST_WITH_TT) {
    nodes.forEach(passByNothing);
  }
  return nodes;
};

/** The width and the height of the board. */
const sizeOf = root => (root.values.get('SZ')?.[0] ?? '19').split(':').map(Number);

/** Writes a pass as a move without a point. */
const passByNothing = ({ values }) => ['B', 'W'].filter(name => values.get(name)?.[0].trim() === 'tt').forEach(name => values.set(name, ['']));

/** All nodes below a node, and the node, each before its children. There is no recursion, because games are long. */
export const inOrder = root => {
  const nodes = [];
  const waiting = [root];
  while (waiting.length > 0) {
    const node = waiting.pop();
    nodes.push(node);
    waiting.push(...[...node.children].reverse());
  }
  return nodes;
};

const written = ({ values }) => `;${[...values].map(([name, its]) => name + its.map(value => `[${value}]`).join('')).join('')}`;

/** The text of a game. */
export const writeTree = root => {
  const text = ['('];
  const waiting = [root];
  while (waiting.length > 0) {
    const node = waiting.pop();
    if (node === ')') {
      text.push(node);
    } else {
      const isVariation = node.parent?.children.length > 1;
      text.push(isVariation ? '(' : '', written(node), '\n');
      waiting.push(...(isVariation ? [')'] : []), ...[...node.children].reverse());
    }
  }
  return text.join('') + ')\n';
};

/** The nodes from the root to a node. */
export const pathTo = node => {
  const path = [];
  for (let each = node; each; each = each.parent) {
    path.unshift(each);
  }
  return path;
};

/** The ends of all variations. The first one is the end of the main line. */
export const endsOf = root => inOrder(root).filter(node => node.children.length === 0);

/** The number of the first variation through a node. */
export const variationOf = (root, node) => endsOf(root).findIndex(end => pathTo(end).includes(node));

/** The moves of a node in their order, at most one of each color: the color, and the point in SGF, empty for a pass. */
export const movesOf = ({ values }) => [...values.keys()].filter(name => name === 'B' || name === 'W')
  .map(name => ({ color: name === 'B' ? 'black' : 'white', point: values.get(name)[0].trim() }));

/** The last move of a node; nothing if it has none. */
export const moveOf = node => movesOf(node).at(-1);

/** How many moves lead to a node, with those of the node. */
export const movesTo = node => pathTo(node).flatMap(movesOf).length;

/** A text without the signs that protect brackets. */
export const unescaped = value => value.replace(/\\\r?\n/g, '').replace(/\\([\s\S])/g, '$1');

export const escaped = text => text.replace(/[\\\]]/g, '\\$&');
