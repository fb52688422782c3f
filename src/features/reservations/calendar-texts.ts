import type { Place } from '#features/places/model/place.ts';
import type {
  ReservationRequest,
  ReservationStatus,
} from '#features/reservations/model/reservation-request.ts';
import { momentToDate } from '#features/reservations/model/reservation-times.ts';
import type { CalendarEntry, CalendarStatus } from '#shared/calendar/calendar-file.ts';
import { calendarSequence, calendarUid } from '#shared/calendar/calendar-file.ts';
import { peopleText } from '#shared/formats/phrases.ts';
import { phoneText } from '#shared/phone.ts';
import { minuteMs } from '#shared/time-units.ts';
import { reservationStatusLabels } from './texts.ts';

/** Duration of a calendar entry in minutes. Reservations have no end time, but a calendar entry needs one. */
const durationMinutes = 120;

/** Minutes before the reservation at which the calendar reminds the user. */
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

/**
 * Returns the calendar entry of a reservation; null if its date or time is invalid. The entry keeps its UID through all
 * changes: moving a reservation changes its id, but not its creation time.
 * @param place null if the place has left the guide
 * @param url absolute address of the user's reservations
 */
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
    title: `${entryTitles[status]}: ${place?.title ?? 'lugar indisponível'}`,
    description: [
      `${peopleText(people)}. ${reservationStatusLabels[reservation.status]}.`,
      note,
      place?.phone ? `Telefone do lugar: ${phoneText(place.phone)}` : '',
    ]
      .filter(Boolean)
      .join('\n\n'),
    location: [place?.location, place?.neighborhood].filter(Boolean).join(', '),
    geo: place?.geo ?? null,
    url,
    alarmMinutes: reminderMinutes,
  };
}
