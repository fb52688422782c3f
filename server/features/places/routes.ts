import { encodeAgenda } from '#features/events/model/agenda/agenda-codec.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import * as texts from '#features/places/panel-texts.ts';
import { placeSummary } from '#features/places/model/place-summary.ts';
import type { RelatedContent } from '#features/places/model/related-places.ts';
import { toStoredHours } from '#features/places/model/stored-place-lists.ts';
import { jsonType, sendBody } from '#server/platform/http/compressed-body.ts';
import type { Stages } from '#server/platform/http/stages.ts';
import type { LivePlaceIndex } from '#server/search-index/place-index.ts';
import { buildRelatedPlaces } from './related-places.ts';
import { cacheResponsesByKey } from '#server/search-index/cached-responses.ts';
import { requirePlaceId } from '#server/features/pictures/store/image-names.ts';
import type { PictureServices } from '#server/features/pictures/picture-services.ts';
import { callerOf, limitPerUser, requireCaller } from '#server/platform/http/caller.ts';
import { withoutBudget } from '#server/platform/http/request-budget.ts';
import type { Identity } from '#server/platform/identity/caller.ts';
import { minuteMs } from '#shared/time-units.ts';
import { requireManagedPlace } from './managed-place.ts';

const removalWindowMs = 10 * minuteMs;
/** Maximum number of removals per user in ten minutes, because each one reads and writes all data of a place. */
const maxRemovals = 120;

interface RemovalDependencies {
  identity: Identity;
  pictures: Pick<PictureServices, 'readPlace' | 'removePlace'>;
}

/** Registers related places and the removal of a place. */
export function register(
  stages: Stages,
  dependencies: { placeIndex: Pick<LivePlaceIndex, 'current'> } & RemovalDependencies,
): void {
  registerRelatedPlaces(stages, dependencies);
  registerRemoval(stages, dependencies);
}

const cacheHeaders = { 'Cache-Control': 'no-cache' };

/**
 * Registers the public GET /api/places/{id}/related, the related places and next events of a place. Both lists are empty
 * for a place that is not in the index. Computed from memory once per state of the data; browsers cache and revalidate
 * the response. Errors: 503 'unavailable' without recent data.
 */
function registerRelatedPlaces(
  { cached }: Pick<Stages, 'cached'>,
  { placeIndex }: { placeIndex: Pick<LivePlaceIndex, 'current'> },
): void {
  const getCachedResponse = cacheResponsesByKey(placeIndex, jsonType, (placeId, directory) => {
    const place = directory.place(placeId);
    return (
      place &&
      serializeRelatedPlaces(
        buildRelatedPlaces(place, directory),
        placeSummary(place, directory.categories),
      )
    );
  });
  cached.route('/places/:placeId/related').get(async (req, res) => {
    const body = await getCachedResponse(req.params.placeId);
    if (body) sendBody(req, res, body, cacheHeaders);
    else res.set(cacheHeaders).json({ rails: [], events: encodeAgenda([], new Map(), '') });
  });
}

function serializeRelatedPlaces(
  { rails: allRails, events }: RelatedContent<PlaceSummary>,
  place: PlaceSummary,
): string {
  const rails = allRails.map(({ kind, places }) => ({
    kind,
    // The browser parses opening hours in their stored form.
    places: places.map(({ hours, ...card }) => ({ ...card, hours: toStoredHours(hours) })),
  }));
  const eventPlaces = new Map([[place.id, { ...place, hasBenefit: false }]]);
  return JSON.stringify({ rails, events: encodeAgenda(events, eventPlaces, '') });
}

/**
 * Registers DELETE /api/places/{id}, which removes a place with all its data, for its managers. Errors: 400, 401, 403,
 * 404, 429 and 503.
 */
function registerRemoval(
  { api }: Pick<Stages, 'api'>,
  { identity, pictures }: RemovalDependencies,
): void {
  // A removal cannot be undone, so a revoked token is refused.
  const requireRemover = requireCaller(identity, {
    roles: ['manager', 'super_admin'],
    checkRevoked: true,
  });
  api
    .route('/places/:placeId')
    .delete(requireRemover, limitPerUser(maxRemovals, removalWindowMs), async (req, res) => {
      const placeId = requirePlaceId(String(req.params['placeId'] ?? ''));
      const caller = callerOf(req);
      // A super admin may repeat a completed removal without an error.
      if (caller.accountState?.role !== 'super_admin') {
        requireManagedPlace(await pictures.readPlace(placeId), caller, placeId);
      }
      await withoutBudget(() => pictures.removePlace(placeId, caller.uid));
      res.json({ success: true, message: texts.placeRemoved });
    });
}
