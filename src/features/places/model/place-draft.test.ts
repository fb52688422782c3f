import { describe, expect, it } from 'vitest';
import { emptyHours } from '#features/opening-hours/model/hours-draft.ts';
import { aPlaceDraft } from '#support/test-place.ts';
import {
  parseCoordinatePair,
  parseDraftCoordinates,
  emptyPlaceDraft,
  normalizePlaceFields,
  missingFields,
  toPlaceDraft,
  toPlaceFields,
  placeProblems,
} from './place-draft.ts';
import { differingFields } from './place-difference.ts';

describe('place form', () => {
  it('requires five texts that are not blank', () => {
    expect(missingFields({ ...emptyPlaceDraft, city: ' \n\u200b' })).toEqual([
      'title',
      'category',
      'description',
      'address',
      'city',
    ]);
    expect(missingFields(aPlaceDraft())).toEqual([]);
    expect(placeProblems(aPlaceDraft())).toEqual({});
  });

  it('stores address and city as one text and splits it at the last comma', () => {
    const fields = toPlaceFields(aPlaceDraft({ address: ' Rua  A, 100 ', city: 'Palhoça' }));
    expect(fields.location).toBe('Rua A, 100, Palhoça');
    expect(toPlaceDraft(fields)).toMatchObject({ address: 'Rua A, 100', city: 'Palhoça' });
  });

  it('survives a round trip through the stored fields', () => {
    const full = aPlaceDraft({
      latitude: '-27,5969',
      longitude: ' -48.5495 ',
      website: 'bardoze.com.br',
      reservation: { mode: 'request', value: 'left over', tables: 12 },
      hours: { ...emptyHours, mode: 'always' },
      highlightImageIndex: 4,
    });
    const fields = toPlaceFields(full);
    expect(fields).toMatchObject({
      geo: { latitude: -27.5969, longitude: -48.5495 },
      website: 'https://bardoze.com.br/',
      reservation: { mode: 'request', value: '', tables: 12 },
      highlightImageIndex: 0,
    });
    expect(normalizePlaceFields(fields)).toEqual(fields);
    expect(differingFields(normalizePlaceFields(fields), fields)).toEqual([]);
  });

  it('removes bidirectional control characters and line breaks from a title', () => {
    expect(toPlaceFields(aPlaceDraft({ title: 'Bar\u202e do\n Zé' })).title).toBe('Bar do Zé');
  });

  it.each([
    [{ title: 'x'.repeat(300) }, 'title', { kind: 'too-long', excess: 100 }],
    [{ description: 'x'.repeat(10_001) }, 'description', { kind: 'too-long', excess: 1 }],
    [{ address: 'x'.repeat(290) }, 'address', { kind: 'too-long', excess: 5 }],
    [{ neighborhood: 'x'.repeat(101) }, 'neighborhood', { kind: 'too-long', excess: 1 }],
    [{ phone: 'ligue' }, 'phone', { kind: 'invalid' }],
    [{ website: 'javascript:alert(1)' }, 'website', { kind: 'invalid' }],
    [{ latitude: '-27.5' }, 'longitude', { kind: 'invalid' }],
    [{ latitude: '91', longitude: '0' }, 'latitude', { kind: 'invalid' }],
    [{ reservation: { mode: 'whatsapp', value: '' } }, 'reservation', { kind: 'invalid' }],
    [{ reservation: { mode: 'url', value: 'x' } }, 'reservation', { kind: 'invalid' }],
    [
      { reservation: { mode: 'request', value: '', tables: 0 } },
      'reservation',
      { kind: 'invalid' },
    ],
    [
      { reservation: { mode: 'request', value: '', tables: 501 } },
      'reservation',
      { kind: 'invalid' },
    ],
    [{ hours: { ...emptyHours, mode: 'weekly' } }, 'hours', { kind: 'invalid' }],
  ] as const)('reports a problem for %j', (changes, field, problem) => {
    expect(placeProblems({ ...aPlaceDraft(), ...changes })).toEqual({ [field]: problem });
  });

  it('uses the phone of the place for reservations if no other number is given', () => {
    const reservation = { mode: 'whatsapp', value: '' } as const;
    expect(placeProblems(aPlaceDraft({ phone: '(48) 99999-0000', reservation }))).toEqual({});
  });
});

describe('coordinates in the form', () => {
  it.each([
    ['-27.5969, -48.5495', { latitude: '-27.5969', longitude: '-48.5495' }],
    ['-27.5969,-48.5495', { latitude: '-27.5969', longitude: '-48.5495' }],
    ['(-27.5969 -48.5495)', { latitude: '-27.5969', longitude: '-48.5495' }],
    ['-27.5969', null],
    ['-97.5969, -48.5495', null],
    ['Rua A, 10', null],
    [`-27.5969, -48.5495${' '.repeat(100)}`, null],
  ])('%s', (text, pair) => {
    expect(parseCoordinatePair(text)).toEqual(pair);
  });

  it('accept a decimal comma', () => {
    expect(parseDraftCoordinates({ latitude: '-27,5', longitude: '−48,5' })).toEqual({
      latitude: -27.5,
      longitude: -48.5,
    });
    expect(parseDraftCoordinates({ latitude: '1e1', longitude: '0' })).toBeNull();
  });
});
