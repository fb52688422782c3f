import { AppError } from '#shared/app-error.ts';
import { sendBody } from '#server/platform/http/compressed-body.ts';
import type { Stages } from '#server/platform/http/stages.ts';
import type { LivePlaceIndex } from '#server/search-index/place-index.ts';
import { buildClubShowcase } from './club-showcase.ts';
import { cacheResponsePerMinute } from '#server/search-index/cached-responses.ts';

/**
 * Registers the public GET /api/club/showcase, which returns what the club offers at this moment. Served from memory;
 * browsers cache and revalidate it. Errors: 503 'unavailable' when no recent data is available.
 */
export function register(
  { cached }: Pick<Stages, 'cached'>,
  { placeIndex }: { placeIndex: Pick<LivePlaceIndex, 'current'> },
): void {
  const cachedResponse = cacheResponsePerMinute(placeIndex, (directory, now) => {
    const showcase = buildClubShowcase(directory, now);
    if (!showcase) throw new AppError('unavailable', 'the offers of the club cannot be read');
    return JSON.stringify(showcase);
  });

  cached.route('/club/showcase').get(async (req, res) => {
    sendBody(req, res, await cachedResponse(), { 'Cache-Control': 'no-cache' });
  });
}
