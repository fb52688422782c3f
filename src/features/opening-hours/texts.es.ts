import type { OpeningState } from '#features/opening-hours/model/opening-state.ts';
import { formatDayAndMonth } from '#shared/formats/formats.es.ts';
import { shortWeekdays } from '#shared/formats/weekdays.es.ts';
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
      if (state.closesAt === null) return 'Abierto las 24 horas';
      const isSoon = state.closesAt.getTime() - now.getTime() < dayMs;
      return `Abierto · cierra ${changeTimeText(state.closesAt, now, isSoon)}`;
    }
    case 'closing-soon':
      return `Cierra en ${state.minutesLeft} min`;
    case 'closed':
      return state.opensAt === null ? 'Cerrado' : `Cerrado · abre ${opensText(state.opensAt, now)}`;
  }
}

export function openingLineText(state: OpeningState, now: Date): string {
  return state.kind === 'closed' && state.opensAt !== null
    ? `Abre ${opensText(state.opensAt, now)}`
    : openingStateText(state, now);
}

// Hours on the page of a place
export const hoursTitle = 'Horarios';
export const hoursOnPlacePage = 'Horario en su página';
export const hoursUnknown = 'Sin información de horario';
export const showWeek = ', ver la semana';
export const todayMark = '· hoy';
export const specialDatesTitle = 'Fechas especiales';

// Filter of open places
export const openNow = 'Abierto ahora';
export const openAtTime = 'Abierto el…';
export const loadingHours = 'Cargando los horarios…';
export const dayLabel = 'Día';
export const hourLabel = 'Hora';

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.es.ts')>;
