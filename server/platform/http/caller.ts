import type { Request, RequestHandler, Response } from 'express';
import { AppError } from '#shared/app-error.ts';
import { jsonBody } from './json-body.ts';
import { limitRequests } from './rate-limits.ts';
import type { Caller, CallerRequirements, Identity } from '../identity/caller.ts';
import type { AccountState } from '../identity/account-state.ts';
import type { VerifiedToken } from '../identity/token-verifier.ts';

const callers = new WeakMap<Request, Caller>();
/** Callers with a verified token; `admitted` resolves once their role and status have been read and accepted. */
const pendingCallers = new WeakMap<Request, { uid: string; admitted: Promise<Caller> }>();

/**
 * Creates a middleware that admits requests with an `Authorization: Bearer` token of a user who meets the requirements.
 * The JSON body is read only after that. Answers 401 'unauthenticated' without a valid token, 403 'account-inactive' or
 * 'permission-denied' for a user without access, and 503 when the check fails.
 */
export function requireCaller(
  identity: Identity,
  requirements: CallerRequirements = {},
): RequestHandler {
  return async (req, res, next) => {
    const verifiedCaller = await verifyCallerToken(identity, req, res, requirements);
    callers.set(req, await admitCaller(identity, verifiedCaller, requirements));
    jsonBody(req, res, next);
  };
}

/**
 * Like requireCaller(), for a body that takes longer to arrive than the user lookup: the request passes once the token
 * is verified, and role and status are read in parallel. The route must await pendingCaller() before it stores
 * anything.
 */
export function requireCallerInParallel(
  identity: Identity,
  requirements: CallerRequirements = {},
): RequestHandler {
  return async (req, res, next) => {
    const verifiedCaller = await verifyCallerToken(identity, req, res, requirements);
    const admitted = admitCaller(identity, verifiedCaller, requirements);
    // The route handles the rejection later; until then it must not count as unhandled.
    admitted.catch(() => undefined);
    pendingCallers.set(req, { uid: verifiedCaller.uid, admitted });
    next();
  };
}

/**
 * Returns the caller that requireCallerInParallel() is checking.
 * @throws AppError with the codes that requireCaller() answers; 'unauthenticated' on a route without that middleware
 */
export function pendingCaller(req: Request): Promise<Caller> {
  // Returns the original promise: a derived one would reject unhandled if the route ends early.
  return findPendingCaller(req).admitted;
}

/**
 * Returns the verified uid from requireCallerInParallel(); role and status are not known yet.
 * @throws AppError 'unauthenticated' on a route without that middleware
 */
export function verifiedUid(req: Request): string {
  return findPendingCaller(req).uid;
}

function findPendingCaller(req: Request): { uid: string; admitted: Promise<Caller> } {
  const pendingCheck = pendingCallers.get(req);
  if (!pendingCheck) throw new AppError('unauthenticated', 'The route did not identify the caller');
  return pendingCheck;
}

/**
 * Returns the caller that requireCaller() admitted.
 * @throws AppError 'unauthenticated' on a route without that middleware
 */
export function callerOf(req: Request): Caller {
  const caller = callers.get(req);
  if (!caller) throw new AppError('unauthenticated', 'The route did not identify the caller');
  return caller;
}

/**
 * Creates a rate limit per user, independent of the address. Must follow requireCaller() or requireCallerInParallel().
 */
export function limitPerUser(limit: number, windowMs: number): RequestHandler {
  return limitRequests(limit, windowMs, {
    keyGenerator: (req) => pendingCallers.get(req)?.uid ?? callerOf(req).uid,
  });
}

async function verifyCallerToken(
  identity: Identity,
  req: Request,
  res: Response,
  { checkRevoked }: CallerRequirements,
): Promise<VerifiedToken> {
  // A response that depends on the caller must not be cached.
  res.set('Cache-Control', 'no-store');
  const token = bearerToken(req);
  if (token === null) throw new AppError('unauthenticated', 'No bearer token');
  return identity.tokens.verify(token, { checkRevoked });
}

async function admitCaller(
  identity: Identity,
  verifiedCaller: VerifiedToken,
  requirements: CallerRequirements,
): Promise<Caller> {
  const accountState = await identity.readAccountState(verifiedCaller.uid);
  checkAccountState(accountState, requirements);
  return { ...verifiedCaller, accountState };
}

function bearerToken(req: Request): string | null {
  const [, token] = /^Bearer ([\w.~+/=-]+)$/i.exec(req.get('Authorization') ?? '') ?? [];
  return token ?? null;
}

function checkAccountState(
  accountState: AccountState | null,
  requirements: CallerRequirements,
): void {
  const { statuses = ['active'], roles } = requirements;
  if (statuses !== 'any') {
    if (accountState?.status === 'inactive' && !statuses.includes('inactive')) {
      throw new AppError('account-inactive', 'The account is inactive');
    }
    if (!accountState || !statuses.includes(accountState.status)) {
      throw new AppError('permission-denied', 'The account state does not allow it');
    }
  }
  if (roles && (!accountState || !roles.includes(accountState.role))) {
    throw new AppError('permission-denied', 'The role does not allow it');
  }
}
