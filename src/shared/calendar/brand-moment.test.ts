import { expect, it } from 'vitest';
import { brandMoment, getEndOfDay } from './brand-moment.ts';

it("formats the wall-clock time of the brand's time zone as stored", () => {
  expect(brandMoment(new Date('2026-03-21T02:05:00Z'))).toEqual({
    date: '2026-03-20',
    time: '23:05',
  });
});

it('the end of a day is midnight in the time zone of the city', () => {
  const end = new Date('2026-03-11T00:00:00-03:00');
  expect(getEndOfDay(new Date('2026-03-10T23:59:00-03:00'))).toEqual(end);
  expect(getEndOfDay(new Date('2026-03-10T00:00:00-03:00'))).toEqual(end);
});
