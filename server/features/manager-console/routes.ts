import { Router } from 'express';
import type { ManagerOverviewAnswer } from '#features/statistics/model/statistics-contract.ts';
import { methodNotAllowed } from '#server/platform/http/error-handler.ts';
import { callerOf, limitPerPerson, requireCaller } from '#server/platform/http/caller.ts';
import type { Identity } from '#server/platform/http/caller.ts';

/** As managerOverview(). */
export type ReadManagerOverview = (manager: {
  uid: string;
  managedPlaces: readonly string[];
}) => Promise<ManagerOverviewAnswer>;

const minuteMs = 60_000;
/** Each opening of the panel asks once. */
const asksAMinute = 60;

/**
 * GET /manager/overview: what the caller keeps and what waits for them. For managers and super admins, about their
 * own places alone. Errors: 401, 403, 429, 503.
 */
export function managerOverviewRoutes(identity: Identity, overview: ReadManagerOverview): Router {
  const router = Router();
  router
    .route('/manager/overview')
    .get(
      requireCaller(identity, { roles: ['manager', 'super_admin'] }),
      limitPerPerson(asksAMinute, minuteMs),
      async (req, res) => {
        const { uid, standing } = callerOf(req);
        res.json(await overview({ uid, managedPlaces: standing?.managedPlaces ?? [] }));
      },
    )
    .all(methodNotAllowed(['GET', 'HEAD']));
  return router;
}
