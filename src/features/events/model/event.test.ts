import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { toEvent } from './event.ts';
import { maxEventDates, maxEventTitleLength } from './event-options.ts';
import { storedPictures } from '#features/pictures/model/stored-place-images.ts';

const id = 'event1';
const night = 'k1 2026-11-28T01:00Z/2026-11-28T06:00Z scheduled';
const later = 'k2 2026-12-05T01:00Z/2026-12-05T06:00Z sold_out';

const stored = {
  placeId: 'place1',
  title: 'Roda de samba',
  description: 'No deque.',
  images: ['/uploads/places/place1/a.webp#1600x1000;320,640;a1b2c3'],
  dates: [night, later],
  lastAt: new Date('2026-12-05T06:00:00Z'),
  priceCents: 2000,
  ticketUrl: 'https://ingressos.example.com/samba',
  ageLimit: 18,
  access: ['wheelchair'],
  isActive: true,
  createdBy: 'ana',
  revision: 3,
  createdAt: new Date('2026-11-01T12:00:00Z'),
  updatedAt: new Date('2026-11-02T12:00:00Z'),
};

describe('a stored event', () => {
  it('is read with all its fields', () => {
    expect(toEvent(id, stored)).toMatchObject({
      id,
      placeId: 'place1',
      title: 'Roda de samba',
      dates: [
        { key: 'k1', startsAt: new Date('2026-11-28T01:00:00Z'), status: 'scheduled' },
        { key: 'k2', endsAt: new Date('2026-12-05T06:00:00Z'), status: 'sold_out' },
      ],
      lastAt: new Date('2026-12-05T06:00:00Z'),
      priceCents: 2000,
      ticketUrl: 'https://ingressos.example.com/samba',
      ageLimit: 18,
      access: ['wheelchair'],
      isActive: true,
      revision: 3,
    });
    expect(toEvent(id, stored).images[0]).toMatchObject({ width: 1600, colour: '#a1b2c3' });
  });

  it('is empty and hidden if nothing is stored', () => {
    for (const nothing of [undefined, null, 7, 'x', [], {}]) {
      expect(toEvent(id, nothing)).toEqual({
        id,
        placeId: '',
        title: '',
        description: '',
        translations: {},
        images: [],
        dates: [],
        lastAt: null,
        priceCents: null,
        ticketUrl: '',
        ageLimit: null,
        access: [],
        isActive: false,
        createdBy: '',
        revision: 0,
        createdAt: null,
        updatedAt: null,
      });
    }
  });

  it('sorts its dates, drops invalid ones and keeps the first date of each key', () => {
    const again = night.replace('scheduled', 'cancelled');
    const { dates } = toEvent(id, { ...stored, dates: [later, 'x', 7, night, again] });
    expect(dates.map(({ key, status }) => [key, status])).toEqual([
      ['k1', 'scheduled'],
      ['k2', 'sold_out'],
    ]);
  });

  it('derives lastAt from its dates and ignores the stored value', () => {
    const long = 'k3 2026-11-27T12:00Z/2026-12-20T12:00Z scheduled';
    const event = toEvent(id, { ...stored, dates: [...stored.dates, long], lastAt: 'x' });
    expect(event.dates.map(({ key }) => key)).toEqual(['k3', 'k1', 'k2']);
    expect(event.lastAt).toEqual(new Date('2026-12-20T12:00:00Z'));
  });

  it('is limited in its number of dates and images', () => {
    const many = Array.from({ length: 200 }, (_, at) => night.replace('k1', `k${at}`));
    const event = toEvent(id, { ...stored, dates: many, images: Array(20).fill('/a.webp') });
    expect(event.dates).toHaveLength(maxEventDates);
    expect(event.images).toHaveLength(storedPictures.check.maxItems);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil', 'https://', ''])(
    'ignores the ticket URL %j',
    (ticketUrl) => {
      expect(toEvent(id, { ...stored, ticketUrl }).ticketUrl).toBe('');
    },
  );

  it.each([19, '18', true, null])('ignores the age limit %j', (ageLimit) => {
    expect(toEvent(id, { ...stored, ageLimit }).ageLimit).toBeNull();
  });

  it('is free only if its price is stored as 0', () => {
    expect(toEvent(id, { ...stored, priceCents: 0 }).priceCents).toBe(0);
    expect(toEvent(id, { ...stored, priceCents: null }).priceCents).toBeNull();
    expect(toEvent(id, { ...stored, priceCents: 'grátis' }).priceCents).toBeNull();
  });

  it('never causes an error, whatever is stored', () => {
    const odd = fc.record(
      Object.fromEntries(Object.keys(stored).map((field) => [field, fc.anything()])),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(odd, (fields) => {
        const event = toEvent(id, fields);
        expect(event.dates.length).toBeLessThanOrEqual(maxEventDates);
        expect(event.title.length).toBeLessThanOrEqual(maxEventTitleLength);
        expect(event.lastAt === null).toBe(event.dates.length === 0);
      }),
    );
  });
});
