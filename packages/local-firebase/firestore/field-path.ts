import { invalidArgument } from './errors.ts';
import type { FirestoreError } from './errors.ts';
import { compareUtf8 } from './value-order.ts';
import { isMap } from './value.ts';
import type { Value, ValueMap } from './value.ts';

/** A field path split into names: 'a.`b.c`' is ['a', 'b.c']. */
export type FieldPath = readonly string[];

/** The pseudo-field for the document's name. */
export const nameField = '__name__';

const simpleName = /^[A-Za-z_][A-Za-z_0-9]*$/;
/**
 * Maximum length in bytes of the unquoted names of a path with dots in between, from the public quota table. The quoted
 * text may be longer.
 */
const maxPathBytes = 1500;

/**
 * Parses the text form of a field path: simple names, or names in backticks with `\\` and `` \` `` escaped.
 * @throws FirestoreError INVALID_ARGUMENT when malformed
 */
export function parseFieldPath(text: unknown): FieldPath {
  if (typeof text !== 'string' || text === '') {
    throw invalidArgument(`Invalid field path: ${JSON.stringify(text)}`);
  }
  if (text.length > maxPathBytes * 4) throw tooLong();
  const names = namesOf(text);
  if (text.length * 3 > maxPathBytes && Buffer.byteLength(names.join('.')) > maxPathBytes) {
    throw tooLong();
  }
  return names;
}

function tooLong(): FirestoreError {
  return invalidArgument(`A field path is longer than ${maxPathBytes} bytes.`);
}

function namesOf(text: string): FieldPath {
  if (!text.includes('`')) {
    const names = text.split('.');
    if (!names.every((name) => simpleName.test(name))) throw invalidPath(text);
    return names;
  }
  return parseQuoted(text);
}

function parseQuoted(text: string): FieldPath {
  const names: string[] = [];
  let position = 0;
  for (;;) {
    let name = '';
    if (text[position] === '`') {
      position++;
      while (position < text.length && text[position] !== '`') {
        if (text[position] === '\\') position++;
        name += text[position] ?? '';
        position++;
      }
      if (text[position] !== '`' || name === '') throw invalidPath(text);
      position++;
    } else {
      const end = text.indexOf('.', position);
      name = end < 0 ? text.slice(position) : text.slice(position, end);
      if (!simpleName.test(name)) throw invalidPath(text);
      position += name.length;
    }
    names.push(name);
    if (position === text.length) return names;
    if (text[position] !== '.') throw invalidPath(text);
    position++;
  }
}

function invalidPath(text: string): FirestoreError {
  return invalidArgument(
    `Invalid property path "${text.slice(0, 200)}". Unquoted property names must match ${simpleName.source}; others are quoted with backticks.`,
  );
}

export function formatFieldPath(path: FieldPath): string {
  return path
    .map((name) =>
      simpleName.test(name) ? name : `\`${name.replaceAll('\\', '\\\\').replaceAll('`', '\\`')}\``,
    )
    .join('.');
}

export function isNameField(path: FieldPath): boolean {
  return path.length === 1 && path[0] === nameField;
}

/** Compares field paths lexicographically, name by name. */
export function compareFieldPaths(a: FieldPath, b: FieldPath): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const order = compareUtf8(a[i]!, b[i]!);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/** Returns the value at a path, or undefined if a name of the path is missing. */
export function valueAt(fields: ValueMap, path: FieldPath): Value | undefined {
  if (path.length === 1) return fields.get(path[0]!);
  let value: Value | undefined = fields;
  for (const name of path) {
    if (!isMap(value)) return undefined;
    value = value.get(name);
  }
  return value;
}

/** Returns a copy with the value set at the path, creating missing maps. The value undefined removes the field. */
export function withValueAt(fields: ValueMap, path: FieldPath, value: Value | undefined): ValueMap {
  const [name, ...rest] = path;
  if (name === undefined) return fields;
  const copy = new Map(fields);
  if (rest.length === 0) {
    if (value === undefined) copy.delete(name);
    else copy.set(name, value);
    return copy;
  }
  const child = fields.get(name);
  if (value === undefined && !isMap(child)) return fields;
  copy.set(name, withValueAt(isMap(child) ? child : new Map<string, Value>(), rest, value));
  return copy;
}
