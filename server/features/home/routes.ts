import { encodeAgenda } from '#features/events/model/agenda/agenda-codec.ts';
import { sendBody } from '#server/platform/http/compressed-body.ts';
import { methodNotAllowed } from '#server/platform/http/error-handler.ts';
import type { Stages } from '#server/platform/http/stages.ts';
import type { LivePlaceIndex } from '#server/search-index/place-index.ts';
import { buildHomeNow } from './home-now.ts';
import { toWireFormat } from '#server/search-index/listed-place.ts';
import { cachedPerMinute } from '#server/search-index/cached-answers.ts';

/**
 * GET /api/home: time-dependent content of the home page, public, for visitors who open it from another page. Served
 * from memory (cachedPerMinute()); browsers cache the response and revalidate it on each request.
 *
 * Errors: 503 'unavailable' when no recent data is available.
 */
export function register(
  { held }: Pick<Stages, 'held'>,
  { placeIndex }: { placeIndex: Pick<LivePlaceIndex, 'current'> },
): void {
  const cachedAnswer = cachedPerMinute(placeIndex, (directory, at) => {
    const { openNow, tonight, benefits, neighborhoods, agenda, past, club } = buildHomeNow(
      directory,
      at,
    );
    return JSON.stringify({
      openNow: openNow.map(toWireFormat),
      tonight: tonight.map(toWireFormat),
      benefits: benefits.map(toWireFormat),
      neighborhoods,
      agenda: encodeAgenda(agenda.events, agenda.places, ''),
      past,
      club,
    });
  });

  held
    .route('/home')
    .get(async (req, res) => {
      sendBody(req, res, await cachedAnswer(), { 'Cache-Control': 'no-cache' });
    })
    .all(methodNotAllowed(['GET', 'HEAD']));
}
