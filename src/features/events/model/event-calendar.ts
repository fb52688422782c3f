import { calendarUid } from '#shared/calendar/calendar-file.ts';
import type { CalendarEntry } from '#shared/calendar/calendar-file.ts';
import type { PublicEvent } from './event-page.ts';
import type { EventDate } from './event.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';

/** Where an event takes place, as a calendar says it. */
type Where = Pick<PlaceSummary, 'title' | 'location' | 'geo'>;

/** Two hours: enough to get ready and across the island. */
const alarmMinutes = 120;

/**
 * The dates of an event as entries of a calendar. A date keeps its UID when it is moved, and says with the next
 * SEQUENCE when it is now or that it is cancelled.
 * @param options.url address of the event's page; null where the site does not know its own
 * @param options.isReminded whether each reminds of itself: a feed that somebody else keeps should not
 */
export function eventCalendarEntries(
  event: PublicEvent,
  place: Where,
  { url, isReminded }: { url: string | null; isReminded: boolean },
): CalendarEntry[] {
  return event.dates.map((date) => ({
    uid: calendarUid(event.id, date.key),
    sequence: event.revision,
    // The same for whoever asks, so that nothing looks changed that is not.
    changedAt: event.updatedAt ?? new Date(0),
    startsAt: date.startsAt,
    endsAt: date.endsAt,
    status: date.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED',
    title: event.title,
    description: descriptionOf(event, date, url),
    location: whereText(place),
    geo: place.geo,
    url,
    alarmMinutes: isReminded ? alarmMinutes : null,
  }));
}

function descriptionOf(
  { description, ticketUrl }: PublicEvent,
  date: EventDate,
  url: string | null,
) {
  const parts = [
    date.status === 'sold_out' ? 'Ingressos esgotados.' : '',
    description,
    ticketUrl && `Ingressos: ${ticketUrl}`,
    url,
  ];
  return parts.filter(Boolean).join('\n\n');
}

function whereText({ title, location }: Where): string {
  return [title, location].filter(Boolean).join(', ');
}

/** What an online calendar is told of a date. */
interface CalendarLinkParts {
  event: Pick<PublicEvent, 'title' | 'description'>;
  date: Pick<EventDate, 'startsAt' | 'endsAt'>;
  place: Where;
  /** Absolute address of the event's page. */
  url: string;
}

/** Longest description in an address. */
const longestDetails = 500;

function detailsOf({ event, url }: CalendarLinkParts): string {
  return [event.description.slice(0, longestDetails), url].filter(Boolean).join('\n\n');
}

/** Opens a new entry in Google Calendar. Source: 'action=TEMPLATE' of calendar.google.com. */
export function googleCalendarLink(parts: CalendarLinkParts): string {
  const { event, date, place } = parts;
  const basic = (instant: Date) => instant.toISOString().replace(/\.\d{3}|[-:]/g, '');
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title,
    dates: `${basic(date.startsAt)}/${basic(date.endsAt)}`,
    details: detailsOf(parts),
    location: whereText(place),
  });
  return `https://calendar.google.com/calendar/render?${query.toString()}`;
}

/** Opens a new entry in Outlook on the web. Source: its 'deeplink/compose'. */
export function outlookCalendarLink(parts: CalendarLinkParts): string {
  const { event, date, place } = parts;
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: event.title,
    startdt: date.startsAt.toISOString(),
    enddt: date.endsAt.toISOString(),
    body: detailsOf(parts),
    location: whereText(place),
  });
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query.toString()}`;
}
