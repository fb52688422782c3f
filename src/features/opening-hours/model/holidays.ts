import { dayNumberOf, isoDateOf } from '#shared/zoned-time.ts';

/** Fixed holidays as 'MM-DD': Lei 662/1949, Lei 6.802/1980, Lei 14.759/2023, and the birthday of the city. */
const fixedHolidays = [
  ['01-01', 'new-year'],
  ['03-23', 'city-birthday'],
  ['04-21', 'tiradentes'],
  ['05-01', 'labour-day'],
  ['09-07', 'independence'],
  ['10-12', 'our-lady-of-aparecida'],
  ['11-02', 'all-souls'],
  ['11-15', 'republic'],
  ['11-20', 'black-awareness'],
  ['12-25', 'christmas'],
] as const;

/** Movable holidays as days after Easter Sunday. */
const movableHolidays = [
  [-48, 'carnival-monday'],
  [-47, 'carnival'],
  [-2, 'good-friday'],
  [0, 'easter'],
  [60, 'corpus-christi'],
] as const;

export type HolidayKey = (typeof fixedHolidays | typeof movableHolidays)[number][1];

/** Day on which many places have special hours. */
interface Holiday {
  /** 'YYYY-MM-DD'. */
  date: string;
  key: HolidayKey;
}

/**
 * Returns the holidays of a year, sorted by date: national ones, those that depend on Easter, and the city's birthday.
 */
export function getHolidays(year: number): Holiday[] {
  const easterDayNumber = dayNumberOf(getEasterDay(year)) ?? 0;
  return [
    ...fixedHolidays.map(([day, key]) => ({
      date: `${String(year).padStart(4, '0')}-${day}`,
      key,
    })),
    ...movableHolidays.map(([days, key]) => ({ date: isoDateOf(easterDayNumber + days), key })),
  ].sort((first, other) => first.date.localeCompare(other.date));
}

/**
 * Returns the next holidays, only the first one of each day.
 * @param from first day, 'YYYY-MM-DD', inclusive
 */
export function upcomingHolidays(from: string, count: number): Holiday[] {
  const year = Number(from.slice(0, 4));
  const days = new Map<string, Holiday>();
  for (const holiday of [
    ...getHolidays(year),
    ...getHolidays(year + 1),
    ...getHolidays(year + 2),
  ]) {
    if (holiday.date >= from && !days.has(holiday.date)) days.set(holiday.date, holiday);
  }
  return [...days.values()].slice(0, count);
}

/**
 * Returns true if there is a holiday between a day and `days` days later, both inclusive.
 * @param from 'YYYY-MM-DD'
 */
export function hasHolidayWithin(from: string, days: number): boolean {
  const [next] = upcomingHolidays(from, 1);
  const dayNumber = dayNumberOf(from);
  return next !== undefined && dayNumber !== null && next.date <= isoDateOf(dayNumber + days);
}

/**
 * Returns Easter Sunday of a Gregorian year as 'YYYY-MM-DD' (algorithm of Meeus, Jones and Butcher: J. Meeus,
 * Astronomical Algorithms, chapter 8).
 */
export function getEasterDay(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const lateCorrection = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * lateCorrection + 114;
  const date = new Date(Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1));
  return date.toISOString().slice(0, 10);
}
