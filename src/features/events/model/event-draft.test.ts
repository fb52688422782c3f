import { describe, expect, it } from 'vitest';

import { toCopiedDraft, toEventDraft, newEventDraft, readEventDraft } from './event-draft.ts';
import type { EventDraft } from './event-draft.ts';
import type { EventPatternDraft } from './event-date-draft.ts';
import { expandPattern, newPattern } from './event-pattern.ts';
import { toEventContent, toEvent } from './event.ts';
import { maxEventDates, maxEventTitleLength } from './event-options.ts';

const now = new Date('2026-11-23T15:00:00Z');

const aPattern = (change: Partial<EventPatternDraft> = {}): EventPatternDraft => ({
  ...newPattern,
  day: '2026-11-27',
  ...change,
});

const aDraft = (change: Partial<EventDraft> = {}): EventDraft => ({
  ...newEventDraft,
  title: 'Roda de samba',
  pattern: aPattern(),
  ...change,
});

const fridays = aPattern({ repeats: 'weeks', weekdays: [5], until: '2026-12-20' });

const stored = toEvent('event1', {
  placeId: 'p1',
  title: 'Roda de samba',
  dates: [
    'k1 2026-11-21T01:00Z/2026-11-21T04:30Z scheduled',
    'k2 2026-11-28T01:00Z/2026-11-28T04:30Z scheduled',
  ],
  priceCents: 2000,
  ageLimit: 18,
  access: ['wheelchair'],
  isActive: true,
});

const problemsOf = (draft: EventDraft, event = null as typeof stored | null) =>
  readEventDraft(draft, { now, stored: event }).problems;
const patternProblems = (change: Partial<EventPatternDraft>) =>
  problemsOf(aDraft({ pattern: aPattern(change) }));

describe('a new event', () => {
  it('repeated every Friday until a day is expanded to dates with one key each', () => {
    const { content, problems } = readEventDraft(aDraft({ pattern: fridays }), { now });
    expect(problems).toEqual([]);
    expect(content.dates.map(({ key, startsAt }) => [key, startsAt.toISOString()])).toEqual([
      ['k1', '2026-11-27T23:00:00.000Z'],
      ['k2', '2026-12-04T23:00:00.000Z'],
      ['k3', '2026-12-11T23:00:00.000Z'],
      ['k4', '2026-12-18T23:00:00.000Z'],
    ]);
  });

  it('omits the days that were removed from the preview', () => {
    const pattern = { ...fridays, except: ['2026-12-11', '2026-12-12'] };
    expect(expandPattern(pattern, now)).toMatchObject({
      excludedDays: ['2026-12-11'],
      problems: [],
    });
    expect(
      expandPattern(pattern, now).dates.map(({ startsAt }) => startsAt.toISOString().slice(0, 10)),
    ).toEqual(['2026-11-27', '2026-12-04', '2026-12-18']);
  });

  it('whose end time is before its start time ends on the next day', () => {
    const [date] = expandPattern(aPattern({ start: '22:00', end: '03:00' }), now).dates;
    expect(date?.endsAt).toEqual(new Date('2026-11-28T06:00:00Z'));
  });

  it('may last several days', () => {
    const pattern = aPattern({ start: '17:00', end: '22:00', endDay: '2026-11-29' });
    const { dates } = readEventDraft(aDraft({ pattern }), { now }).content;
    expect(dates).toMatchObject([{ endsAt: new Date('2026-11-30T01:00:00Z') }]);
  });

  it('may have a title of 120 letters without spaces', () => {
    const title = 'x'.repeat(maxEventTitleLength);
    expect(readEventDraft(aDraft({ title }), { now })).toMatchObject({
      content: { title },
      problems: [],
    });
  });

  it('has the texts that its reader returns, so that a repeated save finds them stored', () => {
    const typed = aDraft({ title: ' Show  ao vivo ', description: 'Um\r\n\n\n\ndois' });
    const { title, description } = readEventDraft(typed, { now }).content;
    expect({ title, description }).toEqual({ title: 'Show ao vivo', description: 'Um\n\ndois' });
    expect(toEvent('e1', { title, description })).toMatchObject({ title, description });
  });

  it('is free, has a price, or has an unknown price', () => {
    const price = (change: Partial<EventDraft>) =>
      readEventDraft(aDraft(change), { now }).content.priceCents;
    expect(price({ pricing: 'free' })).toBe(0);
    expect(price({ pricing: 'price', price: '25,50' })).toBe(2550);
    expect(price({ pricing: 'unknown', price: '25' })).toBeNull();
  });
});

describe('an image on another host', () => {
  const foreign = toEvent('event1', {
    ...{ placeId: 'p1', title: 'Roda de samba', isActive: true },
    dates: ['k1 2026-11-28T01:00Z/2026-11-28T04:30Z scheduled'],
    images: ['https://fotos.example/a.jpg', '/uploads/places/p1/b.webp'],
  });
  const draft = toEventDraft(foreign);

  it('stays in an event whose other fields change', () => {
    expect(foreign.images).toHaveLength(2);
    expect(problemsOf({ ...draft, title: 'Outro' }, foreign)).toEqual([]);
  });

  it('must be removed before the images change, and cannot be copied', () => {
    const images = [...draft.images];
    expect(problemsOf({ ...draft, images: images.toReversed() }, foreign)).toEqual([
      'foreign-image',
    ]);
    expect(problemsOf({ ...draft, images: images.slice(1) }, foreign)).toEqual([]);
    expect(problemsOf({ ...toCopiedDraft(foreign), pattern: aPattern() })).toEqual([
      'foreign-image',
    ]);
  });
});

describe('problems of dates to add', () => {
  it.each<[string, Partial<EventPatternDraft>, string]>([
    ['no date', { day: '' }, 'pattern-incomplete'],
    ['a date that does not exist', { day: '2026-02-30' }, 'pattern-incomplete'],
    ['no time', { start: '' }, 'pattern-incomplete'],
    ['an end equal to the start', { start: '20:00', end: '20:00' }, 'pattern-end-first'],
    ['an end on an earlier day', { endDay: '2026-11-26' }, 'pattern-end-first'],
    [
      'an end before the start on the same day',
      { endDay: '2026-11-27', end: '19:00' },
      'pattern-end-first',
    ],
    ['an end more than a month later', { endDay: '2027-01-05' }, 'pattern-too-long'],
    ['a date in 1970', { day: '1970-01-01' }, 'pattern-past'],
    ['a past date', { day: '2026-11-22' }, 'pattern-past'],
    ['a date in 2126', { day: '2126-11-27' }, 'pattern-too-far'],
    ['no weekday', { repeats: 'weeks', until: '2026-12-20' }, 'pattern-no-weekday'],
    ['an empty interval', { repeats: 'days', every: '0', until: '2026-12-20' }, 'pattern-every'],
    [
      'an interval that is not a number',
      { repeats: 'days', every: 'dois', until: '2026-12-20' },
      'pattern-every',
    ],
    ['no last date', { repeats: 'days' }, 'pattern-until'],
    ['a last date before the first', { repeats: 'days', until: '2026-11-26' }, 'pattern-until'],
    [
      'no date within the period',
      { repeats: 'weeks', weekdays: [1], until: '2026-11-28' },
      'pattern-empty',
    ],
    [
      'no date left after the exceptions',
      { repeats: 'days', until: '2026-11-27', except: ['2026-11-27'] },
      'pattern-empty',
    ],
  ])('%s', (_name, change, problem) => {
    expect(patternProblems(change)).toEqual([problem]);
  });

  it('reports more dates than an event can hold, including the existing ones', () => {
    const daily = aPattern({ repeats: 'days', until: '2027-06-30' });
    expect(expandPattern(daily, now)).toMatchObject({ isCut: true, problems: [] });
    expect(expandPattern(daily, now).dates).toHaveLength(maxEventDates);
    expect(problemsOf({ ...toEventDraft(stored), pattern: daily }, stored)).toEqual([
      'too-many-dates',
    ]);
  });
});

describe('problems of an event', () => {
  it.each<[string, Partial<EventDraft>, string]>([
    ['no title', { title: '  ' }, 'title-missing'],
    ['a description that is too long', { description: 'x'.repeat(4001) }, 'description-too-long'],
    ['no dates', { pattern: null }, 'dates-missing'],
    ['an invalid price', { pricing: 'price', price: 'dez' }, 'price-unreadable'],
    ['a price of zero', { pricing: 'price', price: '0' }, 'price-unreadable'],
    ['a price above the maximum', { pricing: 'price', price: '100000,01' }, 'price-unreadable'],
    ['a javascript: ticket address', { ticketUrl: 'javascript:alert(1)' }, 'tickets-unusable'],
    ['an invalid ticket address', { ticketUrl: 'bilheteria' }, 'tickets-unusable'],
    [
      'a ticket address that is too long',
      { ticketUrl: `https://a.com/${'x'.repeat(500)}` },
      'tickets-unusable',
    ],
  ])('%s', (_name, change, problem) => {
    expect(problemsOf(aDraft(change))).toEqual([problem]);
  });

  it('are listed in form order', () => {
    expect(problemsOf({ ...newEventDraft, pricing: 'price' })).toEqual([
      'title-missing',
      'pattern-incomplete',
      'price-unreadable',
    ]);
  });
});

describe('a stored event', () => {
  const draft = toEventDraft(stored);
  const [over, coming] = draft.dates;
  if (!over || !coming) throw new Error('The event has two dates');

  it('does not change if nothing was edited, including past dates', () => {
    expect(readEventDraft(draft, { now, stored })).toEqual({
      content: toEventContent(stored),
      problems: [],
    });
  });

  it('keeps the key of a moved date', () => {
    const moved = { ...coming, day: '2026-11-28', endDay: '2026-11-29' };
    const { content } = readEventDraft({ ...draft, dates: [over, moved] }, { now, stored });
    expect(content.dates.map(({ key }) => key)).toEqual(['k1', 'k2']);
    expect(content.dates[1]?.startsAt).toEqual(new Date('2026-11-29T01:00:00Z'));
  });

  it('never reuses a key, not even that of a removed date', () => {
    const { content } = readEventDraft(
      { ...draft, dates: [over], pattern: aPattern({ day: '2026-12-04' }) },
      { now, stored },
    );
    expect(content.dates.map(({ key }) => key)).toEqual(['k1', 'k3']);
  });

  it('does not add a date that it already has', () => {
    const again = aPattern({ start: '22:00', end: '02:00' });
    const { content } = readEventDraft({ ...draft, pattern: again }, { now, stored });
    expect(content.dates).toHaveLength(2);
  });

  it.each([
    ['date-incomplete', { day: '' }],
    ['date-incomplete', { end: '25:00' }],
    ['date-end-first', { endDay: '2026-11-26' }],
    ['date-too-long', { endDay: '2027-02-01' }],
    ['date-too-far', { day: '2126-01-01', endDay: '2126-01-02' }],
    ['date-too-far', { day: '1970-01-01', endDay: '1970-01-02' }],
  ])('reports %s for a date moved to %j', (problem, change) => {
    const dates = [over, { ...coming, ...change }];
    expect(problemsOf({ ...draft, dates }, stored)).toEqual([problem]);
  });

  it('is copied without its dates', () => {
    expect(toCopiedDraft(stored)).toMatchObject({ title: stored.title, dates: [] });
  });
});
