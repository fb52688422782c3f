/** RE2 patterns, compiled once each. */
import { RE2JS } from 're2js';

const maximumCached = 500;
const maximumPatternLength = 10_000;
const compiled = new Map<string, RE2JS | null>();

/** The compiled pattern, or null when RE2 cannot express it. */
export function compilePattern(pattern: string): RE2JS | null {
  const known = compiled.get(pattern);
  if (known !== undefined) return known;
  let result: RE2JS | null = null;
  if (pattern.length <= maximumPatternLength) {
    try {
      result = RE2JS.compile(pattern);
    } catch {
      // Refused by RE2: the callers report it, at load or as an evaluation error.
      result = null;
    }
  }
  if (compiled.size >= maximumCached) compiled.clear();
  compiled.set(pattern, result);
  return result;
}
