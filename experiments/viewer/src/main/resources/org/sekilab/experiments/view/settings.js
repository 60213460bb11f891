// The choices in the forms that belong to the page's address.

import { byId } from './dom.js';

/** The choices of how the board is drawn: names in the address, and controls. */
export const LOOKS = { coordinates: 'look-coordinates', numbers: 'look-numbers', marks: 'look-marks', flip: 'look-flip', turns: 'look-turns' };

/** The choices of how searches are made. */
export const LIMITS = {
  mover: 'mover', basis: 'basis', engine: 'engine', rival: 'rival', seconds: 'seconds', nodes: 'nodes',
  preset: 'preset', races: 'analyzer', boardSeconds: 'whole-seconds', boardNodes: 'whole-nodes', causes: 'causes', rules: 'score-rules',
  area: 'life-area', lifeFirst: 'life-first', lifeSeconds: 'life-seconds', raceFirst: 'race-first', raceKo: 'race-ko', raceSeconds: 'race-seconds',
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
  /** Takes controls by name, and a function that is told when a choice was made. What differs from the present choices is told. */
  constructor(controls, { onChange }) {
    this.controls = Object.entries(controls).map(([name, id]) => [name, byId(id)]);
    this.defaults = this.#all();
    this.controls.forEach(([, control]) => control.addEventListener('change', onChange));
  }

  /** The choices that are not the usual ones, by name. */
  chosen() {
    return Object.fromEntries(Object.entries(this.#all()).filter(([name, value]) => value !== this.defaults[name]));
  }

  /** Takes other usual choices, by name: those that belong to the position. */
  expect(usual) {
    Object.assign(this.defaults, usual);
  }

  /** Makes choices, where they are possible. */
  apply(parameters) {
    for (const [name, control] of this.controls) {
      const before = valueOf(control);
      setValue(control, parameters.get(name) ?? this.defaults[name]);
      if (valueOf(control) === '' && this.defaults[name] !== '' || !control.checkValidity()) {
        setValue(control, before); // there is no such choice
      }
    }
  }

  #all() {
    return Object.fromEntries(this.controls.map(([name, control]) => [name, valueOf(control)]));
  }
}
