/** Reads quoted literals: strings 'a' and bytes b'a', with their escapes. */
import type { SourceSpan } from './ast.ts';
import { RulesSyntaxError } from './syntax-error.ts';

/** Converts offsets to a position, for errors. */
type SpanOf = (start: number, end: number) => SourceSpan;

const escapes = new Map([
  ['\\', '\\'],
  ["'", "'"],
  ['"', '"'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['/', '/'],
]);

/**
 * Reads the string whose opening quote is at `start`.
 * @returns its decoded text and the offset after its closing quote
 * @throws RulesSyntaxError when it does not end on its line, or contains an unknown escape
 */
export function scanString(
  source: string,
  start: number,
  spanOf: SpanOf,
): { text: string; end: number } {
  const quote = source.charAt(start);
  let offset = start + 1;
  let text = '';
  for (;;) {
    const character = source.charAt(offset);
    if (character === '' || character === '\n') {
      throw new RulesSyntaxError(
        `Unterminated string: expected ${quote}.`,
        spanOf(start, offset),
        quote,
      );
    }
    offset += 1;
    if (character === quote) return { text, end: offset };
    if (character !== '\\') {
      text += character;
      continue;
    }
    const escape = source.charAt(offset);
    const decoded = escapes.get(escape);
    if (decoded === undefined) {
      throw new RulesSyntaxError(
        `Unknown escape '\\${escape}' in a string.`,
        spanOf(offset - 1, Math.min(offset + 1, source.length)),
        '\\\\ \\\' \\" \\n \\r \\t \\/',
      );
    }
    offset += 1;
    text += decoded;
  }
}

/**
 * Reads the bytes whose opening quote is at `start`, after their `b`. Characters are encoded as UTF-8; `\xHH` and
 * `\OOO` are one byte each.
 * @returns the bytes and the offset after the closing quote
 * @throws RulesSyntaxError when the literal does not end on its line, or contains an unknown escape
 */
export function scanBytes(
  source: string,
  start: number,
  spanOf: SpanOf,
): { bytes: Uint8Array; end: number } {
  const quote = source.charAt(start);
  const bytes: number[] = [];
  const encoder = new TextEncoder();
  let offset = start + 1;
  for (;;) {
    const rest = source.slice(offset, offset + 4);
    const escape = /^\\x([0-9a-fA-F]{2})/.exec(rest) ?? /^\\([0-3][0-7]{2})/.exec(rest);
    if (escape?.[1] !== undefined) {
      bytes.push(Number.parseInt(escape[1], rest.charAt(1) === 'x' ? 16 : 8));
      offset += escape[0].length;
      continue;
    }
    const character = String.fromCodePoint(source.codePointAt(offset) ?? 10);
    if (character === '\n' || offset >= source.length) {
      throw new RulesSyntaxError(
        `Unterminated bytes literal: expected ${quote}.`,
        spanOf(start - 1, offset),
        quote,
      );
    }
    if (character === '\\') {
      const decoded = escapes.get(source.charAt(offset + 1));
      if (decoded === undefined) {
        throw new RulesSyntaxError(
          'Unknown escape in a bytes literal.',
          spanOf(offset, Math.min(offset + 2, source.length)),
          '\\xHH or \\OOO',
        );
      }
      bytes.push(...encoder.encode(decoded));
      offset += 2;
      continue;
    }
    offset += character.length;
    if (character === quote) return { bytes: Uint8Array.from(bytes), end: offset };
    bytes.push(...encoder.encode(character));
  }
}
