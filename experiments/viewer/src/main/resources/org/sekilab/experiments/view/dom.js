// Elements of the page. Text is only ever set as text, never as markup.

const SVG = 'http://www.w3.org/2000/svg';

/** The element of an id. */
export const byId = id => document.getElementById(id);

/** A new element with attributes and children, which are elements or text. */
export const element = (name, attributes = {}, ...children) => filled(document.createElement(name), attributes, children);

/** A new element of a picture. */
export const shape = (name, attributes = {}, ...children) => filled(document.createElementNS(SVG, name), attributes, children);

/** A button that does something. */
export const button = (label, onClick, attributes = {}) => {
  const made = element('button', { type: 'button', ...attributes }, label);
  made.addEventListener('click', onClick);
  return made;
};

/** Fills a list of choices, keeping the present one where it is still there. */
export const fillChoices = (select, choices, kept = select.value) => {
  select.replaceChildren(...choices.map(each => element('option', { value: each.value, title: each.title ?? '' }, each.label)));
  if (choices.some(each => each.value === kept)) {
    select.value = kept;
  }
};

const filled = (made, attributes, children) => {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) {
      made.setAttribute(name, '');
    } else if (value !== false && value !== undefined) {
      made.setAttribute(name, value);
    }
  }
  made.append(...children);
  return made;
};
