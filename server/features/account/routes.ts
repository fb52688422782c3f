import { Router } from 'express';
import type { Request } from 'express';
import * as v from 'valibot';
import { isRecentSignIn } from '#features/account/model/account-erasure.ts';
import { eraseAccountBody } from '#features/account/model/account-contract.ts';
import { AppError } from '#shared/app-error.ts';
import { brand } from '#shared/brand.ts';
import { slugify } from '#shared/slug.ts';
import { isoDateOf, wallClockAt } from '#shared/zoned-time.ts';
import { methodNotAllowed } from '#server/platform/http/error-handler.ts';
import { callerOf, limitPerPerson, requireCaller } from '#server/platform/http/caller.ts';
import type { Identity } from '#server/platform/http/caller.ts';
import type { PersonAdministration } from '#server/features/users/person-administration.ts';
import type { PersonPhotos } from './person-photos.ts';
import type { PersonalExport } from './privacy/personal-export.ts';
import { beyondBudget } from '#server/platform/http/request-budget.ts';

/** What a person may do with everything that is kept about them. */
export interface AccountServices {
  identity: Identity;
  /** @throws AppError 'unavailable', 'too-large' */
  gatherPersonalData: (uid: string, now: Date) => Promise<PersonalExport>;
  /** @throws AppError 'last-super-admin', 'active-subscription', 'unavailable' */
  erase: (uid: string) => Promise<void>;
  /** Their profile pictures. */
  photos: PersonPhotos;
  /** What super admins do about others. */
  people: PersonAdministration;
  now: () => Date;
}

const hourMs = 60 * 60_000;
/** An export reads everything a person has. */
const exportsAnHour = 5;
const erasuresAnHour = 20;

/**
 * POST /api/privacy/export: everything about the caller as one JSON file. DELETE /api/account: erases the
 * caller. Both are for the caller alone, whatever their standing: it is their right even when they are
 * inactive or pending, or when their record is missing.
 * Errors: 401, 429 and 503 of both; 'too-large' of the export; 'invalid-input', 'unsupported-type',
 * 'requires-recent-login', 'last-super-admin' and 'active-subscription' of the erasure.
 */
export function accountRoutes(services: AccountServices): Router {
  const { identity, gatherPersonalData, erase, now } = services;
  const router = Router();
  router
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
  router
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
  return router;
}

/** @throws AppError 'unsupported-type' unless it is JSON, 'invalid-input' unless it confirms */
function checkErasureBody(req: Request): void {
  if (!req.is('application/json')) throw new AppError('unsupported-type', 'Not JSON');
  if (!v.is(eraseAccountBody, req.body)) throw new AppError('invalid-input', 'Not confirmed');
}
