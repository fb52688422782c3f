import { callerOf, limitPerUser, requireCaller } from '#server/platform/http/caller.ts';
import type { ReadManagerOverview } from './manager-overview.ts';
import type { Identity } from '#server/platform/identity/caller.ts';
import type { Stages } from '#server/platform/http/stages.ts';
import { minuteMs } from '#shared/time-units.ts';

/** The panel sends one request each time it is opened. */
const maxPerMinute = 60;

/**
 * Registers GET /manager/overview, which returns the counts of the caller's own places and pending tasks, for managers
 * and super admins. Errors: 401, 403, 429, 503.
 */
export function register(
  { api }: Pick<Stages, 'api'>,
  { identity, managerOverview }: { identity: Identity; managerOverview: ReadManagerOverview },
): void {
  api
    .route('/manager/overview')
    .get(
      requireCaller(identity, { roles: ['manager', 'super_admin'] }),
      limitPerUser(maxPerMinute, minuteMs),
      async (req, res) => {
        const { uid, accountState } = callerOf(req);
        res.json(await managerOverview({ uid, managedPlaces: accountState?.managedPlaces ?? [] }));
      },
    );
}
