import type { ReservationStatus } from '#features/reservations/model/reservation-request.ts';
import type { ReservationDay } from '#features/reservations/model/reservation-times.ts';
import { brand } from '#shared/brand.ts';

export const reservationStatusLabels: Record<ReservationStatus, string> = {
  pending: 'Pendente',
  confirmed: 'Confirmada',
  declined: 'Recusada',
  cancelled: 'Cancelada',
  no_show: 'Não compareceu',
};

let dates: Intl.DateTimeFormat | undefined;

/** 'sábado, 21 de março de 2026' of a stored date; the text itself where it is none. */
export function reservationDateText(date: string): string {
  const noon = new Date(`${date}T12:00:00Z`);
  if (Number.isNaN(noon.getTime())) return date;
  // A date has no zone: it is formatted where its noon was taken.
  dates ??= new Intl.DateTimeFormat(brand.locale, { timeZone: 'UTC', dateStyle: 'full' });
  return dates.format(noon);
}

let weekdays: Intl.DateTimeFormat | undefined;

/** 'sáb.' of a stored date. */
export function shortDayText(date: string): string {
  weekdays ??= new Intl.DateTimeFormat(brand.locale, { timeZone: 'UTC', weekday: 'short' });
  return weekdays.format(new Date(`${date}T12:00:00Z`));
}

/** '1 pessoa', '4 pessoas'. */
export function peopleText(people: number): string {
  return people === 1 ? '1 pessoa' : `${people} pessoas`;
}

/** Why no time can be chosen on a date; '' where one can. */
export function dayProblemText(day: ReservationDay, date: string, lastDate: string): string {
  switch (day.kind) {
    case 'out-of-range':
      return `Escolha uma data de hoje até ${shortDate(lastDate)}.`;
    case 'closed': {
      const label = day.label === '' ? '' : ` (${day.label})`;
      return `O lugar não abre em ${shortDate(date)}${label}. Escolha outra data.`;
    }
    case 'over':
      return 'Não há mais horários hoje. Escolha outra data.';
    default:
      return '';
  }
}

/** '21/03/2026'. */
function shortDate(date: string): string {
  return date.split('-').reverse().join('/');
}
