/** Converts plain JSON of the test API to and from values of the rules language. */
import { isList } from './equality.ts';
import { fitsInt } from './integers.ts';
import { textOf } from './methods/conversions.ts';
import { EvalError } from './outcome.ts';
import type { EvaluationOutcome } from './outcome.ts';
import { isSymbolic } from './partly-known.ts';
import { typeNameOf } from './type-names.ts';
import { RulesSet, RulesTimestamp } from './values.ts';
import type { RulesValue } from './values.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

/** Returns whether JSON is an object: not null, not a list. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const maximumDepth = 100;

/**
 * Converts JSON to a value: 1 is an int, 1.5 a float; a string stays a string. Values nested too deeply become null.
 */
export function valueOfJson(json: unknown, depth = 0): RulesValue {
  if (depth > maximumDepth) return null;
  switch (typeof json) {
    case 'boolean':
    case 'string':
      return json;
    case 'number':
      return Number.isInteger(json) && fitsInt(BigInt(json)) ? BigInt(json) : json;
    case 'object':
      break;
    default:
      return null;
  }
  if (json === null) return null;
  if (Array.isArray(json)) return json.map((item: unknown) => valueOfJson(item, depth + 1));
  return new Map(Object.entries(json).map(([key, value]) => [key, valueOfJson(value, depth + 1)]));
}

/**
 * Maximum number of reported parts of one value. A limit on depth is not enough, since lists and maps may contain the
 * same value many times.
 */
const maximumParts = 10_000;

/**
 * Converts the result of an expression to JSON: numbers, texts, lists and maps directly, a set as a list, a path as
 * text, an error as its message, other values as the name of their type. Each part above the limit becomes '...'.
 */
export function jsonOf(value: EvaluationOutcome, budget = { parts: maximumParts }): unknown {
  budget.parts -= 1;
  if (budget.parts < 0) return '...';
  if (value instanceof EvalError) return `error: ${value.message}`;
  if (isSymbolic(value)) return 'constraint';
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'bigint') {
    return Number.isSafeInteger(Number(value)) ? Number(value) : `${value}`;
  }
  if (typeof value === 'number') return Number.isFinite(value) ? value : textOf(value);
  if (value instanceof Map) {
    return Object.fromEntries([...value].map(([key, inner]) => [key, jsonOf(inner, budget)]));
  }
  const items = value instanceof RulesSet ? value.elements : isList(value) ? value : null;
  if (items !== null) return items.map((item) => jsonOf(item, budget));
  return textOf(value) ?? typeNameOf(value);
}

/** Parses an RFC 3339 instant with up to nine fraction digits; returns null for any other text. */
export function parseTimestamp(text: string): RulesTimestamp | null {
  const parts =
    /^(\d{4}-\d{2}-\d{2})[Tt](\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?([Zz]|[+-]\d{2}:\d{2})$/.exec(text);
  if (parts === null) return null;
  const [, date = '', time = '', fraction = '', zone = ''] = parts;
  const millis = Date.parse(`${date}T${time}${zone.toUpperCase()}`);
  if (Number.isNaN(millis)) return null;
  return new RulesTimestamp(BigInt(millis / 1000), Number(fraction.padEnd(9, '0')));
}
