import { placeSearchBody, userSearchBody } from '#features/search/model/admin-search.ts';
import { checkedBody } from '#server/platform/http/checked-body.ts';
import { methodNotAllowed } from '#server/platform/http/error-handler.ts';
import { limitPerPerson, requireCaller } from '#server/platform/http/caller.ts';
import type { Identity } from '#server/platform/identity/caller.ts';
import type { Stages } from '#server/platform/http/stages.ts';
import type { AdminSearch } from './admin-search.ts';

const minuteMs = 60_000;
/** Somebody who types without a pause asks for two hundred. */
const searchesAMinute = 300;

export interface AdminSearchParts {
  identity: Identity;
  adminSearch: AdminSearch;
}

/**
 * For super admins: POST /admin/search/users and POST /admin/search/places answer the ids of what holds the words of
 * a text; the documents themselves are read from Firestore. Names and e-mails are looked for, so they travel in
 * bodies: a proxy in front of the server may log addresses. Shapes: src/features/search/model/admin-search.ts.
 * Errors: 'invalid-input', 'unsupported-type'; 401, 403, 429 and 503.
 */
export function registerAdminSearchRoutes(
  { api }: Pick<Stages, 'api'>,
  { identity, adminSearch }: AdminSearchParts,
): void {
  const superAdmins = requireCaller(identity, { roles: ['super_admin'] });
  const limited = limitPerPerson(searchesAMinute, minuteMs);

  api
    .route('/admin/search/users')
    .post(superAdmins, limited, async (req, res) => {
      res.json({ success: true, ...(await adminSearch.users(checkedBody(req, userSearchBody))) });
    })
    .all(methodNotAllowed(['POST']));

  api
    .route('/admin/search/places')
    .post(superAdmins, limited, async (req, res) => {
      res.json({ success: true, ...(await adminSearch.places(checkedBody(req, placeSearchBody))) });
    })
    .all(methodNotAllowed(['POST']));
}
