import type { OpeningState } from '#features/opening-hours/model/opening-state.ts';
import { shortWeekdays } from '#shared/formats/weekdays.en.ts';
import { formatDayAndMonth } from '#shared/formats/formats.en.ts';
import { dayMs } from '#shared/time-units.ts';
import type { TranslationOf } from '#shared/translation.ts';
import { clockText, isoDateOf, wallClockAt, weekdayOf } from '#shared/zoned-time.ts';

function changeTimeText(instant: Date, now: Date, isDayOmitted: boolean): string {
  const { dayNumber, minutes } = wallClockAt(instant);
  if (isDayOmitted) return clockText(minutes);
  const isThisWeek = dayNumber - wallClockAt(now).dayNumber < 7;
  const day = isThisWeek
    ? shortWeekdays[weekdayOf(dayNumber)]
    : formatDayAndMonth(isoDateOf(dayNumber));
  return `${day ?? ''} ${clockText(minutes)}`;
}

function isToday(instant: Date, now: Date): boolean {
  return wallClockAt(instant).dayNumber === wallClockAt(now).dayNumber;
}

function opensText(opensAt: Date, now: Date): string {
  return changeTimeText(opensAt, now, isToday(opensAt, now));
}

export function openingStateText(state: OpeningState, now: Date): string {
  switch (state.kind) {
    case 'unknown':
      return hoursUnknown;
    case 'open': {
      if (state.closesAt === null) return 'Open 24 hours';
      const isSoon = state.closesAt.getTime() - now.getTime() < dayMs;
      return `Open · closes ${changeTimeText(state.closesAt, now, isSoon)}`;
    }
    case 'closing-soon':
      return `Closes in ${state.minutesLeft} min`;
    case 'closed':
      return state.opensAt === null ? 'Closed' : `Closed · opens ${opensText(state.opensAt, now)}`;
  }
}

export function openingLineText(state: OpeningState, now: Date): string {
  return state.kind === 'closed' && state.opensAt !== null
    ? `Opens ${opensText(state.opensAt, now)}`
    : openingStateText(state, now);
}

// Hours on the page of a place
export const hoursTitle = 'Opening hours';
export const hoursOnPlacePage = "Hours on the place's page";
export const hoursUnknown = 'Opening hours not given';
export const showWeek = ', see the week';
export const todayMark = '· today';
export const specialDatesTitle = 'Special dates';

// Filter of open places
export const openNow = 'Open now';
export const openAtTime = 'Open at…';
export const loadingHours = 'Loading opening hours…';
export const dayLabel = 'Day';
export const hourLabel = 'Time';

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.en.ts')>;
