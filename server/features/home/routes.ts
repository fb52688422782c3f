import { encodeAgenda } from '#features/events/model/agenda/agenda-codec.ts';
import { sendBody } from '#server/platform/http/compressed-body.ts';
import type { Stages } from '#server/platform/http/stages.ts';
import type { LivePlaceIndex } from '#server/search-index/place-index.ts';
import { buildHomeNow } from './home-now.ts';
import { toWireFormat } from '#server/search-index/listed-place.ts';
import { cacheResponsePerMinute } from '#server/search-index/cached-responses.ts';

/**
 * Registers the public GET /api/home, the time-dependent content of the home page. Served from memory; browsers cache
 * and revalidate it. Errors: 503 'unavailable' when no recent data is available.
 */
export function register(
  { cached }: Pick<Stages, 'cached'>,
  { placeIndex }: { placeIndex: Pick<LivePlaceIndex, 'current'> },
): void {
  const cachedResponse = cacheResponsePerMinute(placeIndex, (directory, now) => {
    const { openNow, tonight, benefits, neighborhoods, agenda, past, club } = buildHomeNow(
      directory,
      now,
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

  cached.route('/home').get(async (req, res) => {
    sendBody(req, res, await cachedResponse(), { 'Cache-Control': 'no-cache' });
  });
}
