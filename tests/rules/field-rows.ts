/** Tables of valid and invalid values, field by field. */
import { describe, expect, it } from 'vitest';

import { aCity } from './city.ts';
import { Float, future, past } from './world.ts';
import type { Fields, Plain, Write } from './world.ts';

/** Values of one field of an otherwise valid document. */
export interface FieldRow {
  field: string;
  takes?: readonly Plain[];
  refuses?: readonly Plain[];
  /** True if the document may lack the field. */
  optional?: boolean;
}

export function long(most: number): string {
  return 'x'.repeat(most + 1);
}

/** Returns the row of a text that must not be blank, with a maximum length. */
export function filledText(field: string, most: number): FieldRow {
  return { field, takes: ['x'.repeat(most)], refuses: ['', '   ', long(most), 1, null, ['x']] };
}

export function optionalText(field: string, most: number): FieldRow {
  return { field, takes: ['', 'x'.repeat(most)], refuses: [long(most), 1, ['x']], optional: true };
}

export function list(field: string, most: number): FieldRow {
  const full = Array<Plain>(most).fill('x');
  return { field, takes: [[], full], refuses: [[...full, 'x'], 'x', {}], optional: true };
}

/** Returns the row of a list of texts, with a maximum number of characters in total. */
export function texts(field: string, most: number, characters: number): FieldRow {
  const row = list(field, most);
  const refuses: Plain[] = [['x'.repeat(characters), 'x'], [{ x: 1 }], [['x']]];
  return {
    ...row,
    takes: [...(row.takes ?? []), ['x'.repeat(characters)]],
    refuses: [...(row.refuses ?? []), ...refuses],
  };
}

/** Returns the row of the texts in other languages, with the maximum length of each text. */
export function translations(limits: Readonly<Record<string, number>>): FieldRow {
  const names = Object.keys(limits);
  const textsOf = (value: (most: number) => string): Fields =>
    Object.fromEntries(names.map((name) => [name, value(limits[name] ?? 0)]));
  const longest = textsOf((most) => 'x'.repeat(most));
  const invalid: Plain[] = ['x', null, { unknown: 'x' }];
  for (const name of names) {
    for (const value of [1, null, long(limits[name] ?? 0)]) invalid.push({ [name]: value });
  }
  return {
    field: 'translations',
    takes: [{}, { es: {} }, { es: textsOf(() => ''), en: longest }, { es: longest, en: {} }],
    refuses: [
      ...['x', null, { fr: longest }, { unknown: longest }],
      ...invalid.map((texts) => ({ es: texts })),
      ...invalid.map((texts) => ({ en: texts })),
    ],
    optional: true,
  };
}

export function flag(field: string, optional = false): FieldRow {
  return { field, takes: [true, false], refuses: ['true', 1, null], optional };
}

export function count(field: string, optional = false): FieldRow {
  return { field, takes: [0, 7], refuses: [-1, 1.5, new Float(2), '1', Number.NaN], optional };
}

export function oneOf(field: string, values: readonly string[], optional = false): FieldRow {
  return { field, takes: values, refuses: ['unknown', '', 1, null], optional };
}

export function instant(field: string): FieldRow {
  return { field, refuses: [past, future, '2026-01-01', 1, null] };
}

/**
 * Tests every row twice: in a new document and as a change of a stored one.
 * @param document a valid document, as stored
 */
export function checkFields(
  subject: {
    actor: string;
    path: string;
    document: Fields;
    /** Further writes of the same commit. */
    beside?: Write[];
    /** Fields that only a new document may set. They are not tested as a change. */
    fixed?: readonly string[];
    /** Fields of the stored document that differ before a change. */
    stored?: Fields;
    creates?: boolean;
    updates?: boolean;
  },
  rows: readonly FieldRow[],
): void {
  const { actor, path, document, beside = [], fixed = [] } = subject;
  const createsWith = (fields: Fields): boolean =>
    aCity().mayCommit(actor, { op: 'set', path, fields }, ...beside);
  const updatesTo = (fields: Fields): boolean => {
    const world = aCity();
    const stored: Fields = 'createdAt' in document ? { ...document, createdAt: past } : document;
    world.put(path, { ...stored, updatedAt: past, ...subject.stored });
    const created: Fields = 'createdAt' in fields ? { createdAt: past } : {};
    return world.mayCommit(
      actor,
      { op: 'set', path, fields: { ...fields, ...created } },
      ...beside,
    );
  };
  const attempts: [string, (fields: Fields) => boolean, readonly string[]][] = [];
  if (subject.creates !== false) attempts.push(['a new document', createsWith, []]);
  if (subject.updates !== false) attempts.push(['a changed document', updatesTo, fixed]);

  describe.each(attempts)('%s', (_name, attempt, skipped) => {
    const tried = rows.filter((row) => !skipped.includes(row.field));
    it('is valid with the default fields', () => {
      expect(attempt(document)).toBe(true);
    });

    it('accepts no unknown field', () => {
      expect(attempt({ ...document, unknown: 1 })).toBe(false);
    });

    it.each(tried.map((row) => [row.field, row] as const))('%s', (field, row) => {
      const accepted = (row.takes ?? []).filter((value) =>
        attempt({ ...document, [field]: value }),
      );
      expect(accepted).toEqual(row.takes ?? []);
      const admitted = (row.refuses ?? []).filter((value) =>
        attempt({ ...document, [field]: value }),
      );
      expect(admitted).toEqual([]);
      const { [field]: _absent, ...without } = document;
      expect(attempt(without)).toBe(row.optional === true);
    });
  });
}
