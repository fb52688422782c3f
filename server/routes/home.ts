import { Router } from 'express';
import { compressBody, contentVersion, sendBody } from '../http/compressed-body.ts';
import type { CompressedBody } from '../http/compressed-body.ts';
import { methodNotAllowed } from '../http/error-handler.ts';
import type { PlaceIndex } from '../search-index/place-index.ts';
import { homeNow } from '../site/home-now.ts';
import { wireForm } from '../site/listed-place.ts';

const minuteMs = 60_000;
/** As that of the search snapshot (see compressBody). */
const brotliQuality = 9;

/**
 * GET /api/home: what the home page says of this moment, open to anyone, for whoever comes to it from another page.
 * Made once a minute and state of the data; browsers keep it and ask each time whether it changed.
 * Errors: 503 'unavailable' when nothing recent enough can be had.
 */
export function homeRoutes(placeIndex: Pick<PlaceIndex, 'current'>): Router {
  let held: { key: string; body: Promise<CompressedBody> } | null = null;

  async function answer(): Promise<CompressedBody> {
    const directory = await placeIndex.current();
    // As old as the places are, which is a minute at most.
    const at = Math.floor(directory.readAt / minuteMs) * minuteMs;
    const key = `${at} ${directory.version}`;
    if (held?.key !== key) {
      const { openNow, tonight, benefits, neighborhoods } = homeNow(directory, new Date(at));
      const text = JSON.stringify({
        openNow: openNow.map(wireForm),
        tonight: tonight.map(wireForm),
        benefits: benefits.map(wireForm),
        neighborhoods,
      });
      const body = compressBody(Buffer.from(text), {
        contentType: 'application/json; charset=utf-8',
        version: contentVersion(text),
        brotliQuality,
      });
      held = { key, body };
    }
    return held.body;
  }

  const router = Router();
  router
    .route('/home')
    .get(async (req, res) => {
      sendBody(req, res, await answer(), { 'Cache-Control': 'no-cache' });
    })
    .all(methodNotAllowed(['GET', 'HEAD']));
  return router;
}
