import { beforeEach, expect, test, vi } from 'vitest';
import type { OpeningException, PlaceHours } from '#features/opening-hours/model/opening-hours.ts';
import { toPlace } from '#features/places/model/place.ts';
import { updatePlace } from '#features/places/data/place-writes.ts';
import type { PlaceUpdate } from '#features/places/data/place-writes.ts';
import { saveSpecialDay } from './special-day-store.ts';

vi.mock('#features/places/data/place-writes.ts', () => ({ updatePlace: vi.fn() }));
const updates = vi.mocked(updatePlace);

const closed = (date: string): OpeningException => ({ date, closed: true, periods: [], label: '' });
const hoursWith = (...exceptions: OpeningException[]): PlaceHours => ({
  kind: 'structured',
  hours: {
    periods: [{ open: { day: 1, time: '18:00' }, close: { day: 1, time: '23:00' } }],
    exceptions,
    note: '',
  },
});
const placeWith = (hours: PlaceHours) => ({ ...toPlace('p1', { title: 'Bar' }), hours });
const changedTo = (hours: PlaceHours): PlaceUpdate => ({
  kind: 'changed',
  theirs: placeWith(hours),
  changedAt: null,
});
const writer = { uid: 'ana', isSuperAdmin: false };
const christmas = { date: '2026-12-25', day: closed(''), today: '2026-11-23' };

beforeEach(() => {
  updates.mockReset().mockImplementation((_writer, _id, { fields }) => {
    const place = placeWith(fields.hours ?? { kind: 'unknown' });
    return Promise.resolve({ kind: 'saved', place, before: place });
  });
});

test('keeps a concurrent change of another date', async () => {
  updates.mockResolvedValueOnce(changedTo(hoursWith(closed('2027-01-01'))));
  const outcome = await saveSpecialDay(writer, placeWith(hoursWith()), christmas);
  expect(outcome).toEqual({
    kind: 'saved',
    hours: hoursWith(closed('2026-12-25'), closed('2027-01-01')),
  });
  expect(updates.mock.lastCall?.[2].expectedVersions).toEqual([
    { hours: hoursWith(closed('2027-01-01')) },
  ]);
});

test('reports a concurrent change of the same date and does not overwrite it', async () => {
  const theirs = hoursWith({
    ...closed('2026-12-25'),
    closed: false,
    periods: [{ open: '10:00', close: '14:00' }],
  });
  updates.mockResolvedValueOnce(changedTo(theirs));
  expect(await saveSpecialDay(writer, placeWith(hoursWith()), christmas)).toEqual({
    kind: 'changed',
    hours: theirs,
  });
  expect(updates).toHaveBeenCalledOnce();
});

test("fails with 'conflict' after three concurrent writes", async () => {
  let day = 0;
  updates.mockImplementation(() => {
    day += 1;
    return Promise.resolve(changedTo(hoursWith(closed(`2027-01-0${day}`))));
  });
  await expect(saveSpecialDay(writer, placeWith(hoursWith()), christmas)).rejects.toMatchObject({
    code: 'conflict',
  });
  expect(updates).toHaveBeenCalledTimes(3);
});

test('rejects hours that are a text', async () => {
  const place = placeWith({ kind: 'text', lines: ['Terça a domingo'] });
  await expect(saveSpecialDay(writer, place, christmas)).rejects.toMatchObject({
    code: 'invalid-input',
  });
  expect(updates).not.toHaveBeenCalled();
});
