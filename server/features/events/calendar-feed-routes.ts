import type { Request, Response } from 'express';
import { AppError } from '#shared/app-error.ts';
import { brand } from '#shared/brand.ts';
import { calendarFile } from '#shared/calendar/calendar-file.ts';
import { eventCalendarEntries } from '#features/events/model/event-calendar.ts';
import { agendaFeedPath, eventLink } from '#features/events/model/event-link.ts';
import * as texts from '#features/events/texts.ts';
import { sendBody } from '#server/platform/http/compressed-body.ts';
import type { Stages } from '#server/platform/http/stages.ts';
import type { EventRecord } from '#server/search-index/public-events.ts';
import type { PlaceDirectory, LivePlaceIndex } from '#server/search-index/place-index.ts';
import { cacheResponsesByKey } from '#server/search-index/cached-responses.ts';
import type { ServerConfig } from '#server/config.ts';

/** Maximum number of dates in a feed; it contains the earliest ones. */
const maxDates = 500;
const refreshHours = 1;

export interface CalendarFeedDependencies {
  /** Origin of the site for the addresses of events; null when unknown. */
  config: Pick<ServerConfig, 'publicOrigin'>;
  placeIndex: Pick<LivePlaceIndex, 'current' | 'events'>;
}

/**
 * Public calendars in the format of RFC 5545. Feeds to subscribe to: GET /agenda.ics (all events) and GET
 * /agenda/lugar/{placeId}.ics (one place). Files to add to a calendar, with an alarm: GET /agenda/evento/{eventId}.ics
 * (an event) and /agenda/evento/{eventId}/{key}.ics (one date). Cancelled dates are marked as cancelled. Responses are
 * built from memory; calendars cache and revalidate them.
 *
 * Errors: 404 'not-found' for a place that is not public, and for an event or date that is over or not public; 503
 * 'unavailable' when no recent data is available.
 */
export function registerCalendarFeeds(
  { files }: Pick<Stages, 'files'>,
  { config: { publicOrigin: origin }, placeIndex }: CalendarFeedDependencies,
): void {
  const toCalendarEntries = (
    event: EventRecord,
    directory: PlaceDirectory,
    isReminded: boolean,
  ) => {
    const place = directory.place(event.placeId);
    const url = origin === null ? null : origin + eventLink(event);
    const sentences = texts.calendarSentences;
    return place ? eventCalendarEntries(event, place, { url, isReminded, sentences }) : [];
  };

  function calendarFeed(
    name: string,
    events: readonly EventRecord[],
    directory: PlaceDirectory,
  ): string {
    const entries = events
      .flatMap((event) => toCalendarEntries(event, directory, false))
      .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
      .slice(0, maxDates);
    return calendarFile(entries, { name, refreshHours });
  }

  /**
   * Returns the calendar file of a key; null if there is none.
   * @param key 'agenda', 'lugar/{id}', 'evento/{id}' or 'evento/{id}/{key}'
   */
  function calendarText(key: string, directory: PlaceDirectory): string | null {
    const { events } = directory;
    if (!events) return null;
    const [kind, id = '', dateKey] = key.split('/');
    if (kind === 'agenda')
      return calendarFeed(texts.agendaFeedName, events.upcomingEvents, directory);
    if (kind === 'lugar') {
      const place = directory.place(id);
      return place && calendarFeed(`${place.title} · ${brand.name}`, events.ofPlace(id), directory);
    }
    const event = events.event(id);
    if (!event) return null;
    const dates = event.dates.filter((date) => dateKey === undefined || date.key === dateKey);
    return dates.length === 0
      ? null
      : calendarFile(toCalendarEntries({ ...event, dates }, directory, true));
  }

  const getCachedFeed = cacheResponsesByKey(
    placeIndex,
    'text/calendar; charset=utf-8',
    calendarText,
  );
  const sendFeed = async (key: string, filename: string, req: Request, res: Response) => {
    // Throws 'unavailable' if the events cannot be read. Otherwise the response would be a wrong 404.
    await placeIndex.events();
    const body = await getCachedFeed(key);
    if (!body) throw new AppError('not-found', 'no such place or event, or the event is over');
    sendBody(req, res, body, {
      'Cache-Control': 'no-cache',
      'Content-Disposition': `inline; filename="${filename}.ics"`,
    });
  };

  files.route(agendaFeedPath).get((req, res) => sendFeed('agenda', 'agenda', req, res));
  files
    .route('/agenda/lugar/:placeId.ics')
    .get((req, res) => sendFeed(`lugar/${req.params.placeId}`, 'agenda', req, res));
  files
    .route('/agenda/evento/:eventId.ics')
    .get((req, res) => sendFeed(`evento/${req.params.eventId}`, 'evento', req, res));
  files
    .route('/agenda/evento/:eventId/:key.ics')
    .get((req, res) =>
      sendFeed(`evento/${req.params.eventId}/${req.params.key}`, 'evento', req, res),
    );
}
