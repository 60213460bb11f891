// The record, the game and the move that one looks at, kept in the page's address, so that it is there again after a reload.

import * as api from './api.js';
import { byId, fillChoices } from './dom.js';

const BYTE_ORDER_MARK = '\ufeff'; // a pasted text goes in UTF-8, whatever encoding it names

export class PositionPanel {
  /** Takes functions that are told of a position with its analysis, and of what went wrong. */
  constructor({ onPosition, onProblem, more }) {
    this.onPosition = onPosition;
    this.more = more; // what else belongs to the address
    this.onProblem = onProblem;
    this.files = [];
    this.document = undefined;
    this.isShown = false; // true once a position was shown
    this.place = { doc: '', tree: 1, move: 'last', solver: '' };
    this.loading = new AbortController();
    byId('file').addEventListener('change', () => this.open(byId('file').value));
    byId('tree').addEventListener('change', () => this.stepGame(Number(byId('tree').value) - this.place.tree));
    byId('solver').addEventListener('change', () => this.#move({ solver: byId('solver').value }));
    byId('slider').addEventListener('input', () => this.#move({ move: Number(byId('slider').value) }));
    byId('first').addEventListener('click', () => this.#move({ move: 0 }));
    byId('previous').addEventListener('click', () => this.step(-1));
    byId('next').addEventListener('click', () => this.step(1));
    byId('last').addEventListener('click', () => this.#move({ move: 'last' }));
    byId('open').addEventListener('click', () => byId('chooser').click());
    byId('chooser').addEventListener('change', () => this.#openChosen());
    byId('paste').addEventListener('click', () => this.#askForText());
    byId('paste-cancel').addEventListener('click', () => byId('paste-dialog').close());
    byId('paste-form').addEventListener('submit', event => this.#takeText(event));
    window.addEventListener('hashchange', () => location.hash.includes('doc=') && location.reload()); // a link was pasted: it says more than the place
  }

  /** Shows what the address says, or the first record. */
  async begin(start) {
    this.files = [...start.files];
    fillChoices(byId('solver'), start.solvers.filter(each => each.name !== 'search').map(each => ({ value: each.name, label: each.name, title: each.description })), start.quick);
    this.place.solver = start.quick;
    this.#readAddress();
    fillChoices(byId('file'), this.files.map(each => ({ value: each.id, label: each.name })), ''); // others can be chosen if the first one is wrong
    const doc = this.place.doc || start.first;
    await this.open(doc, this.place);
    for (const other of [doc.split('@')[0], start.first]) {
      if (!this.isShown) { // what the address says is not here, or not any more
        this.place.solver = start.quick;
        await this.open(other);
      }
    }
  }

  /** Opens a record at its first game's end, or at some other place. */
  async open(id, place = { tree: 1, move: 'last' }) {
    await this.#trying(async () => {
      const finding = this.#find({ doc: id, tree: place.tree, move: place.move }); // at the same time
      finding.catch(() => {}); // what is wrong with the record counts first
      const record = await api.documentOf(id);
      if (this.place.doc === id) { // nothing else was chosen meanwhile
        this.#list(record, place.tree);
        this.#show(await finding);
      }
    });
  }

  /** Goes to a move of the game. */
  goTo(move) {
    return this.#move({ move });
  }

  /** Goes some moves on, or back. */
  step(moves) {
    const target = Math.min(Number(byId('slider').max), Math.max(0, Number(byId('slider').value) + moves));
    return this.#move({ move: target });
  }

  /** Goes to the end of another game of the record. */
  stepGame(games) {
    if (!this.document) {
      return undefined; // no record could be read
    }
    const tree = Math.min(this.document.trees.length, Math.max(1, this.place.tree + games));
    return this.#move({ doc: this.document.id, tree, move: 'last' });
  }

  #move(change) {
    return this.#trying(async () => this.#show(await this.#find(change)));
  }

  /** Shows a record that was just taken in. */
  async showNew(record) {
    this.#list(record, 1);
    await this.#move({ doc: record.id, tree: 1, move: 'last' });
  }

  /** Goes to a move of a variation of a game; the variation 0 is the main line. */
  go({ doc, line, move }) {
    return this.#move({ doc: inVariation(doc, line), move });
  }

  /** Shows a record that is another one with a change, in place of records. Throws an Error if the place in it cannot be shown. */
  async showEdited(record, replaced, { line, move }) {
    const before = { ...this.place };
    try {
      const found = await this.#find({ doc: inVariation(record.id, line), tree: 1, move });
      this.files = this.files.filter(each => !replaced.includes(each.id));
      this.#list(record, 1);
      this.#show(found);
      this.onProblem('');
    } catch (e) {
      this.place = before;
      throw e;
    }
  }

  /** Asks for another position; a request that is on its way is given up. */
  #find(change) {
    Object.assign(this.place, change);
    this.loading.abort();
    this.loading = new AbortController();
    const { doc, tree, move, solver } = this.place;
    return api.position(doc, tree, move, solver, this.loading.signal);
  }

  /** Lists the games of a record. */
  #list(record, tree) {
    this.document = record;
    if (!this.files.some(each => each.id === record.id)) {
      this.files.unshift({ id: record.id, name: record.name });
    }
    fillChoices(byId('file'), this.files.map(each => ({ value: each.id, label: each.name })), record.id);
    fillChoices(byId('tree'), record.trees.map((each, i) => ({
      value: String(i + 1), label: `${i + 1} of ${record.games}: ${each.size}${each.title ? ', ' + each.title : ''}`,
    })), String(tree));
  }

  #show(found) {
    const { tree, solver } = this.place;
    this.isShown = true;
    this.place.move = found.move;
    byId('slider').max = found.moves;
    byId('slider').value = found.move;
    byId('tree').value = String(tree);
    byId('solver').value = solver;
    byId('move').textContent = `move ${found.move} of ${found.moves}`;
    byId('moves').hidden = found.moves === 0;
    byId('title').textContent = this.document.trees[tree - 1]?.title || `${this.document.name}${this.document.games > 1 ? ', game ' + tree : ''}`;
    byId('comment').textContent = found.comment;
    byId('comment').hidden = found.comment === '';
    this.onPosition(found);
    this.writeAddress();
  }

  /** Keeps the place, and what else belongs to it, in the page's address. */
  writeAddress() {
    history.replaceState(null, '', '#' + new URLSearchParams({ ...this.place, ...this.more() }));
  }

  /** Takes records in, and shows the first of them. */
  async openFiles(files) {
    await this.#trying(async () => {
      const records = [];
      for (const file of files) {
        const record = await api.addDocument(file.name, await file.arrayBuffer());
        this.files.unshift({ id: record.id, name: record.name });
        records.push(record);
      }
      if (records.length > 0) {
        await this.showNew(records[0]);
      }
    });
  }

  async #trying(action) {
    try {
      await action();
      this.onProblem('');
    } catch (e) {
      if (e.name !== 'AbortError') {
        this.onProblem(e.message);
      }
    }
  }

  async #openChosen() {
    const files = [...byId('chooser').files];
    byId('chooser').value = '';
    await this.openFiles(files);
  }

  #askForText() {
    byId('paste-problem').textContent = '';
    byId('paste-dialog').showModal();
  }

  async #takeText(event) {
    event.preventDefault();
    try {
      const added = await api.addDocument('pasted', BYTE_ORDER_MARK + byId('paste-text').value);
      byId('paste-dialog').close();
      await this.showNew(added);
    } catch (e) {
      byId('paste-problem').textContent = e.message;
    }
  }

  /** Reads the place in the address; false if it is the present one. */
  #readAddress() {
    const given = new URLSearchParams(location.hash.slice(1));
    const place = { doc: given.get('doc') ?? '', tree: Number(given.get('tree') ?? 1), move: given.get('move') ?? 'last', solver: given.get('solver') || this.place.solver };
    const isNew = place.doc !== '' && String(new URLSearchParams(place)) !== String(new URLSearchParams(this.place));
    if (isNew) {
      this.place = place;
    }
    return isNew;
  }
}

/** What the server calls a record whose main line is another variation. */
const inVariation = (doc, line) => (line > 0 ? `${doc}@${line}` : doc);
