import { decodeAgenda } from '#features/events/model/agenda/agenda-codec.ts';
import { AppError } from '#shared/app-error.ts';
import { railSize } from '#features/home/model/home-rails.ts';
import type { HomeNow } from '#features/home/model/home-now.ts';
import type { ListedPlace } from '#features/places/model/place.ts';
import { countOf, fieldsOf, listOf, textOf } from '#shared/stored-fields.ts';
import { toClubSummary } from '#features/club/model/stored-club-summary.ts';
import { toPlace } from '#features/places/model/place.ts';

import { apiGet } from '#platform/api/api-client.ts';

const path = '/api/home';
const maxNeighborhoods = 20;
/**
 * Maximum number of ids of places of past events, which limits the second query of listHighlights(). If there are more,
 * some of these places are highlighted.
 */
const maxPastPlaces = 24;

/**
 * Reads the home page content below the highlights. The server holds it in memory, so this reads no documents.
 * @throws AppError 'unavailable' and 'timeout' if the server is unavailable; 'unavailable' for invalid rails; 'unknown'
 * for an agenda in an unknown format; errors of apiGet()
 */
export async function fetchHome(signal?: AbortSignal): Promise<HomeNow<ListedPlace>> {
  const body = fieldsOf(await apiGet(path, { cache: 'no-cache', ...(signal && { signal }) }));
  const parseRail = (name: string): ListedPlace[] => {
    if (!Array.isArray(body[name])) {
      throw new AppError('unavailable', `${path} answered in another shape`);
    }
    return listOf(body[name], railSize).map((place) =>
      toPlace(textOf(fieldsOf(place)['id'], 128), place),
    );
  };
  const rails = {
    openNow: parseRail('openNow'),
    tonight: parseRail('tonight'),
    benefits: parseRail('benefits'),
  };
  const { version: _none, ...agenda } = decodeAgenda(body['agenda']);
  return {
    ...rails,
    neighborhoods: listOf(body['neighborhoods'], maxNeighborhoods)
      .map(fieldsOf)
      .map(({ name, count }) => ({ name: textOf(name, 100), count: countOf(count) }))
      .filter(({ name }) => name !== ''),
    agenda: { ...agenda, isWhole: false },
    club: toClubSummary(body['club']),
    past: listOf(body['past'], maxPastPlaces).map((id) => textOf(id, 128)),
  };
}
