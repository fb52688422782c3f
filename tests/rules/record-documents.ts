/** Documents of a record, valid and near the limits of each field. */
import fc from 'fast-check';

import { RulesLatLng, RulesTimestamp } from '@guia-da-ilha/local-firebase/rules/values';

import type { Field, FieldCheck, FieldSet } from '#shared/record/record.ts';

import type { Plain } from './world.ts';

/** A point, which the rules see as a GeoPoint and the strict parser as a map. */
class Point {
  readonly latitude = -27.6;
  readonly longitude = -48.5;
}

/** Values as the strict parser sees them; toPlain() converts them for the rules. */
export type Document = Readonly<Record<string, unknown>>;

/** Converts a document to the values of the rules. */
export function toPlain(value: unknown): Plain {
  if (value instanceof Date) return new RulesTimestamp(BigInt(value.getTime()) / 1000n, 0);
  if (value instanceof Point) return new RulesLatLng(value.latitude, value.longitude);
  if (Array.isArray(value)) return value.map(toPlain);
  if (typeof value !== 'object' || value === null) return value as Plain;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, toPlain(field)]));
}

/** Returns a valid document with all fields. */
export function validDocument(fields: FieldSet): Document {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { check }]) => [name, validValue(check)]),
  );
}

/** Returns documents that differ from a valid one in one field, which is missing or has a value near its limits. */
export function documentsNearLimits(fields: FieldSet): Document[] {
  const valid = validDocument(fields);
  const checkedFields = Object.entries(fields).filter(([, field]) => !field.isCheckedByRule);
  const changed = checkedFields.flatMap(([name, field]) => {
    const { [name]: _removed, ...others } = valid;
    return [others, ...valuesOf(field).map((value) => ({ ...valid, [name]: value }))];
  });
  return [valid, { ...valid, unknownField: 1 }, ...changed];
}

/** Documents in which several fields may differ from a valid one. */
export function arbitraryDocument(fields: FieldSet): fc.Arbitrary<Document> {
  const missing = Symbol('missing');
  const values = Object.entries(fields).map(([name, field]) => {
    const others = field.isCheckedByRule ? [] : [missing, ...valuesOf(field)];
    return fc
      .oneof(
        { weight: 6, arbitrary: fc.constant<unknown>(validValue(field.check)) },
        { weight: 1, arbitrary: fc.constantFrom<unknown>(validValue(field.check), ...others) },
      )
      .map((value) => [name, value] as const);
  });
  return fc
    .tuple(...values)
    .map((entries) => Object.fromEntries(entries.filter(([, value]) => value !== missing)));
}

/** Values of other types. */
const otherTypes: unknown[] = [
  ...[null, true, 7, 1.5, 'x'],
  ...[['x'], [7], [true], [['x']], [{ x: 1 }], { x: 1 }],
];

function valuesOf({ check }: Field<unknown>): unknown[] {
  return [...otherTypes, new Date(0), new Point(), ...valuesNearLimits(check)];
}

function validValue(check: FieldCheck): unknown {
  switch (check.kind) {
    case 'text':
      return 'x';
    case 'formatted':
      return sampleMatch(check.pattern);
    case 'integer':
      return check.min;
    case 'instant':
      return new Date(0);
    case 'flag':
      return true;
    case 'choice':
      return check.options[0];
    case 'choices':
      return [...check.options];
    case 'choice-map':
      return Object.fromEntries(check.keys.map((key) => [key, check.options[0]]));
    case 'texts':
      return ['x'];
    case 'lines':
      return Array.from({ length: Math.max(1, check.minItems) }, () => sampleMatch(check.pattern));
    case 'map':
      return validDocument(check.fields);
    case 'geo':
      return new Point();
  }
}

function valuesNearLimits(check: FieldCheck): unknown[] {
  switch (check.kind) {
    case 'text':
      return textsNear(check.maxLength);
    case 'formatted':
      return [
        '',
        ...textsNear(check.maxLength ?? 0),
        ...(check.maxLength === null ? [] : stretchedMatches(check.pattern, check.maxLength)),
        ...matchesNearRepeats(check.pattern),
      ];
    case 'integer': {
      const limits = check.max === null ? [check.min] : [check.min, check.max];
      return limits.flatMap((limit) => [limit - 1, limit, limit + 1]);
    }
    case 'instant':
    case 'flag':
    case 'geo':
      return [false, ''];
    case 'choice':
      return [...check.options, '', 'unknown', `${check.options[0]}x`];
    case 'choices':
      return [
        [],
        ...check.options.map((option) => [option]),
        [...check.options, check.options[0]],
        ['unknown'],
        [...check.options.slice(1), 'unknown'],
      ];
    case 'choice-map': {
      const [first = '', ...others] = check.keys;
      return [
        {},
        ...check.keys.map((key) => ({ [key]: check.options[0] })),
        ...[...check.options, 'unknown', null, 1].map((option) => ({ [first]: option })),
        Object.fromEntries([...others, 'unknown'].map((key) => [key, check.options[0]])),
      ];
    }
    case 'texts': {
      const { maxItems, maxTotalLength } = check;
      const items = [maxItems - 1, maxItems, maxItems + 1].map((length) =>
        Array<string>(length).fill('x'),
      );
      const lengths = [maxTotalLength - 1, maxTotalLength, maxTotalLength + 1];
      return [[], ...items, ...lengths.map((length) => ['x'.repeat(length - 1), 'x'])];
    }
    case 'lines': {
      const { pattern, minItems, maxItems, maxTotalLength } = check;
      const valid = sampleMatch(pattern);
      const counts = [minItems - 1, minItems, minItems + 1, maxItems - 1, maxItems, maxItems + 1];
      const lists = counts
        .filter((count) => count >= 0)
        .map((count) => Array<string>(count).fill(valid));
      const stretched =
        maxTotalLength === null ? [] : stretchedMatches(pattern, maxTotalLength - valid.length - 2);
      return [
        ...lists,
        [''],
        ...matchesNearRepeats(pattern).flatMap((item) => [[item], [valid, item]]),
        ...stretched.map((item) => [valid, item]),
      ];
    }
    case 'map':
      return documentsNearLimits(check.fields);
  }
}

/** Cleaned texts around a length, with characters of one and of two UTF-16 units. */
function textsNear(length: number): string[] {
  const lengths = [length - 1, length, length + 1].filter((size) => size >= 0);
  return [
    ...['', ' ', '\n\t '],
    ...lengths.map((size) => 'x'.repeat(size)),
    ...lengths.map((size) => '🏖'.repeat(Math.floor(size / 2)) + 'x'.repeat(size % 2)),
  ];
}

/** Matches whose length is around the limit: a pattern with a total limit ends in a part that may be repeated. */
function stretchedMatches(pattern: string, length: number): string[] {
  const unlimited = fc
    .sample(fc.stringMatching(wholePattern(pattern), { maxLength: 30 }), { numRuns: 50, seed: 1 })
    .find((sample) => wholePattern(pattern).test(`${sample}${'x'.repeat(100)}`));
  if (unlimited === undefined) return [];
  return [length - 1, length, length + 1].map(
    (size) => unlimited + 'x'.repeat(Math.max(0, size - unlimited.length)),
  );
}

/** Texts in which one repeat of the pattern occurs as often as its limits, and once more or less. */
function matchesNearRepeats(pattern: string): string[] {
  const repeats = [...pattern.matchAll(/\{(\d+)(?:,(\d+))?\}/g)];
  const variants = repeats.flatMap(({ 0: repeat, 1: least = '', 2: most = least, index }) =>
    [Number(least) - 1, Number(least), Number(most), Number(most) + 1]
      .filter((count) => count >= 0)
      .map(
        (count) => `${pattern.slice(0, index)}{${count}}${pattern.slice(index + repeat.length)}`,
      ),
  );
  return [pattern, ...variants].flatMap((variant) => sampleMatches(variant));
}

function sampleMatches(pattern: string): string[] {
  return fc
    .sample(fc.stringMatching(wholePattern(pattern)), { numRuns: 12, seed: 1 })
    .filter((sample) => !sample.includes('\n'));
}

/** Returns the shortest match found that is not empty. */
function sampleMatch(pattern: string): string {
  const isMatch = wholePattern(pattern);
  const [shortest = ''] = matchesNearRepeats(pattern)
    .filter((sample) => sample !== '' && isMatch.test(sample))
    .sort((a, b) => a.length - b.length);
  return shortest;
}

function wholePattern(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`, 'u');
}
