// The panel of variations: shows the tree of the game, goes through it, and changes it. Each change is a new record of the server.

import * as api from './api.js';
import { byId } from './dom.js';
import { PASS, pointOf } from './points.js';
import { stonesAfter } from './rules.js';
import { changeSign, pointOfSgf, sgfOfPoint, signsOf } from './signs.js';
import { endsOf, escaped, inOrder, moveOf, movesOf, movesTo, pathTo, readTree, unescaped, variationOf, writeTree } from './sgftree.js';
import { treePicture } from './treepicture.js';

const MOST_DRAWN = 3000; // nodes
const FACTS = [['KM', 'komi'], ['HA', 'handicap'], ['RE', 'result'], ['DT', 'date']]; // of a game, which its root tells
const EDITED = 'edited: ';

export class TreePanel {
  /** Takes the panel of places, and functions that are told of marks that have changed, that clicks are for this panel, and of what went wrong. */
  constructor({ places, onChange, onBegin, onProblem }) {
    Object.assign(this, { places, onChange, onBegin, onProblem });
    this.signs = new Map(); // of the present position, by point
    this.numbers = new Map(); // of the moves that lead there, by point
    this.done = []; // places before changes
    this.undone = [];
    this.own = new Set(); // records that changes can be undone and redone between
    this.made = new Set(); // records that changes have made
    this.turn = Promise.resolve(); // the end of the last change
    byId('variation-tree').addEventListener('click', event => this.#goTo(this.#nodeOf(event.target)));
    byId('variation-tree').addEventListener('keydown', event => this.#key(event));
    byId('variation-play').addEventListener('click', () => this.toggle());
    byId('variation-pass').addEventListener('click', () => this.#inTurn(() => this.#play(PASS)));
    byId('variation-sign').addEventListener('change', () => this.#chooseSign());
    byId('variation-say').addEventListener('click', () => {
      const comment = byId('variation-comment').value.trim();
      this.#edit(() => this.#say(comment));
    });
    byId('variation-up').addEventListener('click', () => this.#edit(() => this.#promote()));
    byId('variation-delete').addEventListener('click', () => this.#edit(() => this.#remove()));
    byId('variation-undo').addEventListener('click', () => this.#inTurn(() => this.#undo(this.done, this.undone)));
    byId('variation-redo').addEventListener('click', () => this.#inTurn(() => this.#undo(this.undone, this.done)));
    byId('variation-save').addEventListener('click', () => this.#save());
  }

  /** What the board shows of the tree. */
  get shown() {
    return { signs: this.signs, numbers: this.numbers };
  }

  /** True while a click on the board plays a move, or puts a mark. */
  get isOn() {
    return this.isPlaying || byId('variation-sign').value !== '';
  }

  /** Begins or ends to play moves on the board. */
  toggle(isPlaying = !this.isPlaying) {
    this.isPlaying = isPlaying;
    byId('variation-sign').value = '';
    byId('variation-play').setAttribute('aria-pressed', String(isPlaying));
    byId('variation-pass').disabled = !isPlaying;
    if (isPlaying) {
      this.onBegin();
    }
  }

  #chooseSign() {
    const kind = byId('variation-sign').value;
    this.toggle(false);
    byId('variation-sign').value = kind;
    this.onBegin();
  }

  /** Ends what a click on the board does here. */
  leave() {
    this.toggle(false);
  }

  /** Shows the place of a position in its tree. */
  at(position) {
    this.arrival = this.#arrive(position);
    return this.arrival;
  }

  async #arrive(position) {
    this.position = position;
    this.signs = new Map();
    this.numbers = new Map();
    const [document, line = '0'] = position.document.split('@');
    if (this.document !== document || this.number !== position.tree) {
      const { game } = await api.gameTree(document, position.tree);
      if (this.position !== position) {
        return; // another one was chosen meanwhile
      }
      this.document = document;
      this.number = position.tree;
      this.#take(game);
    }
    this.line = Number(line);
    const path = pathTo(endsOf(this.root)[this.line]);
    const exact = path.filter(node => movesTo(node) === position.move);
    const here = exact.length > 0 ? exact : [path.find(node => movesTo(node) > position.move)]; // between two moves of one node
    this.node = here.includes(this.node) ? this.node : here[0];
    here.forEach(node => signsOf(position, node).forEach((sign, point) => this.signs.set(point, sign)));
    path.flatMap(movesOf).slice(0, position.move).forEach(({ point }, i) => point && this.numbers.set(pointOfSgf(position, point), i + 1));
    this.#show();
    this.onChange();
  }

  #take(sgf) {
    [this.root] = readTree(sgf);
    this.nodes = inOrder(this.root);
    byId('game-facts').textContent = FACTS.flatMap(([property, words]) => (this.root.values.get(property) ?? []).map(value => `${words} ${unescaped(value)}`)).join(', ');
    if (!this.own.has(this.document)) {
      this.done = [];
      this.undone = [];
    }
    const isDrawn = this.nodes.length <= MOST_DRAWN;
    byId('variation-tree').replaceChildren(isDrawn ? treePicture(this.root) : `${this.nodes.length} nodes are too many to draw.`);
  }

  #show() {
    const { node, root } = this;
    const box = byId('variation-tree');
    box.querySelector('.here')?.classList.remove('here');
    const drawn = box.querySelector(`[data-node="${this.nodes.indexOf(node)}"]`);
    drawn?.classList.add('here');
    const bounds = drawn?.getBBox();
    if (bounds) {
      box.scrollTo({ left: bounds.x - box.clientWidth / 2, top: bounds.y - box.clientHeight / 2 });
    }
    const comment = unescaped(node.values.get('C')?.[0] ?? '');
    byId('variation-comment').value = comment;
    byId('variation-state').textContent = `${this.#words(node)}. Variation ${this.line + 1} of ${endsOf(root).length}.${comment ? ' It has a comment.' : ''}`;
    byId('variation-up').disabled = pathTo(node).every(each => !each.parent || each.parent.children[0] === each);
    byId('variation-delete').disabled = node === root;
    byId('variation-undo').disabled = this.done.length === 0;
    byId('variation-redo').disabled = this.undone.length === 0;
  }

  #words(node) {
    const move = moveOf(node);
    return move ? `Move ${movesTo(node)}, ${move.color}${move.point ? '' : ' passes'}${node.children.length > 1 ? `, ${node.children.length} moves follow` : ''}` : node === this.root ? 'The beginning' : 'A node without a move';
  }

  #nodeOf(target) {
    const number = target.closest('[data-node]')?.dataset.node;
    return number === undefined ? undefined : this.nodes[number];
  }

  async #goTo(node) {
    if (node) {
      const isHere = pathTo(endsOf(this.root)[this.line]).includes(node);
      this.node = node;
      await this.places.go({ doc: this.document, line: isHere ? this.line : variationOf(this.root, node), move: movesTo(node) });
    }
  }

  #key(event) {
    const { node } = this;
    const line = pathTo(endsOf(this.root)[this.line]);
    const next = line[line.indexOf(node) + 1] ?? node.children[0];
    const sibling = step => node.parent?.children[node.parent.children.indexOf(node) + step];
    const target = { ArrowLeft: () => node.parent, ArrowRight: () => next, ArrowUp: () => sibling(-1), ArrowDown: () => sibling(1), Home: () => this.root, End: () => line.at(-1) }[event.key];
    if (target) {
      event.preventDefault();
      this.#goTo(target());
    }
  }

  /** What a click on the board does. */
  pick(point, name) {
    const kind = byId('variation-sign').value;
    if (kind === '') {
      return this.#inTurn(() => this.#play(name));
    }
    return this.#edit(() => {
      changeSign(this.position, this.node, kind, point);
      return this.node;
    });
  }

  /** Follows a move that is there, or adds it. */
  #play(name) {
    const { toMove } = this.position;
    const point = name === PASS ? '' : sgfOfPoint(this.position, pointOf(this.position, name));
    const last = pathTo(endsOf(this.root)[this.line]).filter(node => movesTo(node) <= this.position.move).at(-1) ?? this.root;
    const known = last.children.find(child => movesOf(child).length === 1 && moveOf(child).color === toMove && moveOf(child).point === point);
    if (known) {
      return this.#goTo(known);
    }
    if (stonesAfter(this.position, toMove, name) === undefined) {
      byId('point').textContent = `${name}: ${toMove} cannot move there`;
      return undefined;
    }
    return this.#change(() => {
      const added = { parent: last, children: [], values: new Map([[toMove === 'black' ? 'B' : 'W', [point]]]) };
      last.children.push(added);
      return added;
    });
  }

  #say(comment) {
    if (comment === '') {
      this.node.values.delete('C');
    } else {
      this.node.values.set('C', [escaped(comment)]);
    }
    return this.node;
  }

  /** Makes the variation of the node the main line. */
  #promote() {
    for (const node of pathTo(this.node)) {
      const siblings = node.parent?.children ?? [];
      siblings.sort((a, b) => (b === node) - (a === node));
    }
    return this.node;
  }

  #remove() {
    const { parent } = this.node;
    parent.children = parent.children.filter(child => child !== this.node);
    return parent;
  }

  /** Does something when all changes before have been made and are shown. */
  #inTurn(action) {
    this.turn = this.turn.then(action).then(() => this.arrival).catch(e => this.onProblem(e.message));
    return this.turn;
  }

  #edit(change) {
    return this.#inTurn(() => this.#change(change));
  }

  /** Changes the tree, gives the server the new game, and goes to a node of it. */
  async #change(change) {
    const before = { ...this.places.place };
    const name = this.places.document.name;
    const target = change();
    try {
      const record = await api.addDocument(name.startsWith(EDITED) ? name : EDITED + name, writeTree(this.root));
      const replaced = [before, ...this.undone].map(({ doc }) => doc.split('@')[0]).filter(id => this.made.has(id));
      this.own.add(record.id);
      this.made.add(record.id);
      this.done.push(before);
      this.undone = [];
      this.node = undefined;
      await this.places.showEdited(record, replaced, { line: variationOf(this.root, target), move: movesTo(target) });
    } catch (e) {
      this.done = this.done.filter(each => each !== before);
      this.document = undefined; // so that it is read again
      await this.at(this.position);
      if (e.name !== 'AbortError') { // the reader has gone elsewhere
        this.onProblem(e.message);
      }
    }
  }

  async #undo(from, to) {
    const place = from.pop();
    if (!place) {
      return; // two clicks, and one change
    }
    to.push({ ...this.places.place });
    this.own.add(place.doc.split('@')[0]);
    await this.places.open(place.doc, place);
  }

  async #save() {
    const { saveAs } = await import('./save.js');
    saveAs('tree.sgf', new Blob([writeTree(this.root)], { type: 'application/x-go-sgf' }));
  }
}
