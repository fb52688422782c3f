import { Router } from 'express';
import { placeSearchBody, userSearchBody } from '#features/search/model/admin-search.ts';
import { checkedBody } from '#server/platform/http/checked-body.ts';
import { methodNotAllowed } from '#server/platform/http/error-handler.ts';
import { limitPerPerson, requireCaller } from '#server/platform/http/caller.ts';
import type { Identity } from '#server/platform/http/caller.ts';
import type { AdminSearch } from './admin-search.ts';

const minuteMs = 60_000;
/** Somebody who types without a pause asks for two hundred. */
const searchesAMinute = 300;

/**
 * For super admins: POST /admin/search/users and POST /admin/search/places answer the ids of what holds the words of
 * a text; the documents themselves are read from Firestore. Names and e-mails are looked for, so they travel in
 * bodies: a proxy in front of the server may log addresses. Shapes: src/features/search/model/admin-search.ts.
 * Errors: 'invalid-input', 'unsupported-type'; 401, 403, 429 and 503.
 */
export function adminSearchRoutes(identity: Identity, search: AdminSearch): Router {
  const superAdmins = requireCaller(identity, { roles: ['super_admin'] });
  const limited = limitPerPerson(searchesAMinute, minuteMs);
  const router = Router();

  router
    .route('/admin/search/users')
    .post(superAdmins, limited, async (req, res) => {
      res.json({ success: true, ...(await search.users(checkedBody(req, userSearchBody))) });
    })
    .all(methodNotAllowed(['POST']));

  router
    .route('/admin/search/places')
    .post(superAdmins, limited, async (req, res) => {
      res.json({ success: true, ...(await search.places(checkedBody(req, placeSearchBody))) });
    })
    .all(methodNotAllowed(['POST']));

  return router;
}
