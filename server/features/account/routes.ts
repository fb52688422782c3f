import type { Request } from 'express';
import * as v from 'valibot';
import { isRecentSignIn } from '#features/account/model/account-erasure.ts';
import { eraseAccountBody } from '#features/account/model/account-contract.ts';
import { AppError } from '#shared/app-error.ts';
import { brand } from '#shared/brand.ts';
import { slugify } from '#shared/text/slug.ts';
import { isoDateOf, wallClockAt } from '#shared/zoned-time.ts';
import { methodNotAllowed } from '#server/platform/http/error-handler.ts';
import { callerOf, limitPerPerson, requireCaller } from '#server/platform/http/caller.ts';
import type { Identity } from '#server/platform/identity/caller.ts';
import { beyondBudget } from '#server/platform/http/request-budget.ts';
import type { Stages } from '#server/platform/http/stages.ts';
import type { AccountServices } from './account-services.ts';
import { registerPhotoRoutes } from './photo-routes.ts';
import type { PhotoParts } from './photo-routes.ts';

const hourMs = 60 * 60_000;
/** An export reads everything a person has. */
const exportsAnHour = 5;
const erasuresAnHour = 20;

/** Adds what a person may do with their own account. */
export function register(
  stages: Stages,
  parts: { identity: Identity; account: AccountServices } & PhotoParts,
): void {
  registerAccountRoutes(stages, parts);
  registerPhotoRoutes(stages, parts);
}

/**
 * POST /api/privacy/export: everything about the caller as one JSON file. DELETE /api/account: erases the
 * caller. Both are for the caller alone, whatever their standing: it is their right even when they are
 * inactive or pending, or when their record is missing.
 * Errors: 401, 429 and 503 of both; 'too-large' of the export; 'invalid-input', 'unsupported-type',
 * 'requires-recent-login', 'last-super-admin' and 'active-subscription' of the erasure.
 */
function registerAccountRoutes(
  { api }: Pick<Stages, 'api'>,
  { identity, account }: { identity: Identity; account: AccountServices },
): void {
  const { gatherPersonalData, erase, now } = account;
  api
    .route('/privacy/export')
    .post(
      // It tells everything at once: a token that was revoked does not get it.
      requireCaller(identity, { statuses: 'any', checkRevoked: true }),
      limitPerPerson(exportsAnHour, hourMs),
      async (req, res) => {
        const gathered = await gatherPersonalData(callerOf(req).uid, now());
        const name = `${slugify(brand.name)}-meus-dados-${isoDateOf(wallClockAt(now()).dayNumber)}.json`;
        res
          .set('Content-Disposition', `attachment; filename="${name}"`)
          .type('json')
          .send(JSON.stringify(gathered, null, 2));
      },
    )
    .all(methodNotAllowed(['POST']));
  api
    .route('/account')
    .delete(
      requireCaller(identity, { statuses: 'any', checkRevoked: true }),
      limitPerPerson(erasuresAnHour, hourMs),
      async (req, res) => {
        checkErasureBody(req);
        const { uid, signedInAt } = callerOf(req);
        if (!isRecentSignIn(signedInAt, now())) throw new AppError('requires-recent-login');
        await beyondBudget(() => erase(uid));
        res.json({ success: true });
      },
    )
    .all(methodNotAllowed(['DELETE']));
}

/** @throws AppError 'unsupported-type' unless it is JSON, 'invalid-input' unless it confirms */
function checkErasureBody(req: Request): void {
  if (!req.is('application/json')) throw new AppError('unsupported-type', 'Not JSON');
  if (!v.is(eraseAccountBody, req.body)) throw new AppError('invalid-input', 'Not confirmed');
}
