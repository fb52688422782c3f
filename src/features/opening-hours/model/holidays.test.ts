import { expect, test } from 'vitest';
import { getEasterDay, getHolidays, hasHolidayWithin, upcomingHolidays } from './holidays.ts';

// Known dates from the U.S. Census Bureau's table of Easter Sundays, with the earliest and the latest possible date.
test.each([
  '1818-03-22',
  '1943-04-25',
  '1961-04-02',
  '1981-04-19',
  '1999-04-04',
  '2000-04-23',
  '2008-03-23',
  '2011-04-24',
  '2019-04-21',
  '2024-03-31',
  '2025-04-20',
  '2026-04-05',
  '2027-03-28',
  '2028-04-16',
  '2030-04-21',
  '2038-04-25',
  '2049-04-18',
  '2285-03-22',
])('Easter is on %s', (date) => {
  expect(getEasterDay(Number(date.slice(0, 4)))).toBe(date);
});

test('Easter is a Sunday between 22 March and 25 April in every year of four centuries', () => {
  for (let year = 1900; year < 2300; year += 1) {
    const date = getEasterDay(year);
    expect(new Date(`${date}T12:00:00Z`).getUTCDay(), date).toBe(0);
    expect(date.slice(5) >= '03-22' && date.slice(5) <= '04-25', date).toBe(true);
  }
});

test('the holidays of a year are sorted and include the movable ones and the birthday of the city', () => {
  expect(getHolidays(2026).map(({ date, key }) => `${date.slice(5)} ${key}`)).toEqual([
    '01-01 new-year',
    '02-16 carnival-monday',
    '02-17 carnival',
    '03-23 city-birthday',
    '04-03 good-friday',
    '04-05 easter',
    '04-21 tiradentes',
    '05-01 labour-day',
    '06-04 corpus-christi',
    '09-07 independence',
    '10-12 our-lady-of-aparecida',
    '11-02 all-souls',
    '11-15 republic',
    '11-20 black-awareness',
    '12-25 christmas',
  ]);
});

test('the next holidays include today and continue in the next year', () => {
  expect(upcomingHolidays('2026-12-25', 3).map(({ date }) => date)).toEqual([
    '2026-12-25',
    '2027-01-01',
    '2027-02-08',
  ]);
  expect(upcomingHolidays('2026-12-26', 1)).toEqual([{ date: '2027-01-01', key: 'new-year' }]);
});

test('a day with two holidays is listed once', () => {
  // In 2019, Easter and Tiradentes were on the same day.
  const days = upcomingHolidays('2019-04-20', 2);
  expect(days).toEqual([
    { date: '2019-04-21', key: 'tiradentes' },
    { date: '2019-05-01', key: 'labour-day' },
  ]);
});

test.each([
  ['2026-12-10', false],
  ['2026-12-11', true],
  ['2026-12-25', true],
  ['2026-12-26', true],
  ['2027-01-02', false],
])('on %s, a holiday within 14 days: %s', (day, isNear) => {
  expect(hasHolidayWithin(day, 14)).toBe(isNear);
});
