import { placeSearchBody, userSearchBody } from '#features/search/model/admin-search.ts';
import { parseBody } from '#server/platform/http/checked-body.ts';
import { limitPerUser, requireCaller } from '#server/platform/http/caller.ts';
import type { Identity } from '#server/platform/identity/caller.ts';
import type { Stages } from '#server/platform/http/stages.ts';
import { minuteMs } from '#shared/time-units.ts';
import type { AdminSearch } from './admin-search.ts';

/** A user who types without a pause sends about two hundred requests. */
const maxSearchesPerMinute = 300;

export interface AdminSearchDependencies {
  identity: Identity;
  adminSearch: AdminSearch;
}

/**
 * Registers the search for super admins: POST /admin/search/users and POST /admin/search/places return the ids of the
 * records that contain the words of a text, which is in the body because URLs end up in logs. Shapes:
 * src/features/search/model/admin-search.ts. Errors: 'invalid-input', 'unsupported-type'; 401, 403, 429 and 503.
 */
export function registerAdminSearchRoutes(
  { api }: Pick<Stages, 'api'>,
  { identity, adminSearch }: AdminSearchDependencies,
): void {
  const requireSuperAdmin = requireCaller(identity, { roles: ['super_admin'] });
  const limitSearches = limitPerUser(maxSearchesPerMinute, minuteMs);

  api.route('/admin/search/users').post(requireSuperAdmin, limitSearches, async (req, res) => {
    res.json({ success: true, ...(await adminSearch.findUsers(parseBody(req, userSearchBody))) });
  });

  api.route('/admin/search/places').post(requireSuperAdmin, limitSearches, async (req, res) => {
    res.json({
      success: true,
      ...(await adminSearch.findPlaces(parseBody(req, placeSearchBody))),
    });
  });
}
