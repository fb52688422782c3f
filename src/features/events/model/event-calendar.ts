import { calendarUid } from '#shared/calendar/calendar-file.ts';
import type { CalendarEntry } from '#shared/calendar/calendar-file.ts';
import type { PublicEvent } from './event-page.ts';
import type { ListedDate } from './event-date.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';

/** Location of a calendar entry. */
type CalendarLocation = Pick<PlaceSummary, 'title' | 'location' | 'geo'>;

/** Sentences in the description of a calendar entry. */
export interface CalendarSentences {
  soldOut: string;
  tickets: (ticketUrl: string) => string;
}

/** Reminder before the start (minutes): enough to get ready and cross the island. */
const alarmMinutes = 120;

/**
 * Returns the dates of an event as calendar entries. A moved or cancelled date keeps its UID and has a higher SEQUENCE.
 * @param options.url URL of the event page; null if the site does not know its own URL
 * @param options.isReminded true to add a reminder to each entry; false for feeds that a calendar subscribes to
 * @param options.sentences sentences of the descriptions
 */
export function eventCalendarEntries(
  event: PublicEvent,
  place: CalendarLocation,
  {
    url,
    isReminded,
    sentences,
  }: { url: string | null; isReminded: boolean; sentences: CalendarSentences },
): CalendarEntry[] {
  return event.dates.map((date) => ({
    uid: calendarUid(event.id, date.key),
    sequence: event.revision,
    // Not the time of the request, so that unchanged entries do not look changed.
    changedAt: event.updatedAt ?? new Date(0),
    startsAt: date.startsAt,
    endsAt: date.endsAt,
    status: date.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED',
    title: event.title,
    description: toDescription(event, date, url, sentences),
    location: locationText(place),
    geo: place.geo,
    url,
    alarmMinutes: isReminded ? alarmMinutes : null,
  }));
}

function toDescription(
  { description, ticketUrl }: PublicEvent,
  date: ListedDate,
  url: string | null,
  sentences: CalendarSentences,
) {
  const parts = [
    date.status === 'sold_out' ? sentences.soldOut : '',
    description,
    ticketUrl && sentences.tickets(ticketUrl),
    url,
  ];
  return parts.filter(Boolean).join('\n\n');
}

function locationText({ title, location }: CalendarLocation): string {
  return [title, location].filter(Boolean).join(', ');
}

/** Data for the link to a web calendar. */
interface CalendarLinkParts {
  event: Pick<PublicEvent, 'title' | 'description'>;
  date: ListedDate;
  place: CalendarLocation;
  /** Absolute URL of the event page. */
  url: string;
}

/** Maximum length of the description in a URL. */
const maxDetailsLength = 500;

function toDetails({ event, url }: CalendarLinkParts): string {
  return [event.description.slice(0, maxDetailsLength), url].filter(Boolean).join('\n\n');
}

/**
 * Returns a link that opens a new entry in Google Calendar. The parameters are those of its pages with
 * 'action=TEMPLATE'.
 */
export function googleCalendarLink(parts: CalendarLinkParts): string {
  const { event, date, place } = parts;
  const toBasicFormat = (instant: Date) => instant.toISOString().replace(/\.\d{3}|[-:]/g, '');
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title,
    dates: `${toBasicFormat(date.startsAt)}/${toBasicFormat(date.endsAt)}`,
    details: toDetails(parts),
    location: locationText(place),
  });
  return `https://calendar.google.com/calendar/render?${query.toString()}`;
}

/**
 * Returns a link that opens a new entry in Outlook on the web. The parameters are those of its page 'deeplink/compose'.
 */
export function outlookCalendarLink(parts: CalendarLinkParts): string {
  const { event, date, place } = parts;
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: event.title,
    startdt: date.startsAt.toISOString(),
    enddt: date.endsAt.toISOString(),
    body: toDetails(parts),
    location: locationText(place),
  });
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query.toString()}`;
}
