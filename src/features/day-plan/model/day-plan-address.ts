import { chosenIn, chosenParams } from '#features/compare/model/chosen-places.ts';
import { maxPlanned } from './day-plan.ts';
import { dayMinutes, minutesOf } from '#features/opening-hours/model/opening-spans.ts';
import { clockText, dayNumberOf, isoDateOf, wallClockAt } from '#shared/zoned-time.ts';

/** What an address says of a plan; '' for what it leaves to the moment at which it is looked at. */
export interface DayPlanAddress {
  ids: string[];
  /** 'YYYY-MM-DD'. */
  day: string;
  /** 'HH:MM'. */
  begins: string;
}

/** Longest look ahead: exceptions of hours are seldom known for later. */
const maxDaysAhead = 365;
/** When a day begins on which one is not under way already, in minutes since midnight. */
const morning = 9 * 60;
const stepMinutes = 15;

/** @param params query of the address, which anyone can write: what is no day or time is left out */
export function dayPlanIn(params: URLSearchParams): DayPlanAddress {
  const day = params.get('dia') ?? '';
  const begins = params.get('inicio') ?? '';
  return {
    ids: chosenIn(params, maxPlanned),
    day: dayNumberOf(day) === null ? '' : day,
    begins: /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(begins) ? begins : '',
  };
}

/** What the query of the address holds for a plan. */
export function dayPlanParams({ ids, day, begins }: DayPlanAddress): Record<string, string> {
  return { ...chosenParams(ids), ...(day && { dia: day }), ...(begins && { inicio: begins }) };
}

/**
 * The day and the time that an address means: today, unless it says a day to come within a year; from nine o'clock, or
 * from the next quarter of an hour when it is later than that today.
 * @returns local date, in days since 1970-01-01, as 'YYYY-MM-DD' too; minutes since its midnight, as 'HH:MM' too
 */
export function dayPlanTime({ day, begins }: DayPlanAddress, now: Date) {
  const { dayNumber: today, minutes } = wallClockAt(now);
  const asked = dayNumberOf(day) ?? today;
  const dayNumber = asked >= today && asked <= today + maxDaysAhead ? asked : today;
  const soon = Math.min(Math.ceil(minutes / stepMinutes) * stepMinutes, dayMinutes - stepMinutes);
  const usual = dayNumber === today ? Math.max(soon, morning) : morning;
  const from = begins ? minutesOf(begins) : usual;
  return { dayNumber, day: isoDateOf(dayNumber), begins: from, time: clockText(from) };
}
