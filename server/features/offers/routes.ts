import { sendBody } from '#server/platform/http/compressed-body.ts';
import { currentLanguage } from '#server/platform/language.ts';
import type { Stages } from '#server/platform/http/stages.ts';
import type { LivePlaceIndex } from '#server/search-index/place-index.ts';

/**
 * Registers the public GET /api/club/offers, the offers at published places. Served from memory; browsers cache and
 * revalidate it. Errors: 503 'unavailable' when no recent data is available.
 */
export function register(
  { cached }: Pick<Stages, 'cached'>,
  { placeIndex }: { placeIndex: Pick<LivePlaceIndex, 'offers'> },
): void {
  cached.route('/club/offers').get(async (req, res) => {
    sendBody(req, res, await placeIndex.offers(currentLanguage()), { 'Cache-Control': 'no-cache' });
  });
}
