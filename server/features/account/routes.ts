import { isRecentSignIn } from '#features/account/model/account-erasure.ts';
import type { ErasureResponse } from '#features/account/model/account-contract.ts';
import { eraseAccountBody } from '#features/account/model/account-contract.ts';
import { AppError } from '#shared/app-error.ts';
import * as brand from '#shared/brand.ts';
import { slugify } from '#shared/text/slug.ts';
import { isoDateOf, wallClockAt } from '#shared/zoned-time.ts';
import { callerOf, limitPerUser, requireCaller } from '#server/platform/http/caller.ts';
import type { Identity } from '#server/platform/identity/caller.ts';
import { parseBody } from '#server/platform/http/checked-body.ts';
import type { Stages } from '#server/platform/http/stages.ts';
import { hourMs } from '#shared/time-units.ts';
import type { AccountServices } from './account-services.ts';
import { registerPhotoRoutes } from './photo-routes.ts';
import type { PhotoRouteDependencies } from './photo-routes.ts';

/** Low, because an export reads all data of a user. */
const maxExportsPerHour = 5;
const maxErasuresPerHour = 20;

/** Registers the routes for the caller's own account. */
export function register(
  stages: Stages,
  dependencies: { identity: Identity; account: AccountServices } & PhotoRouteDependencies,
): void {
  registerAccountRoutes(stages, dependencies);
  registerPhotoRoutes(stages, dependencies);
}

/**
 * Registers POST /api/privacy/export, which returns all data of the caller as one JSON file, and DELETE /api/account,
 * which erases the caller. Both accept any account status and a missing record, because they are a legal right of the
 * user. Errors: 401, 429 and 503 of both; 'too-large' of the export; 'invalid-input', 'unsupported-type',
 * 'requires-recent-login', 'last-super-admin' and 'active-subscription' of the erasure.
 */
function registerAccountRoutes(
  { api }: Pick<Stages, 'api'>,
  { identity, account }: { identity: Identity; account: AccountServices },
): void {
  const { gatherPersonalData, erase, now } = account;
  api.route('/privacy/export').post(
    // The export contains all data of the user, so a revoked token is refused.
    requireCaller(identity, { statuses: 'any', checkRevoked: true }),
    limitPerUser(maxExportsPerHour, hourMs),
    async (req, res) => {
      const personalData = await gatherPersonalData(callerOf(req).uid, now());
      const fileName = `${slugify(brand.name)}-meus-dados-${isoDateOf(wallClockAt(now()).dayNumber)}.json`;
      res
        .set('Content-Disposition', `attachment; filename="${fileName}"`)
        .type('json')
        .send(JSON.stringify(personalData, null, 2));
    },
  );
  api
    .route('/account')
    .delete(
      requireCaller(identity, { statuses: 'any', checkRevoked: true }),
      limitPerUser(maxErasuresPerHour, hourMs),
      async (req, res) => {
        parseBody(req, eraseAccountBody);
        const { uid, signedInAt } = callerOf(req);
        if (!isRecentSignIn(signedInAt, now())) throw new AppError('requires-recent-login');
        const isComplete = await erase(uid);
        res.json({ success: true, isComplete } satisfies ErasureResponse);
      },
    );
}
