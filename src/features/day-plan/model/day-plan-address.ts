import { parseChosenIds, toChosenParams } from '#features/compare/model/chosen-places.ts';
import { maxPlannedPlaces } from './day-plan.ts';
import { minutesPerDay, minutesOf } from '#features/opening-hours/model/opening-spans.ts';
import { clockText, dayNumberOf, isoDateOf, wallClockAt } from '#shared/zoned-time.ts';

/** The day plan in a URL. `day` and `startTime` are '' for the defaults of dayPlanTime(). */
export interface DayPlanAddress {
  ids: string[];
  /** 'YYYY-MM-DD'. */
  day: string;
  /** 'HH:MM'. */
  startTime: string;
  /** The planned times ('HH:MM') of some of the places, by id. */
  plannedAt: Readonly<Record<string, string>>;
}

const timePattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Maximum number of days ahead. Special opening hours are rarely known for later dates. */
const maxDaysAhead = 365;
/** Default start of a day, in minutes since midnight. */
const defaultStartMinutes = 9 * 60;
const stepMinutes = 15;

/**
 * Parses a day plan from a URL. Invalid days and times are dropped.
 * @param params untrusted query of the URL
 */
export function parseDayPlanAddress(params: URLSearchParams): DayPlanAddress {
  const day = params.get('dia') ?? '';
  const startTime = params.get('inicio') ?? '';
  const ids = parseChosenIds(params, maxPlannedPlaces);
  const times = (params.get('horas') ?? '').split(',');
  return {
    ids,
    day: dayNumberOf(day) === null ? '' : day,
    startTime: timePattern.test(startTime) ? startTime : '',
    plannedAt: Object.fromEntries(
      ids.flatMap((id, position) => {
        const time = times[position] ?? '';
        return timePattern.test(time) ? [[id, time]] : [];
      }),
    ),
  };
}

/** Returns the URL parameters of a plan. */
export function dayPlanParams(address: DayPlanAddress): Record<string, string> {
  const { ids, day, startTime, plannedAt } = address;
  const times = ids.map((id) => plannedAt[id] ?? '');
  return {
    ...toChosenParams(ids),
    ...(times.some(Boolean) && { horas: times.join(',') }),
    ...(day && { dia: day }),
    ...(startTime && { inicio: startTime }),
  };
}

/**
 * Returns the day and the start time of a plan. A missing day, or one that is past or more than a year ahead, becomes
 * today. A missing time becomes 9:00. For today it becomes the next quarter of an hour if that is later, but at most
 * 23:45.
 * @returns the local date, in days since 1970-01-01 and as 'YYYY-MM-DD'; the time, in minutes since midnight and as
 * 'HH:MM'
 */
export function dayPlanTime(
  { day, startTime }: Pick<DayPlanAddress, 'day' | 'startTime'>,
  now: Date,
) {
  const { dayNumber: today, minutes } = wallClockAt(now);
  const requestedDay = dayNumberOf(day) ?? today;
  const dayNumber =
    requestedDay >= today && requestedDay <= today + maxDaysAhead ? requestedDay : today;
  const earliestTodayMinutes = Math.min(
    Math.ceil(minutes / stepMinutes) * stepMinutes,
    minutesPerDay - stepMinutes,
  );
  const defaultMinutes =
    dayNumber === today ? Math.max(earliestTodayMinutes, defaultStartMinutes) : defaultStartMinutes;
  const startMinutes = startTime ? minutesOf(startTime) : defaultMinutes;
  return {
    dayNumber,
    day: isoDateOf(dayNumber),
    begins: startMinutes,
    time: clockText(startMinutes),
  };
}
