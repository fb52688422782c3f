import { describe, expect, it } from 'vitest';
import { aPlaceSummary } from '#support/builders.ts';
import { eventCalendarEntries, googleCalendarLink, outlookCalendarLink } from './event-calendar.ts';
import type { PublicEvent } from './event-page.ts';

const date = {
  key: 'k1',
  startsAt: new Date('2026-11-27T20:00-03:00'),
  endsAt: new Date('2026-11-27T23:30-03:00'),
  status: 'scheduled' as const,
};
const event: PublicEvent = {
  id: 'e1',
  placeId: 'p1',
  title: 'Choro & samba; à beira-mar',
  description: 'Roda de choro.',
  translations: {},
  images: [],
  dates: [
    date,
    { ...date, key: 'k2', status: 'cancelled' },
    { ...date, key: 'k3', status: 'sold_out' },
  ],
  lastAt: date.endsAt,
  priceCents: 0,
  ticketUrl: 'https://ingressos.example/',
  ageLimit: null,
  access: [],
  revision: 4,
  updatedAt: new Date('2026-11-01T00:00:00Z'),
};
const place = aPlaceSummary();
const sentences = {
  soldOut: 'Ingressos esgotados.',
  tickets: (ticketUrl: string) => `Ingressos: ${ticketUrl}`,
};
const url = 'https://guia.example/agenda/e1-choro';

describe('calendar entries of an event', () => {
  const entries = eventCalendarEntries(event, place, { url, isReminded: true, sentences });

  it('have a stable UID and the revision as SEQUENCE', () => {
    expect(entries.map(({ uid }) => uid)).toEqual(
      ['k1', 'k2', 'k3'].map((key) => `e1-${key}@guia-da-ilha`),
    );
    expect(new Set(entries.map(({ sequence }) => sequence))).toEqual(new Set([4]));
    const moved = { ...event, revision: 5, dates: [{ ...date, startsAt: new Date(0) }] };
    const [again] = eventCalendarEntries(moved, place, { url, isReminded: true, sentences });
    expect(again).toMatchObject({ uid: 'e1-k1@guia-da-ilha', sequence: 5 });
  });

  it('contain status, location and ticket link', () => {
    expect(entries.map(({ status }) => status)).toEqual(['CONFIRMED', 'CANCELLED', 'CONFIRMED']);
    expect(entries[2]?.description).toContain('Ingressos esgotados.');
    expect(entries[0]).toMatchObject({
      location: 'Bar da Ponte, Rua das Gaivotas, 10, Florianópolis',
      geo: place.geo,
      alarmMinutes: 120,
      url,
    });
    expect(entries[0]?.description).toContain('Ingressos: https://ingressos.example/');
  });

  it('have no reminder in a feed, and do not need the URL of the site', () => {
    const [entry] = eventCalendarEntries(event, place, {
      url: null,
      isReminded: false,
      sentences,
    });
    expect(entry).toMatchObject({ alarmMinutes: null, url: null });
  });
});

it('web calendar links contain all fields', () => {
  const parts = { event, date, place, url };
  const google = new URL(googleCalendarLink(parts));
  expect(google.searchParams.get('text')).toBe(event.title);
  expect(google.searchParams.get('dates')).toBe('20261127T230000Z/20261128T023000Z');
  expect(google.searchParams.get('details')).toBe(`Roda de choro.\n\n${url}`);
  const outlook = new URL(outlookCalendarLink(parts));
  expect(outlook.searchParams.get('startdt')).toBe('2026-11-27T23:00:00.000Z');
  expect(outlook.searchParams.get('subject')).toBe(event.title);
  // Browsers limit the length of a URL.
  const long = { ...parts, event: { ...event, description: 'ã'.repeat(4_000) } };
  expect(googleCalendarLink(long).length).toBeLessThan(4_000);
});
