// The choices in the forms that belong to the page's address.

import { byId } from './dom.js';

const CONTROLS = {
  mover: 'mover', basis: 'basis', engine: 'engine', rival: 'rival', seconds: 'seconds', nodes: 'nodes',
  coordinates: 'look-coordinates', numbers: 'look-numbers', marks: 'look-marks', flip: 'look-flip', turns: 'look-turns',
  preset: 'preset', races: 'analyzer', boardSeconds: 'whole-seconds', boardNodes: 'whole-nodes', rules: 'score-rules', area: 'life-area', lifeSeconds: 'life-seconds',
};

const isBox = control => control.type === 'checkbox';

const valueOf = control => (isBox(control) ? String(control.checked) : control.value);

const setValue = (control, value) => {
  if (isBox(control)) {
    control.checked = value === 'true';
  } else {
    control.value = value;
  }
};

export class Settings {
  /** Takes a function that is told when a choice was made. */
  constructor({ onChange }) {
    this.defaults = {};
    Object.values(CONTROLS).forEach(id => byId(id).addEventListener('change', onChange));
  }

  /** From now on what differs from the present choices is told. */
  begin() {
    this.defaults = this.#all();
  }

  /** The choices that are not the usual ones, by name. */
  chosen() {
    return Object.fromEntries(Object.entries(this.#all()).filter(([name, value]) => value !== this.defaults[name]));
  }

  /** Makes choices, where they are possible. */
  apply(parameters) {
    for (const [name, id] of Object.entries(CONTROLS)) {
      const control = byId(id);
      const before = valueOf(control);
      setValue(control, parameters.get(name) ?? this.defaults[name]);
      if (valueOf(control) === '' && this.defaults[name] !== '' || !control.checkValidity()) {
        setValue(control, before); // there is no such choice
      }
    }
  }

  #all() {
    return Object.fromEntries(Object.entries(CONTROLS).map(([name, id]) => [name, valueOf(byId(id))]));
  }
}
