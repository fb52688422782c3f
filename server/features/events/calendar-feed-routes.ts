import type { Request, Response } from 'express';
import { translatedRecord } from '#shared/translations.ts';
import { currentLanguage, inLanguage } from '#server/platform/language.ts';
import { AppError } from '#shared/app-error.ts';
import * as brand from '#shared/brand.ts';
import { calendarFile } from '#shared/calendar/calendar-file.ts';
import { eventCalendarEntries } from '#features/events/model/event-calendar.ts';
import { agendaFeedPath, eventLink } from '#features/events/model/event-link.ts';
import * as portuguese from '#features/events/texts.ts';
import * as spanish from '#features/events/texts.es.ts';
import * as english from '#features/events/texts.en.ts';
import { languages, localizedAddress } from '#shared/languages.ts';
import type { Language } from '#shared/languages.ts';
import { sendBody } from '#server/platform/http/compressed-body.ts';
import type { Stages } from '#server/platform/http/stages.ts';
import type { EventRecord } from '#server/search-index/public-events.ts';
import type { PlaceDirectory, LivePlaceIndex } from '#server/search-index/place-index.ts';
import { cacheResponsesByKey } from '#server/search-index/cached-responses.ts';
import type { ServerConfig } from '#server/config.ts';

const texts = { pt: portuguese, es: spanish, en: english };

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
 * (an event) and /agenda/evento/{eventId}/{key}.ics (one date); in Spanish and English below /es and /en. Cancelled dates are marked as cancelled. Responses are
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
    language: Language,
    event: EventRecord,
    directory: PlaceDirectory,
    isReminded: boolean,
  ) => {
    const place = directory.place(event.placeId);
    const url = origin === null ? null : origin + localizedAddress(language, eventLink(event));
    const sentences = texts[language].calendarSentences;
    return place
      ? eventCalendarEntries(translatedRecord(language, event), place, {
          url,
          isReminded,
          sentences,
        })
      : [];
  };

  function calendarFeed(
    language: Language,
    name: string,
    events: readonly EventRecord[],
    directory: PlaceDirectory,
  ): string {
    const entries = events
      .flatMap((event) => toCalendarEntries(language, event, directory, false))
      .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
      .slice(0, maxDates);
    return calendarFile(entries, { name, refreshHours });
  }

  /**
   * Returns the calendar file of a key in the current language; null if there is none.
   * @param key path: 'agenda', 'lugar/{id}', 'evento/{id}' or 'evento/{id}/{key}'
   */
  function calendarText(key: string, directory: PlaceDirectory): string | null {
    const { events } = directory;
    if (!events) return null;
    const [kind, id = '', dateKey] = key.split('/');
    const language = currentLanguage();
    if (kind === 'agenda') {
      const name = texts[language].agendaFeedName;
      return calendarFeed(language, name, events.upcomingEvents, directory);
    }
    if (kind === 'lugar') {
      const place = directory.place(id);
      const name = `${place?.title ?? ''} · ${brand.name}`;
      return place && calendarFeed(language, name, events.ofPlace(id), directory);
    }
    const event = events.event(id);
    if (!event) return null;
    const dates = event.dates.filter((date) => dateKey === undefined || date.key === dateKey);
    return dates.length === 0
      ? null
      : calendarFile(toCalendarEntries(language, { ...event, dates }, directory, true));
  }

  const getCachedFeed = cacheResponsesByKey(
    placeIndex,
    'text/calendar; charset=utf-8',
    calendarText,
  );
  const sendFeed = async (
    { language, key, filename }: { language: Language; key: string; filename: string },
    req: Request,
    res: Response,
  ) => {
    // Throws 'unavailable' if the events cannot be read. Otherwise the response would be a wrong 404.
    await placeIndex.events();
    const body = await inLanguage(language, () => getCachedFeed(key));
    if (!body) throw new AppError('not-found', 'no such place or event, or the event is over');
    sendBody(req, res, body, {
      'Cache-Control': 'no-cache',
      'Content-Disposition': `inline; filename="${filename}.ics"`,
    });
  };

  for (const language of languages) {
    const route = (path: string) => files.route(localizedAddress(language, path));
    route(agendaFeedPath).get((req, res) =>
      sendFeed({ language, key: 'agenda', filename: 'agenda' }, req, res),
    );
    route('/agenda/lugar/:placeId.ics').get((req, res) =>
      sendFeed(
        { language, key: `lugar/${String(req.params['placeId'])}`, filename: 'agenda' },
        req,
        res,
      ),
    );
    route('/agenda/evento/:eventId.ics').get((req, res) =>
      sendFeed(
        { language, key: `evento/${String(req.params['eventId'])}`, filename: 'evento' },
        req,
        res,
      ),
    );
    route('/agenda/evento/:eventId/:key.ics').get((req, res) => {
      const { eventId, key } = req.params;
      const feedKey = `evento/${String(eventId)}/${String(key)}`;
      return sendFeed({ language, key: feedKey, filename: 'evento' }, req, res);
    });
  }
}
