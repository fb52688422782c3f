/** Writes answered rule cases as JSON and reads them back, with the type of every value. */
import type { RulesMap } from '@guia-da-ilha/local-firebase/rules/contract';
import { RulesLatLng, RulesTimestamp } from '@guia-da-ilha/local-firebase/rules/values';

import type { AnsweredCase } from './project-rules.ts';

/** Encodes types that JSON lacks as ['kind', ...parts]. Plain lists start with 'list'. */
function encode(value: unknown): unknown {
  if (typeof value === 'bigint') return ['int', String(value)];
  if (typeof value === 'number') return ['float', Object.is(value, -0) ? '-0' : String(value)];
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof RulesTimestamp) return ['time', String(value.seconds), value.nanos];
  if (value instanceof RulesLatLng) return ['geo', value.latitude, value.longitude];
  if (value instanceof Map) {
    return ['map', ...[...(value as RulesMap)].map(([key, item]) => [key, encode(item)])];
  }
  if (Array.isArray(value)) return ['list', ...value.map(encode)];
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, encode(item)]));
}

function decode(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, decode(item)]));
  }
  const [kind, ...parts] = value as [string, ...unknown[]];
  switch (kind) {
    case 'int':
      return BigInt(parts[0] as string);
    case 'float':
      return Number(parts[0]);
    case 'time':
      return new RulesTimestamp(BigInt(parts[0] as string), parts[1] as number);
    case 'geo':
      return new RulesLatLng(parts[0] as number, parts[1] as number);
    case 'map':
      return new Map((parts as [string, unknown][]).map(([key, item]) => [key, decode(item)]));
    case 'list':
      return parts.map(decode);
    default:
      throw new Error(`Unknown kind of value '${kind}'.`);
  }
}

/** Returns one line of JSON per case. */
export function encodeCases(cases: readonly AnsweredCase[]): string {
  return cases.map((answered) => JSON.stringify(encode(answered))).join('\n');
}

/** @param text the output of encodeCases */
export function decodeCases(text: string): AnsweredCase[] {
  return text.split('\n').map((line) => decode(JSON.parse(line)) as AnsweredCase);
}
