import type { Request } from 'express';
import type { ErasureResponse } from '#features/account/model/account-contract.ts';
import { deactivateBody, eraseAccountBody } from '#features/account/model/account-contract.ts';
import * as texts from '#features/users/panel-texts.ts';
import { AppError } from '#shared/app-error.ts';
import { parseBody } from '#server/platform/http/checked-body.ts';
import { callerOf, limitPerUser, requireCaller } from '#server/platform/http/caller.ts';
import type { Identity } from '#server/platform/identity/caller.ts';
import type { UserAdministration } from './user-administration.ts';
import { withoutBudget } from '#server/platform/http/request-budget.ts';
import { UserFacingError } from '#shared/user-facing-error.ts';
import type { Stages } from '#server/platform/http/stages.ts';
import { hourMs } from '#shared/time-units.ts';

/** Low, because each erasure searches all stored data. */
const maxRemovalsPerHour = 60;
const maxDeactivationsPerHour = 300;

/**
 * Registers the routes by which super admins end the accounts of other users: DELETE /admin/users/{uid} removes the
 * account and all its data, with the body of DELETE /account; POST /admin/users/{uid}/deactivate deactivates the account
 * and ends every session and the paid membership. Errors of both: 401, 403, 429, 503, 'invalid-input', 'not-found' and
 * 'unsupported-type'; of the removal 'last-super-admin' and 'active-subscription'; of the deactivation 'conflict' for a
 * paying member when the body does not contain the end of the membership.
 */
export function register(
  { api }: Pick<Stages, 'api'>,
  { identity, people: userAdministration }: { identity: Identity; people: UserAdministration },
): void {
  const requireSuperAdmin = requireCaller(identity, { roles: ['super_admin'], checkRevoked: true });

  api
    .route('/admin/users/:uid')
    .delete(requireSuperAdmin, limitPerUser(maxRemovalsPerHour, hourMs), async (req, res) => {
      const uid = requireOtherUser(req);
      parseBody(req, eraseAccountBody);
      const isComplete = await userAdministration.remove(uid, callerOf(req).uid);
      res.json({ success: true, isComplete } satisfies ErasureResponse);
    });

  api
    .route('/admin/users/:uid/deactivate')
    .post(requireSuperAdmin, limitPerUser(maxDeactivationsPerHour, hourMs), async (req, res) => {
      const uid = requireOtherUser(req);
      const ending = parseBody(req, deactivateBody).membership ?? undefined;
      const actorId = callerOf(req).uid;
      const isEnding = await withoutBudget(() =>
        userAdministration.deactivate({ uid, actorId, ending }),
      );
      res.json({ success: true, isEnding });
    });
}

/**
 * Returns the uid in the address.
 * @throws AppError 'invalid-input' for a malformed uid; 'permission-denied' for the caller's own
 */
function requireOtherUser(req: Request): string {
  const { uid } = req.params;
  // Auth accepts up to 128 characters; a slash, '.', '..' and '__x__' are not valid document ids.
  if (typeof uid !== 'string' || !/^(?!\.{1,2}$|__.*__$)[^/\s\p{Cc}]{1,128}$/u.test(uid)) {
    throw new AppError('invalid-input', 'Not a uid');
  }
  if (uid === callerOf(req).uid) {
    throw new UserFacingError('permission-denied', texts.ownAccountRefused);
  }
  return uid;
}
