import type { AgendaPeriod } from '#features/events/model/agenda/agenda.ts';
import { getDaysOfDate } from '#features/events/model/agenda/agenda.ts';
import type { CalendarSentences } from '#features/events/model/event-calendar.ts';
import type { AgeLimit, EventAccess } from '#features/events/model/event-options.ts';
import type { EventDateStatus, ListedDate } from '#features/events/model/event-date.ts';
import * as brand from '#shared/brand.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import { countText, formatCents, formatDayAndMonth } from '#shared/formats/formats.en.ts';
import { shortWeekdays, weekdayNames } from '#shared/formats/weekdays.en.ts';
import type { TranslationOf } from '#shared/translation.ts';
import { clockText, isoDateOf, wallClockAt, weekdayOf } from '#shared/zoned-time.ts';

export const agendaErrors: ErrorSentences = { default: 'Could not load the events' };

export const eventErrors: ErrorSentences = {
  default: 'Could not load the event',
  'not-found': 'This event is not listed',
  'invalid-input': 'This event is not listed',
  hints: {
    'not-found': 'It has ended, has been removed from the list or never existed.',
    'invalid-input': 'See the upcoming events.',
  },
};

export const eventAccessLabels: Record<EventAccess, string> = {
  wheelchair: 'Wheelchair access',
  sign_language: 'Brazilian Sign Language (Libras) interpreter',
  audio_description: 'Audio description',
  quiet_area: 'Quiet area',
};

const monthNames = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
] as const;

function timeText(instant: Date): string {
  return clockText(wallClockAt(instant).minutes);
}

export function shortDayText(day: number): string {
  return `${shortWeekdays[weekdayOf(day)] ?? ''} ${formatDayAndMonth(isoDateOf(day))}`;
}

export function dateBlockTexts(day: number): { weekday: string; date: string; month: string } {
  const [, month = '', date = ''] = isoDateOf(day).split('-');
  return {
    weekday: shortWeekdays[weekdayOf(day)] ?? '',
    date: String(Number(date)),
    month: (monthNames[Number(month) - 1] ?? '').slice(0, 3),
  };
}

export function longDayText(day: number, today: number): string {
  const [year = '', month = '', date = ''] = isoDateOf(day).split('-');
  const weekday = weekdayNames[weekdayOf(day)] ?? '';
  const dayAndMonth = `${weekday} ${Number(date)} ${monthNames[Number(month) - 1] ?? ''}`;
  return isoDateOf(today).startsWith(year) ? dayAndMonth : `${dayAndMonth} ${year}`;
}

export function dayHeading(day: number, today: number): string {
  const longText = longDayText(day, today);
  if (day === today) return `Today · ${longText}`;
  if (day === today + 1) return `Tomorrow · ${longText}`;
  return longText;
}

export function monthHeading(day: number): string {
  const [year = '', month = ''] = isoDateOf(day).split('-');
  return `${monthNames[Number(month) - 1] ?? ''} ${year}`;
}

export function timesOnDayText(date: ListedDate, day: number): string {
  const { first, last } = getDaysOfDate(date);
  if (first === last) return `${timeText(date.startsAt)}–${timeText(date.endsAt)}`;
  const until = `until ${shortDayText(last)}, ${timeText(date.endsAt)}`;
  return first === day ? `${timeText(date.startsAt)} · ${until}` : until;
}

export function eventDateLabel(date: ListedDate): string {
  const { first, last } = getDaysOfDate(date);
  const start = `${shortDayText(first)}, ${timeText(date.startsAt)}`;
  return first === last
    ? `${start}–${timeText(date.endsAt)}`
    : `${start} to ${shortDayText(last)}, ${timeText(date.endsAt)}`;
}

export function relativeEventDateLabel(date: ListedDate, now: Date): string {
  const { first, last } = getDaysOfDate(date);
  const daysAhead = first - wallClockAt(now).dayNumber;
  if (date.startsAt <= now) return `Happening now · until ${endText(date, now)}`;
  const name = daysAhead === 0 ? 'Today' : daysAhead === 1 ? 'Tomorrow' : null;
  if (name === null || first !== last) return eventDateLabel(date);
  return `${name}, ${timeText(date.startsAt)}–${timeText(date.endsAt)}`;
}

function endText(date: ListedDate, now: Date): string {
  const { last } = getDaysOfDate(date);
  const isToday = last <= wallClockAt(now).dayNumber;
  const end = timeText(date.endsAt);
  return isToday ? end : `${shortDayText(last)}, ${end}`;
}

export function eventPriceText(priceCents: number | null): string | null {
  if (priceCents === null) return null;
  return priceCents === 0 ? 'Free' : formatCents(priceCents);
}

export const eventStatusLabels: Record<EventDateStatus, string | null> = {
  scheduled: null,
  sold_out: 'Sold out',
  cancelled: 'Cancelled',
};

export function ageLimitText(limit: AgeLimit): string {
  return limit === 0 ? 'Suitable for all ages' : `Ages ${limit} and over`;
}

export const periodLabels: Record<AgendaPeriod, string> = {
  hoje: 'Today',
  amanha: 'Tomorrow',
  'fim-de-semana': 'Weekend',
  semana: 'This week',
};
export const anyDay = 'Upcoming';

// Cards
export const clubBenefit = 'Club benefit';
export const dateEnded = 'Ended';
export const eventEnded = 'Ended';

// Agenda
export const agendaPageTitle = `What's on in ${brand.city} · ${brand.name}`;
export const agendaTitle = "What's on";
export const agendaLead = `What's happening in ${brand.city}, day by day.`;
export const loadingAgenda = 'Loading events…';
export const loading = 'Loading…';
export const noEventsTitle = 'No events scheduled';
export const noEventsHint = 'When a place schedules an event, it will appear here.';
export const explorePlaces = 'Explore places';
export const agendaFeed = 'Events for your calendar (.ics)';
export const agendaFeedName = `What's on · ${brand.name}`;
export const moreEvents = 'See more events';

// Agenda without events on the selected days
export const nothingOnTheseDays = 'Nothing scheduled for these days';
export const nothingWithFilters = 'No events match these filters';
export const otherFiltersHint = 'Try another neighbourhood, category or price.';

export function nextEventHint(day: string, title: string): string {
  return `The next event is on ${day}: ${title}.`;
}

export const showThisDay = 'See this day';

// Filters of the agenda
export const filtersTitle = 'Filters';

export function filtersWithCount(count: number): string {
  return `Filters (${count})`;
}

export const activeFiltersLabel = 'Active filters';
export const loadingActiveFilters = 'Loading active filters…';
export const clearFilters = 'Clear filters';

export function showEvents(count: number): string {
  return `Show ${countText(count, 'event', 'events')}`;
}

export const categoryLabel = 'Category';
export const neighborhoodLabel = 'Neighbourhood';
export const allNeighborhoods = 'All neighbourhoods';
export const priceLabel = 'Price';
export const freeLabel = 'Free';
export const distanceLabel = 'Distance';

export function withinDistance(kilometres: number): string {
  return `Within ${kilometres} km`;
}

export const nearbyHint = "To see only what's nearby, tell us where you are.";
export const clubLabel = 'Club';
export const withBenefitLabel = 'With a benefit';
export const unnamedPlace = 'A place';

// Days of the agenda
export const whenLabel = 'When';
export const chooseDay = 'Choose a day';
export const calendarLabel = 'Calendar';
export const loadingCalendar = 'Loading the calendar…';
export const previousMonth = 'Previous month';
export const nextMonth = 'Next month';

export function calendarDayLabel(day: number, today: number, count: number): string {
  return `${longDayText(day, today)}, ${countText(count, 'event', 'events')}`;
}

// Page of an event
export const loadingEvent = 'Loading the event…';
export const tryAgain = 'Try again';
export const showAgenda = "See what's on";

export function imageOfEvent(title: string): string {
  return `Image of ${title}`;
}

export const share = 'Share';
export const aboutTitle = 'About';

export function aboutEvent(title: string): string {
  return `about ${title}`;
}

export function datesTitle(count: number): string {
  return count > 1 ? 'Dates' : 'Date';
}

export function showAllDates(count: number): string {
  return `See all ${count} dates`;
}

export const factsTitle = 'Information';
export const locationTitle = 'Location';
export const loadingLocation = 'Loading the location…';
export const loadingOtherEvents = 'Loading other events…';

export function moreEventsAt(placeTitle: string): string {
  return `More at ${placeTitle}`;
}

export function placeFeed(placeTitle: string): string {
  return `Events at ${placeTitle} (.ics)`;
}

// Actions of an event
export const buyTicket = 'Buy tickets';
export const directions = 'Directions';
export const addToCalendar = 'Add to calendar';

export function addDateToCalendar(date: string): string {
  return `Add ${date} to calendar`;
}

export const deviceCalendar = 'Device calendar';
export const googleCalendar = 'Google Calendar';
export const outlookCalendar = 'Outlook';
export const allDatesOnDevice = 'Add all dates to your device’s calendar';

export const calendarSentences: CalendarSentences = {
  soldOut: 'Tickets sold out.',
  tickets: (ticketUrl) => `Tickets: ${ticketUrl}`,
};

// Report of an event
export const reportEvent = 'Report event';
export const loadingReport = 'Loading the report form…';
export const reportingAwaitsApproval =
  'Your account is awaiting approval by the administrator. Once it is approved, you can report events.';
export const ownEventHint = 'You manage this event: change or cancel its dates in the panel.';

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.en.ts')>;
