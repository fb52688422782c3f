/** Methods of strings. Reference: rules.String. */
import { compilePattern, replacedAll } from '../patterns.ts';
import { EvalError } from '../outcome.ts';
import { RulesBytes } from '../values.ts';
import { method, methodTable, property } from './table.ts';

function invalidPattern(): EvalError {
  return new EvalError('Invalid regular expression error.');
}

/** Removes leading and trailing spaces and control characters, like Java's trim. */
function trimmed(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && text.charCodeAt(start) <= 0x20) start += 1;
  while (end > start && text.charCodeAt(end - 1) <= 0x20) end -= 1;
  return text.slice(start, end);
}

/** Methods size (in UTF-16 units), lower, upper, trim, toUtf8, matches, split and replace. */
export const stringMethods = methodTable<string>({
  size: property((text) => BigInt(text.length)),
  lower: property((text) => text.toLowerCase()),
  upper: property((text) => text.toUpperCase()),
  trim: property(trimmed),
  toUtf8: property((text) => new RulesBytes(new TextEncoder().encode(text))),
  matches: method(['string'], (text, [pattern]) => {
    if (typeof pattern !== 'string') return undefined;
    return compilePattern(pattern)?.matches(text) ?? invalidPattern();
  }),
  split: method(['string'], (text, [pattern]) => {
    if (typeof pattern !== 'string') return undefined;
    return compilePattern(pattern)?.split(text) ?? invalidPattern();
  }),
  replace: method(['string, string'], (text, [pattern, substitute]) => {
    if (typeof pattern !== 'string' || typeof substitute !== 'string') return undefined;
    const compiled = compilePattern(pattern);
    if (compiled === null) return invalidPattern();
    return replacedAll(text, compiled, substitute) ?? new EvalError('Illegal replacement error.');
  }),
});
