import { CalendarPlus, CalendarX } from 'lucide-react';
import { calendarFile, calendarMediaType } from '#shared/calendar/calendar-file.ts';
import type { Place } from '#features/places/model/place.ts';
import { isOpenReservation } from '#features/reservations/model/reservation-request.ts';
import type { ReservationRequest } from '#features/reservations/model/reservation-request.ts';
import { basePath } from '#shared/language.ts';
import { linkTo } from '#shared/routes.ts';
import { slugify } from '#shared/text/slug.ts';
import { toCalendarEntry } from '#features/reservations/calendar-texts.ts';
import * as texts from '#features/reservations/texts.ts';
import { RichText } from '#ui/rich-text.tsx';
import { saveFile } from '#ui/save-file.ts';
import { useToast } from '#ui/toast.tsx';

interface CalendarButtonProps {
  reservation: ReservationRequest;
  place: Place | null;
  className: string;
}

/**
 * Renders the button that saves the calendar file of a reservation, or of its cancellation. Renders nothing if its date
 * or time is invalid.
 */
export function CalendarButton({ reservation, place, className }: CalendarButtonProps) {
  const toast = useToast();
  const url = location.origin + basePath + linkTo('/reservations');
  const entry = toCalendarEntry(reservation, place, url);
  if (!entry) return null;
  const isAdding = isOpenReservation(reservation);
  const Icon = isAdding ? CalendarPlus : CalendarX;
  return (
    <button
      type="button"
      className={className}
      onClick={() => {
        const nameParts = [place ? slugify(place.title) : '', reservation.date].filter(Boolean);
        saveFile({
          filename: `reserva-${nameParts.join('-')}.ics`,
          content: new Blob([calendarFile([entry])], { type: calendarMediaType }),
        });
        toast(isAdding ? texts.addToCalendarHint : texts.removeFromCalendarHint);
      }}
    >
      <Icon aria-hidden size={22} className="shrink-0" />
      <span>
        <RichText
          text={isAdding ? texts.addToCalendar(reservation) : texts.removeFromCalendar(reservation)}
        />
      </span>
    </button>
  );
}
