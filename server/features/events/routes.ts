import { AppError } from '#shared/app-error.ts';
import { jsonType, sendBody } from '#server/platform/http/compressed-body.ts';
import { currentLanguage } from '#server/platform/language.ts';
import type { Stages } from '#server/platform/http/stages.ts';
import type { LivePlaceIndex } from '#server/search-index/place-index.ts';
import { buildEventPage, serializeEventPage } from './event-page.ts';
import { cacheResponsesByKey } from '#server/search-index/cached-responses.ts';
import { registerCalendarFeeds } from './calendar-feed-routes.ts';
import type { CalendarFeedDependencies } from './calendar-feed-routes.ts';

const cacheHeaders = { 'Cache-Control': 'no-cache' };

/**
 * Registers the public event routes: GET /api/events/index (all current and future events at published places), GET
 * /api/events/next (the next event of each place within seven days, for cards) and GET /api/events/{id} (an event with
 * its place and other events there). Built from memory; browsers cache and revalidate the responses. Errors: 404
 * 'not-found' for an event that is over or not public; 503 'unavailable' when no recent data is available.
 */
function registerEventRoutes(
  { cached }: Pick<Stages, 'cached'>,
  { placeIndex }: { placeIndex: Pick<LivePlaceIndex, 'current' | 'events'> },
): void {
  const getCachedPage = cacheResponsesByKey(placeIndex, jsonType, (id, directory) => {
    const page = buildEventPage(id, directory);
    return page && serializeEventPage(page);
  });
  cached.route('/events/index').get(async (req, res) => {
    const { agendaFile } = await placeIndex.events(currentLanguage());
    sendBody(req, res, agendaFile, cacheHeaders);
  });
  cached.route('/events/next').get(async (req, res) => {
    const { nextEventsFile } = await placeIndex.events(currentLanguage());
    sendBody(req, res, nextEventsFile, cacheHeaders);
  });
  cached.route('/events/:eventId').get(async (req, res) => {
    // Throws 'unavailable' if the events cannot be read. Otherwise the response would be a wrong 404.
    await placeIndex.events();
    const page = await getCachedPage(req.params.eventId);
    if (!page) throw new AppError('not-found', 'no such event, or it is over');
    sendBody(req, res, page, cacheHeaders);
  });
}

/** Adds the routes of the agenda, of its events and of the calendar feeds. */
export function register(stages: Stages, dependencies: CalendarFeedDependencies): void {
  registerEventRoutes(stages, dependencies);
  registerCalendarFeeds(stages, dependencies);
}
