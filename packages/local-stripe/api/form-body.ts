/** A value of a form-encoded request: texts, lists and maps, nested. */
export type ParamValue = string | ParamValue[] | Params;
export interface Params {
  [name: string]: ParamValue;
}

const FORBIDDEN_NAMES = new Set(['__proto__', 'constructor', 'prototype']);
const MAX_DEPTH = 8;

/**
 * Parses 'a[b][0][c]=text' like Stripe's API. A name in brackets is a key of a map; numbers or empty brackets are
 * positions of a list.
 * @throws RangeError for names that are forbidden (`__proto__`), nested too deeply or contradict each other
 */
export function parseForm(body: string): Params {
  const root: Node = new Map();
  for (const [name, value] of new URLSearchParams(body)) insert(root, pathOf(name), value);
  return toMap(root);
}

type Node = Map<string, Node | string>;

function pathOf(name: string): string[] {
  const [head = '', ...rest] = name.split('[');
  const path = [head, ...rest.map((part) => part.replace(/\]$/, ''))];
  if (path.length > MAX_DEPTH || path.some((part) => FORBIDDEN_NAMES.has(part))) {
    throw new RangeError(`Invalid parameter name: ${name.slice(0, 80)}`);
  }
  return path;
}

function insert(root: Node, path: readonly string[], value: string): void {
  let node = root;
  path.forEach((part, index) => {
    // Empty brackets append to a list.
    const key = part === '' && index > 0 ? String(node.size) : part;
    if (index === path.length - 1) {
      node.set(key, value);
      return;
    }
    const child = node.get(key) ?? new Map<string, Node | string>();
    if (typeof child === 'string') throw new RangeError(`Invalid parameter: ${path.join('.')}`);
    node.set(key, child);
    node = child;
  });
}

function toMap(node: Node): Params {
  return Object.fromEntries([...node].map(([name, child]) => [name, toValue(child)]));
}

function toValue(node: Node | string): ParamValue {
  if (typeof node === 'string') return node;
  const isList = [...node.keys()].every((key) => /^\d+$/.test(key));
  if (!isList) return toMap(node);
  return [...node].sort(([a], [b]) => Number(a) - Number(b)).map(([, child]) => toValue(child));
}
