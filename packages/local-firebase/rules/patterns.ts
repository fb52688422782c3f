/** RE2 patterns, with a cache of compiled patterns. */
import { RE2JS } from 're2js';
import { maximumTextLength } from './sizes.ts';

const maximumCached = 500;
const maximumPatternLength = 10_000;
const compiled = new Map<string, RE2JS | null>();

/** Returns the compiled pattern, or null when RE2 does not support it. */
export function compilePattern(pattern: string): RE2JS | null {
  const known = compiled.get(pattern);
  if (known !== undefined) return known;
  let result: RE2JS | null = null;
  if (pattern.length <= maximumPatternLength) {
    try {
      result = RE2JS.compile(pattern);
    } catch {
      // RE2 refuses the pattern. The callers report it at load or as an evaluation error.
      result = null;
    }
  }
  if (compiled.size >= maximumCached) compiled.clear();
  compiled.set(pattern, result);
  return result;
}

/**
 * Replaces every match. In the substitute `$1` and `${name}` refer to groups, and `\$` is a literal dollar.
 * @returns null when the substitute is malformed or names a missing group, or the result is too long
 */
export function replacedAll(text: string, pattern: RE2JS, substitute: string): string | null {
  const pieces = templateOf(substitute, pattern);
  if (pieces === null) return null;
  const matcher = pattern.matcher(text);
  let result = '';
  let copied = 0;
  while (matcher.find()) {
    result += text.slice(copied, matcher.start());
    for (const piece of pieces) {
      result += typeof piece === 'string' ? piece : (matcher.group(piece.group) ?? '');
    }
    copied = matcher.end();
    if (result.length > maximumTextLength) return null;
  }
  return result + text.slice(copied);
}

type Template = (string | { group: number })[];

/** Parses a substitute like Java's regular expressions; returns null when it is malformed. */
function templateOf(substitute: string, pattern: RE2JS): Template | null {
  const pieces: Template = [];
  const names = pattern.namedGroups();
  const groups = pattern.groupCount();
  for (let rest = substitute; rest !== '';) {
    const plain = /^(?:[^\\$]|\\[^])+/.exec(rest)?.[0];
    const name = /^\$\{([A-Za-z][A-Za-z0-9]*)\}/.exec(rest);
    if (plain !== undefined) {
      pieces.push(plain.replace(/\\([^])/g, '$1'));
      rest = rest.slice(plain.length);
    } else if (name !== null) {
      const group = names[name[1] ?? ''];
      if (group === undefined) return null;
      pieces.push({ group });
      rest = rest.slice(name[0].length);
    } else {
      const digits = groupDigits(rest, groups);
      if (digits === null) return null;
      pieces.push({ group: Number(digits) });
      rest = rest.slice(1 + digits.length);
    }
  }
  return pieces;
}

/** Returns the longest sequence of digits after `$` that is the number of a group. */
function groupDigits(rest: string, groups: number): string | null {
  const digits = /^\$([0-9]+)/.exec(rest)?.[1];
  if (digits === undefined) return null;
  let length = 1;
  while (length < digits.length && Number(digits.slice(0, length + 1)) <= groups) length += 1;
  const chosen = digits.slice(0, length);
  return Number(chosen) <= groups ? chosen : null;
}
