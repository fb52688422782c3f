import { AppError } from '#shared/app-error.ts';
import { sendBody } from '#server/platform/http/compressed-body.ts';
import { methodNotAllowed } from '#server/platform/http/error-handler.ts';
import type { Stages } from '#server/platform/http/stages.ts';
import type { LivePlaceIndex } from '#server/search-index/place-index.ts';
import { clubShowcase } from './club-showcase.ts';
import { cachedPerMinute } from '#server/search-index/cached-answers.ts';

/**
 * GET /api/club/showcase: value of the club at this moment, public, for visitors who open the plans from another page.
 * Served from memory (cachedPerMinute()); browsers cache the response and revalidate it on each request.
 *
 * Errors: 503 'unavailable' when no recent data is available.
 */
export function register(
  { held }: Pick<Stages, 'held'>,
  { placeIndex }: { placeIndex: Pick<LivePlaceIndex, 'current'> },
): void {
  const cachedAnswer = cachedPerMinute(placeIndex, (directory, at) => {
    const showcase = clubShowcase(directory, at);
    if (!showcase) throw new AppError('unavailable', 'the offers of the club cannot be read');
    return JSON.stringify(showcase);
  });

  held
    .route('/club/showcase')
    .get(async (req, res) => {
      sendBody(req, res, await cachedAnswer(), { 'Cache-Control': 'no-cache' });
    })
    .all(methodNotAllowed(['GET', 'HEAD']));
}
