import fc from 'fast-check';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';

import { strictSchema } from './record-schema.ts';
import {
  cents,
  choice,
  choiceMap,
  choices,
  defineRecord,
  filled,
  flag,
  formatted,
  geo,
  id,
  instant,
  integer,
  line,
  listOfFormatted,
  listOfTexts,
  map,
  nullable,
  optional,
  readBy,
  text,
} from './record.ts';

const record = defineRecord(
  {
    owner: id(),
    name: filled(line(10, { fallback: 'Sem nome' })),
    note: optional(text(20)),
    stars: integer({ min: 1, max: 5 }),
    price: optional(nullable(cents(1000))),
    changedAt: instant(),
    isActive: optional(flag(true)),
    size: optional(choice(['small', 'large'], null)),
    days: optional(choices([0, 1, 2])),
    facts: optional(choiceMap(['dogs', 'view'], ['yes', 'no'])),
    tags: optional(listOfTexts({ maxItems: 2, maxLength: 5, maxTotalLength: 8 })),
    time: optional(formatted('[0-9]{2}:[0-9]{2}', { maxLength: 5 })),
    lines: optional(
      listOfFormatted({ pattern: '[a-z]+', maxItems: 2, parse: (items) => items.map(String) }),
    ),
    place: optional(map({ at: nullable(geo()), label: line(5) })),
    size2: optional(readBy((value) => (value === 'L' ? 'large' : 'small'), line(5))),
  },
  { unreadFields: { searchName: optional(line(10)) } },
);

const valid = {
  owner: 'ana',
  name: 'Praia',
  stars: 5,
  changedAt: new Date(0),
};

describe('the reader of a record', () => {
  it('applies the fallback of every missing field', () => {
    expect(record.read(undefined)).toEqual({
      owner: '',
      name: 'Sem nome',
      note: '',
      stars: 0,
      price: null,
      changedAt: null,
      isActive: true,
      size: null,
      days: [],
      facts: {},
      tags: [],
      time: '',
      lines: [],
      place: { at: null, label: '' },
      size2: 'small',
    });
  });

  it('cleans and shortens texts, and leaves out fields that it does not read', () => {
    const stored = { name: '  Praia\u200b   Mole do Sul', note: 'a\r\nb', searchName: 'praia' };
    expect(record.read(stored)).toMatchObject({ name: 'Praia M', note: 'a\nb' });
    expect(record.read(stored)).not.toHaveProperty('searchName');
  });

  it('reads null for a value that is not a number only where null is allowed', () => {
    expect(record.read({ stars: 'x', price: 'x' })).toMatchObject({ stars: 0, price: null });
  });

  it('reads an unknown choice as the first option only without a fallback', () => {
    const sizes = ['small', 'large'] as const;
    expect(choice(sizes).read('medium')).toBe('small');
    expect(choice(sizes, undefined).read('medium')).toBeUndefined();
  });

  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.anything(),
        fc.dictionary(fc.constantFrom(...Object.keys(record.fields)), fc.anything()),
        (data, fields) => {
          expect(() => [record.read(data), record.read(fields)]).not.toThrow();
        },
      ),
    );
  });
});

describe('the strict parser of a record', () => {
  const schema = strictSchema(record.fields);

  it('cleans texts and gives missing optional fields the fallback of the reader', () => {
    const { output } = safeParse(schema, { ...valid, name: ' Praia\tMole ' });
    expect(output).toEqual({ ...record.read(valid), name: 'Praia Mole' });
  });

  it('accepts an instant as the text of a JSON body', () => {
    const parsed = safeParse(schema, { ...valid, changedAt: '2026-11-26T12:00:00.000Z' });
    expect(parsed.output).toMatchObject({ changedAt: new Date('2026-11-26T12:00:00.000Z') });
  });

  it.each([[[]], [new Date(0)], [null], ['x']])(
    'refuses %j where every field is optional',
    (value) => {
      expect(safeParse(strictSchema({ note: optional(text(5)) }), value).success).toBe(false);
    },
  );

  it.each<[what: string, fields: Record<string, unknown>]>([
    ['an unknown field', { other: 1 }],
    ['a missing field', { stars: undefined }],
    ['a blank text', { name: ' \u200b ' }],
    ['a long text', { name: 'x'.repeat(11) }],
    ['an id with a slash', { owner: 'a/b' }],
    ['a number below the minimum', { stars: 0 }],
    ['a fraction', { stars: 1.5 }],
    ['an unknown choice', { size: 'medium' }],
    ['a list with an unknown choice', { days: [0, 7] }],
    ['a map with an unknown key', { facts: { sauna: 'yes' } }],
    ['a map with an unknown choice', { facts: { dogs: 'maybe' } }],
    ['too many texts', { tags: ['a', 'b', 'c'] }],
    ['texts that are too long together', { tags: ['aaaa', 'bbbbb'] }],
    ['a text in another format', { time: '9:00' }],
    ['a list with a text in another format', { lines: ['a', 'B'] }],
    ['an unknown field in a map', { place: { at: null, label: '', other: 1 } }],
  ])('refuses %s', (_what, fields) => {
    expect(safeParse(schema, valid).success).toBe(true);
    expect(safeParse(schema, { ...valid, ...fields }).success).toBe(false);
  });
});
