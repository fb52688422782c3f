import { describe, expect, it } from 'vitest';

import { RulesLatLng } from '@guia-da-ilha/local-firebase/rules/values';

import { placeFactNames } from '#features/places/model/place-options.ts';

import { rulesSources } from '../project-rules.ts';
import type { Fields, Plain } from '../world.ts';

import { managerUnder } from './manager-change.ts';

/** The rule for the description of places. */
const rule = 'allow update: if (isSuperAdmin() || describesPlace())';

/** Every field that a manager may write, in the format of the app. */
const everyField: Fields = {
  title: 'Outro nome',
  description: 'Outra descrição.',
  location: 'Rua Nova, 10, Florianópolis',
  image: '',
  images: Array.from(
    { length: 8 },
    (_, at) => `/uploads/places/own1/${at}.webp#1600x1067;320,640,828,1280;a1b2c3`,
  ),
  highlightImageIndex: 7,
  category: 'cat2',
  price: 'Premium',
  phone: '(48) 2000-0001',
  website: 'https://example.com/',
  hours: {
    periods: Array<Plain>(21).fill('5 18:00-6 02:00'),
    exceptions: Array<Plain>(60).fill('2026-12-31 10:00-14:00,18:00-02:00 Véspera'),
    note: 'Cozinha até as 22h.',
  },
  amenities: Array.from({ length: 20 }, (_, at) => `Comodidade ${at}`),
  facts: Object.fromEntries(placeFactNames.map((name) => [name, 'partly'])),
  translations: { es: { description: 'Otra' }, en: { description: 'Another' } },
  geo: new RulesLatLng(-27.6, -48.5),
  neighborhood: 'Centro',
  searchTitle: 'outro nome',
  reservation: { mode: 'whatsapp', value: '(48) 2000-0001' },
  auditId: 'entry1',
};

/** Returns the largest number up to `most` that passes, by binary search. All smaller ones pass too. */
function largest(most: number, passes: (size: number) => boolean): number {
  let found = -1;
  for (let step = 2 ** Math.ceil(Math.log2(most)); step >= 1; step /= 2) {
    if (found + step <= most && passes(found + step)) found += step;
  }
  return found;
}

describe('a manager’s full save', () => {
  const source = rulesSources['firestore.rules'];

  it('leaves room within the limit of a thousand evaluated expressions per request', () => {
    expect(source).toContain(rule);
    const room = largest(1000, (padding) => {
      const literals = Array(padding).fill('1').join(', ');
      const padded = `allow update: if [${literals}].size() >= 0 && (isSuperAdmin() || describesPlace())`;
      return managerUnder(source.replace(rule, padded))(everyField);
    });
    // The list itself, size(), >=, 0 and && are five expressions.
    expect(room).toBeGreaterThanOrEqual(200);
  });

  // Three bytes each: the maximum for a character that counts as one.
  const filler = (size: number) => 'あ'.repeat(size);
  const hours = (changes: Fields) => ({
    hours: { periods: [], exceptions: [], note: '', ...changes },
  });
  const text = (name: string): [string, (size: number) => Fields] => [
    name,
    (size) => ({ [name]: filler(size) }),
  ];
  /** Everything that can be enlarged, by its size in characters. The search returns -1 if no size passes. */
  const stretched: [what: string, fields: (size: number) => Fields, group?: string][] = [
    text('title'),
    text('description'),
    text('location'),
    text('category'),
    text('phone'),
    text('website'),
    text('neighborhood'),
    text('searchTitle'),
    text('auditId'),
    [
      'translations',
      (size) => ({
        translations: { es: { description: filler(size) }, en: { description: filler(size) } },
      }),
    ],
    ['amenities', (size) => ({ amenities: [filler(size)] })],
    [
      'the value of a reservation',
      (size) => ({ reservation: { mode: 'url', value: filler(size) } }),
    ],
    ['an image address', (size) => ({ images: [`/${filler(size)}`] }), 'images'],
    [
      'an image in an old format',
      (size) => ({ images: [{ url: '/a', x: filler(size) }] }),
      'images',
    ],
    ['hours as a string', (size) => ({ hours: filler(size) }), 'hours'],
    ['a period', (size) => hours({ periods: [filler(size)] }), 'hours'],
    ['a period in an old format', (size) => hours({ periods: [{ x: filler(size) }] }), 'hours'],
    [
      'an exception in an old format',
      (size) => hours({ exceptions: [{ x: filler(size) }] }),
      'hours',
    ],
    [
      'the label of an exception, with all periods and a note',
      (size) =>
        hours({
          periods: Array<Plain>(21).fill('1 18:00-2 02:00'),
          exceptions: [`2026-12-25 closed ${filler(size)}`],
          note: filler(500),
        }),
      'hours',
    ],
  ];

  it('stores at most 100 kB of the 1 MiB document limit, for any content', () => {
    const passes = managerUnder(source);
    const bytes = (fields: Fields) => Buffer.byteLength(JSON.stringify(fields));
    const found = stretched.map(([what, fields, group = what]) => {
      const size = largest(300_000, (characters) => passes(fields(characters)));
      return { group, fields: size < 0 ? {} : fields(size) };
    });
    const best = new Map<string, Fields>();
    for (const { group, fields } of found) {
      if (bytes(fields) > bytes(best.get(group) ?? {})) best.set(group, fields);
    }
    const whole = [...best.values()].reduce((all, some) => ({ ...all, ...some }), everyField);
    expect(bytes(whole)).toBeLessThanOrEqual(100_000);
    expect(passes(whole)).toBe(true);
  });
});
