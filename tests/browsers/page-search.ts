import { readFileSync } from 'node:fs';
import path from 'node:path';

type Pattern = string | { source: string; flags: string };

/** A target of a visitor as JSON. */
export interface Wanted {
  role?: string;
  name?: Pattern;
  level?: number;
  label?: string;
  text?: Pattern;
  having?: Pattern;
  within?: Wanted;
  at?: number;
}

const libraryFile = path.resolve(
  import.meta.dirname,
  '../../node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js',
);

/**
 * Source of DOM Testing Library, which computes roles and accessible names, and of the search that uses it, as a script
 * for the page.
 */
export const testingLibrary = `${readFileSync(libraryFile, 'utf8')}
window.shownElements = ${String(shownElements)};
window.textOf = ${String(textOf)};`;

type Matcher = (text: string) => boolean;
interface Queries {
  queryAllByRole(
    part: Element,
    role: string,
    options: { name?: Matcher; level?: number | undefined },
  ): Element[];
  queryAllByLabelText(part: Element, label: Matcher): Element[];
  queryAllByText(part: Element, text: Matcher): Element[];
}
type PageWindow = typeof window & {
  TestingLibraryDom: Queries;
  shownElements: typeof shownElements;
  textOf: typeof textOf;
  hasMissed?: boolean;
};

/** Returns the visible text of an element, without line breaks. Drawings have none. */
function textOf(element: Element): string {
  const text = element instanceof HTMLElement ? element.innerText : '';
  return text.replace(/\s+/g, ' ').trim();
}

/** Returns the visible elements. Runs in the page, so it uses nothing outside itself. */
function shownElements(target: Wanted): Element[] {
  const page = window as PageWindow;
  const { role, name, level, label, text, having, within, at } = target;
  const equals =
    (wanted: Pattern): Matcher =>
    (found) => {
      const plain = found.replace(/\s+/g, ' ').trim();
      return typeof wanted === 'string'
        ? plain === wanted
        : new RegExp(wanted.source, wanted.flags).test(plain);
    };
  const contains = (wanted: Pattern): Matcher =>
    typeof wanted === 'string' ? (found) => found.includes(wanted) : equals(wanted);
  const queries = page.TestingLibraryDom;
  const parts = within ? page.shownElements(within) : [document.body];
  const shown = parts
    .flatMap((part) => {
      if (role !== undefined) {
        const options = { ...(name !== undefined && { name: equals(name) }), level };
        return queries.queryAllByRole(part, role, options);
      }
      if (label !== undefined) return queries.queryAllByLabelText(part, equals(label));
      return queries.queryAllByText(part, equals(text ?? ''));
    })
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => having === undefined || contains(having)(page.textOf(element)));
  return at === undefined ? shown : shown.slice(at).slice(0, 1);
}

/** Returns the texts of the visible elements. */
export function seenTexts(target: Wanted): string[] {
  const page = window as PageWindow;
  return page.shownElements(target).map(page.textOf);
}

/** Returns the labels of the visible elements. */
export function seenLabels(target: Wanted): string[] {
  const { shownElements: search } = window as PageWindow;
  return search(target).map((element) => element.getAttribute('aria-label') ?? '');
}

/**
 * Returns the only visible element, scrolled into view; null if there is none, or if it is disabled, moves or is
 * covered.
 * @throws Error if there are several
 */
export async function clickableElement(target: Wanted): Promise<Element | null> {
  const [element, ...others] = (window as PageWindow).shownElements(target);
  if (!element) return null;
  if (others.length > 0) throw new Error(`${others.length + 1} elements are shown`);
  if (element.closest(':disabled, [aria-disabled="true"]')) return null;
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const before = element.getBoundingClientRect();
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });
  const { x, y, width, height } = element.getBoundingClientRect();
  if (x !== before.x || y !== before.y) return null;
  const isHit = (target: EventTarget | null) =>
    target instanceof Element && (element.contains(target) || target.contains(element));
  if (!isHit(document.elementFromPoint(x + width / 2, y + height / 2))) return null;
  const page = window as PageWindow;
  page.hasMissed = false;
  const stopMissed = (event: Event) => {
    if (isHit(event.target)) return;
    page.hasMissed = true;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('click', stopMissed, { capture: true, once: true });
  return element;
}

/** Returns true if the last click reached another element, because the page moved just before it. It has no effect. */
export function hasMissed(): boolean {
  return (window as PageWindow).hasMissed === true;
}

/** Returns the only file input of a part of the page, besides one of a camera; null if there is none or several. */
export function fileInput(part: Wanted): Element | null {
  const { shownElements: search } = window as PageWindow;
  const inputs = search(part).flatMap((shown) => [
    ...shown.querySelectorAll('input[type="file"]:not([capture])'),
  ]);
  return inputs.length === 1 ? (inputs[0] ?? null) : null;
}
