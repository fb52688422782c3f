import { methodNotAllowed } from '#server/platform/http/error-handler.ts';
import { sendBody } from '#server/platform/http/compressed-body.ts';
import type { Stages } from '#server/platform/http/stages.ts';
import type { PlaceIndex } from '#server/search-index/place-index.ts';

/**
 * GET /api/club/offers: what the club offers at published places, open to anyone. Answered from memory; browsers keep
 * it and ask each time whether it changed.
 * Errors: 503 'unavailable' when nothing recent enough can be had.
 */
export function register(
  { held }: Pick<Stages, 'held'>,
  { placeIndex }: { placeIndex: Pick<PlaceIndex, 'offers'> },
): void {
  held
    .route('/club/offers')
    .get(async (req, res) => {
      sendBody(req, res, await placeIndex.offers(), { 'Cache-Control': 'no-cache' });
    })
    .all(methodNotAllowed(['GET', 'HEAD']));
}
