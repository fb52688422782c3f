import { Router } from 'express';
import { encodeAgenda } from '#features/events/model/agenda/agenda-codec.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import { placeSummary } from '#features/places/model/place-summary.ts';
import type { LeadingOn } from '#features/places/model/related-places.ts';
import { storedHours } from '#features/places/model/stored-place-lists.ts';
import { sendBody } from '#server/platform/http/compressed-body.ts';
import { methodNotAllowed } from '#server/platform/http/error-handler.ts';
import type { PlaceIndex } from '#server/search-index/place-index.ts';
import { relatedTo } from './related-places.ts';
import { heldAnswers, jsonType } from '#server/search-index/held-answers.ts';

const caching = { 'Cache-Control': 'no-cache' };

/**
 * GET /api/places/{id}/related: where one may go on from a place and what takes place there next, open to anyone, for whoever comes to it from another
 * page; nothing for a place that the index does not hold, as one made or hidden a moment ago. Made from memory once for
 * each state of the data; browsers keep it and ask each time whether it changed.
 * Errors: 503 'unavailable' when nothing recent enough can be had.
 */
export function relatedPlacesRoutes(placeIndex: Pick<PlaceIndex, 'current'>): Router {
  const answer = heldAnswers(placeIndex, jsonType, (placeId, directory) => {
    const place = directory.place(placeId);
    return place && textOf(relatedTo(place, directory), placeSummary(place, directory.categories));
  });
  const router = Router();
  router
    .route('/places/:placeId/related')
    .get(async (req, res) => {
      const body = await answer(req.params.placeId);
      if (body) sendBody(req, res, body, caching);
      else res.set(caching).json({ rails: [], events: encodeAgenda([], new Map(), '') });
    })
    .all(methodNotAllowed(['GET', 'HEAD']));
  return router;
}

function textOf({ rails: all, events }: LeadingOn<PlaceSummary>, place: PlaceSummary): string {
  const rails = all.map(({ kind, places }) => ({
    kind,
    // Hours in the form in which Firestore holds them, which the browser reads.
    places: places.map(({ hours, ...card }) => ({ ...card, hours: storedHours(hours) })),
  }));
  const there = new Map([[place.id, { ...place, hasBenefit: false }]]);
  return JSON.stringify({ rails, events: encodeAgenda(events, there, '') });
}
