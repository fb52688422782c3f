import { Router } from 'express';
import { LRUCache } from 'lru-cache';
import { storedHours } from '#domain/stored/place-lists.ts';
import { compressBody, contentVersion, sendBody } from '../http/compressed-body.ts';
import type { CompressedBody } from '../http/compressed-body.ts';
import { methodNotAllowed } from '../http/error-handler.ts';
import type { PlaceIndex } from '../search-index/place-index.ts';
import { relatedTo } from '../site/related-places.ts';

/** Answers kept; each takes 15 kB or so in all its forms. */
const keptAnswers = 500;
/** Made while somebody waits, for a few visitors: not worth more of the processor (see compressBody). */
const brotliQuality = 5;

/**
 * GET /api/places/{id}/related: where one may go on from a place, open to anyone, for whoever comes to it from another
 * page; nothing for a place that the index does not hold, as one made or hidden a moment ago. Made from memory once for
 * each state of the data; browsers keep it and ask each time whether it changed.
 * Errors: 503 'unavailable' when nothing recent enough can be had.
 */
export function relatedPlacesRoutes(placeIndex: Pick<PlaceIndex, 'current'>): Router {
  const kept = new LRUCache<string, Promise<CompressedBody>>({ max: keptAnswers });
  let version = -1;

  async function answer(placeId: string): Promise<CompressedBody> {
    const directory = await placeIndex.current();
    if (directory.version !== version) {
      kept.clear();
      version = directory.version;
    }
    const held = kept.get(placeId);
    if (held) return held;
    const place = directory.place(placeId);
    // Not kept: anybody can ask for any number of them.
    if (!place) return bodyOf([]);
    const body = bodyOf(relatedTo(place, directory));
    kept.set(placeId, body);
    return body;
  }

  const router = Router();
  router
    .route('/places/:placeId/related')
    .get(async (req, res) => {
      sendBody(req, res, await answer(req.params.placeId), { 'Cache-Control': 'no-cache' });
    })
    .all(methodNotAllowed(['GET', 'HEAD']));
  return router;
}

function bodyOf(related: ReturnType<typeof relatedTo>): Promise<CompressedBody> {
  const rails = related.map(({ kind, places }) => ({
    kind,
    // Hours in the form in which Firestore holds them, which the browser reads.
    places: places.map(({ hours, ...card }) => ({ ...card, hours: storedHours(hours) })),
  }));
  const text = JSON.stringify({ rails });
  return compressBody(Buffer.from(text), {
    contentType: 'application/json; charset=utf-8',
    version: contentVersion(text),
    brotliQuality,
  });
}
