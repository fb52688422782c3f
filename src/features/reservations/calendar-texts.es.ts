import type { Place } from '#features/places/model/place.ts';
import type {
  ReservationRequest,
  ReservationStatus,
} from '#features/reservations/model/reservation-request.ts';
import { momentToDate } from '#features/reservations/model/reservation-times.ts';
import type { CalendarEntry, CalendarStatus } from '#shared/calendar/calendar-file.ts';
import { calendarSequence, calendarUid } from '#shared/calendar/calendar-file.ts';
import { peopleText } from '#shared/formats/phrases.es.ts';
import { phoneText } from '#shared/phone.ts';
import { minuteMs } from '#shared/time-units.ts';
import type { TranslationOf } from '#shared/translation.ts';
import { reservationStatusLabels } from './texts.es.ts';

const durationMinutes = 120;

const reminderMinutes = 120;

const calendarStatuses: Record<ReservationStatus, CalendarStatus> = {
  pending: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  declined: 'CANCELLED',
  cancelled: 'CANCELLED',
  no_show: 'CANCELLED',
};

const entryTitles: Record<CalendarStatus, string> = {
  TENTATIVE: 'Reserva a confirmar',
  CONFIRMED: 'Reserva',
  CANCELLED: 'Reserva cancelada',
};

export function toCalendarEntry(
  reservation: ReservationRequest,
  place: Pick<Place, 'title' | 'location' | 'neighborhood' | 'geo' | 'phone'> | null,
  url: string,
): CalendarEntry | null {
  const startsAt = momentToDate(reservation);
  if (!startsAt) return null;
  const { placeId, date, time, people, note, createdAt, updatedAt } = reservation;
  const status = calendarStatuses[reservation.status];
  return {
    uid: createdAt
      ? calendarUid('reserva', placeId, createdAt.getTime())
      : calendarUid('reserva', placeId, date, time.replace(':', '')),
    sequence: calendarSequence(reservation),
    changedAt: updatedAt ?? createdAt ?? startsAt,
    startsAt,
    endsAt: new Date(startsAt.getTime() + durationMinutes * minuteMs),
    status,
    title: `${entryTitles[status]}: ${place?.title ?? 'lugar no disponible'}`,
    description: [
      `${peopleText(people)}. ${reservationStatusLabels[reservation.status]}.`,
      note,
      place?.phone ? `Teléfono del lugar: ${phoneText(place.phone)}` : '',
    ]
      .filter(Boolean)
      .join('\n\n'),
    location: [place?.location, place?.neighborhood].filter(Boolean).join(', '),
    geo: place?.geo ?? null,
    url,
    alarmMinutes: reminderMinutes,
  };
}

export type Complete = TranslationOf<
  typeof import('./calendar-texts.ts'),
  typeof import('./calendar-texts.es.ts')
>;
