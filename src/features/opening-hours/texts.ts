import type { OpeningState } from '#features/opening-hours/model/opening-state.ts';
import { formatDayAndMonth } from '#shared/formats/formats.ts';
import { shortWeekdays } from '#shared/formats/weekdays.ts';
import { dayMs } from '#shared/time-units.ts';
import { clockText, isoDateOf, wallClockAt, weekdayOf } from '#shared/zoned-time.ts';

/** Returns '18:00' if the day is obvious, 'ter 18:00' within six days, '12/01 18:00' after that. */
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

/**
 * Returns the open state as text: 'Aberto · fecha 23:00', 'Fecha em 30 min', 'Fechado · abre ter 18:00', 'Fechado ·
 * abre 18:00' (today), 'Aberto 24 horas', 'Horário não informado'. A close within 24 hours is shown without its day.
 */
export function openingStateText(state: OpeningState, now: Date): string {
  switch (state.kind) {
    case 'unknown':
      return hoursUnknown;
    case 'open': {
      if (state.closesAt === null) return 'Aberto 24 horas';
      const isSoon = state.closesAt.getTime() - now.getTime() < dayMs;
      return `Aberto · fecha ${changeTimeText(state.closesAt, now, isSoon)}`;
    }
    case 'closing-soon':
      return `Fecha em ${state.minutesLeft} min`;
    case 'closed':
      return state.opensAt === null
        ? 'Fechado'
        : `Fechado · abre ${changeTimeText(state.opensAt, now, isToday(state.opensAt, now))}`;
  }
}

/** Returns the short text for a card: like openingStateText(), but 'Abre ter 18:00'. */
export function openingLineText(state: OpeningState, now: Date): string {
  return openingStateText(state, now).replace('Fechado · abre', 'Abre');
}

// Hours on the page of a place
export const hoursTitle = 'Horários';
/** Shown in a list for hours as text, which are on the page of the place. */
export const hoursOnPlacePage = 'Consulte o horário';
export const hoursUnknown = 'Horário não informado';
export const showWeek = ', ver a semana';
export const todayMark = '· hoje';
export const specialDatesTitle = 'Datas especiais';

// Filter of open places
export const openNow = 'Aberto agora';
export const openAtTime = 'Aberto em…';
export const loadingHours = 'Carregando os horários...';
export const dayLabel = 'Dia';
export const hourLabel = 'Hora';
