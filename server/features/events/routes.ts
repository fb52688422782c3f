import { AppError } from '#shared/app-error.ts';
import { sendBody } from '#server/platform/http/compressed-body.ts';
import { methodNotAllowed } from '#server/platform/http/error-handler.ts';
import type { Stages } from '#server/platform/http/stages.ts';
import type { PlaceIndex } from '#server/search-index/place-index.ts';
import { eventPage, eventPageText } from './event-page.ts';
import { heldAnswers, jsonType } from '#server/search-index/held-answers.ts';
import { registerCalendarFeeds } from './calendar-feed-routes.ts';
import type { CalendarFeedParts } from './calendar-feed-routes.ts';

const caching = { 'Cache-Control': 'no-cache' };

/**
 * GET /api/events/index: the agenda, what takes place from now on at published places. GET /api/events/next: what does
 * next at each of them that has something within seven days, for cards. GET /api/events/{id}: an event with its place
 * and what else takes place there. Open to anyone, made from memory; browsers keep them and ask each
 * time whether they changed.
 * Errors: 404 'not-found' for an event that is not public or over; 503 'unavailable' when nothing recent enough can be had.
 */
function registerEventRoutes(
  { held }: Pick<Stages, 'held'>,
  { placeIndex }: { placeIndex: Pick<PlaceIndex, 'current' | 'events'> },
): void {
  const pageOf = heldAnswers(placeIndex, jsonType, (id, directory) => {
    const page = eventPage(id, directory);
    return page && eventPageText(page);
  });
  held
    .route('/events/index')
    .get(async (req, res) => {
      const { file } = await placeIndex.events();
      sendBody(req, res, file, caching);
    })
    .all(methodNotAllowed(['GET', 'HEAD']));
  held
    .route('/events/next')
    .get(async (req, res) => {
      const { nextFile } = await placeIndex.events();
      sendBody(req, res, nextFile, caching);
    })
    .all(methodNotAllowed(['GET', 'HEAD']));
  held
    .route('/events/:eventId')
    .get(async (req, res) => {
      // Not found only where events are known.
      await placeIndex.events();
      const page = await pageOf(req.params.eventId);
      if (!page) throw new AppError('not-found', 'no such event, or it is over');
      sendBody(req, res, page, caching);
    })
    .all(methodNotAllowed(['GET', 'HEAD']));
}

/** Adds the agenda, its events and the calendars made of them. */
export function register(stages: Stages, parts: CalendarFeedParts): void {
  registerEventRoutes(stages, parts);
  registerCalendarFeeds(stages, parts);
}
