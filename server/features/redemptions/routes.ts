import type { Request, RequestHandler, Response } from 'express';
import {
  confirmRedemptionBody,
  openRedemptionBody,
  verifyRedemptionBody,
  voidRedemptionBody,
} from '#features/redemptions/model/redemption-contract.ts';
import { AppError } from '#shared/app-error.ts';
import { UserFacingError } from '#shared/user-facing-error.ts';
import type { RedemptionRefusal } from '#features/redemptions/model/redemption-options.ts';
import { sendError } from '#server/platform/http/api-error.ts';
import { parseBody } from '#server/platform/http/checked-body.ts';
import { callerOf, limitPerUser, requireCaller } from '#server/platform/http/caller.ts';
import { limitRequests } from '#server/platform/http/rate-limits.ts';
import type { Identity } from '#server/platform/identity/caller.ts';
import { refusalSentence } from './redemption-refusal.ts';
import type { Stages } from '#server/platform/http/stages.ts';
import { confirmRedemption } from './confirm-redemption.ts';
import { cancelRedemption, voidRedemption } from './end-redemption.ts';
import { issueRedemption } from './issue-redemption.ts';
import type { RedemptionDependencies } from './redemption-dependencies.ts';
import { showRedemption } from './show-redemption.ts';
import { verifyRedemption } from './verify-redemption.ts';
import type { KeyedLock } from '#server/platform/keyed-lock.ts';
import { minuteMs } from '#shared/time-units.ts';

/** Rate limits per user and minute. */
export interface RedemptionLimits {
  openRequests: number;
  pollRequests: number;
  staffRequests: number;
  /** Limit of requests with a wrong code; other requests do not count. */
  wrongCodes: number;
}

export interface RedemptionServices {
  dependencies: RedemptionDependencies;
  /** Serializes the steps of one redemption in this process, to avoid transaction conflicts. */
  lock: KeyedLock;
  limits?: RedemptionLimits;
}

/** `pollRequests` is high enough for the screens of the member and the staff, which poll every three seconds. */
const defaultLimits: RedemptionLimits = {
  openRequests: 20,
  pollRequests: 90,
  staffRequests: 60,
  wrongCodes: 5,
};

const wrongCodeRefusals: ReadonlySet<string | undefined> = new Set<RedemptionRefusal>([
  'unknown_code',
  'wrong_place',
]);

/**
 * Registers the redemption of offers. POST /api/club/redemptions and DELETE of one
 * are for the member; verify, confirm and void are for managers of the redemption's place and super admins; GET of one
 * is for all of them. A refusal has a `reason` from redemptionRefusals. Errors: 400, 401, 403, 404, 409, 429 and 503.
 */
export function register(
  { api }: Pick<Stages, 'api'>,
  { identity, redemptions }: { identity: Identity; redemptions: RedemptionServices },
): void {
  const { dependencies, lock, limits = defaultLimits } = redemptions;
  const requireUser = requireCaller(identity);
  const requireStaffRole = requireCaller(identity, {
    roles: ['manager', 'super_admin'],
    checkRevoked: true,
  });
  const limitStaffRequests = limitPerUser(limits.staffRequests, minuteMs);
  const withRedemptionLock = <T>(req: Request, operation: (id: string) => Promise<T>) => {
    const id = redemptionIdOf(req);
    return lock.run(id, () => operation(id));
  };

  api
    .route('/club/redemptions')
    .post(requireUser, limitPerUser(limits.openRequests, minuteMs), async (req, res) => {
      const { offerId } = parseBody(req, openRedemptionBody);
      const caller = callerOf(req);
      const id = await lock.run(caller.uid, () =>
        issueRedemption(dependencies, { uid: caller.uid, offerId }),
      );
      res
        .status(201)
        .json({ success: true, ...(await showRedemption(dependencies, { caller, id })) });
    });
  api
    .route('/club/redemptions/verify')
    .post(
      requireStaffRole,
      limitStaffRequests,
      limitWrongCodes(limits.wrongCodes),
      async (req, res) => {
        const proof = parseBody(req, verifyRedemptionBody);
        try {
          const verifiedRedemption = await verifyRedemption(dependencies, {
            caller: callerOf(req),
            proof,
          });
          res.json({ success: true, ...verifiedRedemption });
        } catch (error) {
          const isWrongCode =
            error instanceof UserFacingError && wrongCodeRefusals.has(error.reason);
          res.locals[wrongCodeFlag] = isWrongCode;
          throw error;
        }
      },
    );
  api
    .route('/club/redemptions/:id')
    .get(requireUser, limitPerUser(limits.pollRequests, minuteMs), async (req, res) => {
      const redemption = await showRedemption(dependencies, {
        caller: callerOf(req),
        id: redemptionIdOf(req),
      });
      res.json({ success: true, ...redemption });
    })
    .delete(requireUser, limitPerUser(limits.openRequests, minuteMs), async (req, res) => {
      await withRedemptionLock(req, (id) =>
        cancelRedemption(dependencies, { uid: callerOf(req).uid, id }),
      );
      res.json({ success: true });
    });
  api
    .route('/club/redemptions/:id/confirm')
    .post(requireStaffRole, limitStaffRequests, async (req, res) => {
      const bill = parseBody(req, confirmRedemptionBody);
      const caller = callerOf(req);
      const receipt = await withRedemptionLock(req, (id) =>
        confirmRedemption(dependencies, { caller, id, bill }),
      );
      res.json({ success: true, ...receipt });
    });
  api
    .route('/club/redemptions/:id/void')
    .post(requireStaffRole, limitStaffRequests, async (req, res) => {
      const { reason } = parseBody(req, voidRedemptionBody);
      const caller = callerOf(req);
      await withRedemptionLock(req, (id) => voidRedemption(dependencies, { caller, id, reason }));
      res.json({ success: true });
    });
}

const wrongCodeFlag = 'isWrongCode';

/**
 * Limits wrong codes per user and minute. Only wrong codes count, so that many valid codes in a busy evening are not
 * limited.
 */
function limitWrongCodes(limit: number): RequestHandler {
  return limitRequests(limit, minuteMs, {
    standardHeaders: false,
    keyGenerator: (req) => callerOf(req).uid,
    skipSuccessfulRequests: true,
    requestWasSuccessful: (_req: Request, res: Response) => res.locals[wrongCodeFlag] !== true,
    handler: (req, res) => {
      sendError(req, res, {
        code: 'too-many-requests',
        reason: 'too_many_tries',
        sentence: refusalSentence('too_many_tries'),
      });
    },
  });
}

/** @throws AppError 'not-found' for an invalid redemption id */
function redemptionIdOf(req: Request): string {
  const { id } = req.params;
  if (typeof id !== 'string' || !/^[A-Za-z0-9]{1,128}$/.test(id)) {
    throw new AppError('not-found', 'No such redemption');
  }
  return id;
}
