import { googleCalendarLink, outlookCalendarLink } from '#features/events/model/event-calendar.ts';
import { eventFilePath, eventLink } from '#features/events/model/event-link.ts';
import type { PublicEvent } from '#features/events/model/event-page.ts';
import type { EventDate } from '#features/events/model/event-date.ts';
import { basePath, language } from '#shared/language.ts';
import { translatedRecord } from '#shared/translations.ts';
import * as texts from '#features/events/texts.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';

export interface CalendarChoicesProps {
  event: PublicEvent;
  place: PlaceSummary;
  date: EventDate;
  onChosen: () => void;
}

const itemClasses =
  'flex min-h-11 w-full items-center rounded-control px-3 font-medium hover:bg-sunken';

/** Renders the links that add a date to a calendar. */
export function CalendarChoices({ event, place, date, onChosen }: CalendarChoicesProps) {
  const calendarLinkParts = {
    event: translatedRecord(language, event),
    date,
    place,
    url: location.origin + basePath + eventLink(event),
  };
  return (
    <ul>
      <li>
        <a href={eventFilePath(event.id, date.key)} onClick={onChosen} className={itemClasses}>
          {texts.deviceCalendar}
        </a>
      </li>
      <li>
        <a
          href={googleCalendarLink(calendarLinkParts)}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onChosen}
          className={itemClasses}
        >
          {texts.googleCalendar}
        </a>
      </li>
      <li>
        <a
          href={outlookCalendarLink(calendarLinkParts)}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onChosen}
          className={itemClasses}
        >
          {texts.outlookCalendar}
        </a>
      </li>
      {event.dates.length > 1 && (
        <li>
          <a href={eventFilePath(event.id)} onClick={onChosen} className={itemClasses}>
            {texts.allDatesOnDevice}
          </a>
        </li>
      )}
    </ul>
  );
}
