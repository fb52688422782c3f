/** Plain JSON, as the test API carries it, to and from values of the language. */
import { RulesTimestamp } from './values.ts';
import type { RulesValue } from './values.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether JSON is an object: not null, not a list. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const maximumDepth = 100;

/** 1 is an int, 1.5 a float; a string stays a string. Too deep a nesting reads as null. */
export function valueOfJson(json: unknown, depth = 0): RulesValue {
  if (depth > maximumDepth) return null;
  switch (typeof json) {
    case 'boolean':
    case 'string':
      return json;
    case 'number':
      return Number.isInteger(json) ? BigInt(json) : json;
    case 'object':
      break;
    default:
      return null;
  }
  if (json === null) return null;
  if (Array.isArray(json)) return json.map((item: unknown) => valueOfJson(item, depth + 1));
  return new Map(Object.entries(json).map(([key, value]) => [key, valueOfJson(value, depth + 1)]));
}

/** An RFC 3339 instant with up to nine digits of a second; null when the text is none. */
export function parseTimestamp(text: string): RulesTimestamp | null {
  const parts =
    /^(\d{4}-\d{2}-\d{2})[Tt](\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?([Zz]|[+-]\d{2}:\d{2})$/.exec(text);
  if (parts === null) return null;
  const [, date = '', time = '', fraction = '', zone = ''] = parts;
  const millis = Date.parse(`${date}T${time}${zone.toUpperCase()}`);
  if (Number.isNaN(millis)) return null;
  return new RulesTimestamp(BigInt(millis / 1000), Number(fraction.padEnd(9, '0')));
}
