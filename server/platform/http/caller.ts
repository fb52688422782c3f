import type { Request, RequestHandler, Response } from 'express';
import { rateLimit } from 'express-rate-limit';
import { AppError } from '#shared/app-error.ts';
import { sendError } from './api-error.ts';
import { jsonBody } from './json-body.ts';
import type { Caller, CallerDemands, Identity } from '../identity/caller.ts';
import type { AccountState } from '../identity/account-state.ts';
import type { VerifiedToken } from '../identity/token-verifier.ts';

const callers = new WeakMap<Request, Caller>();
/** Callers with a verified token; the promise resolves once their role and status are known. */
const arriving = new WeakMap<Request, { uid: string; admitted: Promise<Caller> }>();

/**
 * Creates a middleware that admits requests with an `Authorization: Bearer` token of a user who meets the demands; only
 * then the JSON body is read. Answers 401 'unauthenticated' without a valid token, 403 'account-inactive' or
 * 'permission-denied' for a user without access, and 503 when the check fails.
 */
export function requireCaller(identity: Identity, demands: CallerDemands = {}): RequestHandler {
  return async (req, res, next) => {
    const verified = await verifiedToken(identity, req, res, demands);
    callers.set(req, await admit(identity, verified, demands));
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
  demands: CallerDemands = {},
): RequestHandler {
  return async (req, res, next) => {
    const verified = await verifiedToken(identity, req, res, demands);
    const admitted = admit(identity, verified, demands);
    // The route handles the rejection later; until then it must not count as unhandled.
    admitted.catch(() => undefined);
    arriving.set(req, { uid: verified.uid, admitted });
    next();
  };
}

/**
 * Returns the caller that requireCallerInParallel() is checking.
 * @throws AppError as requireCaller() answers; 'unauthenticated' on a route without that middleware
 */
export function pendingCaller(req: Request): Promise<Caller> {
  // Returns the original promise: a derived one would reject unhandled if the route ends early.
  return arrivingPerson(req).admitted;
}

/**
 * Returns the verified uid from requireCallerInParallel(); role and status are not known yet.
 * @throws AppError 'unauthenticated' on a route without that middleware
 */
export function verifiedUid(req: Request): string {
  return arrivingPerson(req).uid;
}

function arrivingPerson(req: Request): { uid: string; admitted: Promise<Caller> } {
  const person = arriving.get(req);
  if (!person) throw new AppError('unauthenticated', 'The route did not ask who calls');
  return person;
}

/**
 * Returns the caller that requireCaller() admitted.
 * @throws AppError 'unauthenticated' on a route without that middleware
 */
export function callerOf(req: Request): Caller {
  const caller = callers.get(req);
  if (!caller) throw new AppError('unauthenticated', 'The route did not ask who calls');
  return caller;
}

/** Creates a rate limit per user, independent of the address. Must follow one of the two middlewares above. */
export function limitPerUser(limit: number, windowMs: number): RequestHandler {
  return rateLimit({
    windowMs,
    limit,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    keyGenerator: (req) => arriving.get(req)?.uid ?? callerOf(req).uid,
    handler: (req, res) => {
      sendError(req, res, { code: 'too-many-requests' });
    },
  });
}

async function verifiedToken(
  identity: Identity,
  req: Request,
  res: Response,
  { checkRevoked }: CallerDemands,
): Promise<VerifiedToken> {
  // A response that depends on the caller must not be cached.
  res.set('Cache-Control', 'no-store');
  const token = bearerToken(req);
  if (token === null) throw new AppError('unauthenticated', 'No bearer token');
  return identity.tokens.verify(token, { checkRevoked });
}

async function admit(
  identity: Identity,
  verified: VerifiedToken,
  demands: CallerDemands,
): Promise<Caller> {
  const standing = await identity.readAccountState(verified.uid);
  checkStanding(standing, demands);
  return { ...verified, standing };
}

function bearerToken(req: Request): string | null {
  const [, token] = /^Bearer ([\w.~+/=-]+)$/i.exec(req.get('Authorization') ?? '') ?? [];
  return token ?? null;
}

function checkStanding(standing: AccountState | null, demands: CallerDemands): void {
  const { statuses = ['active'], roles } = demands;
  if (statuses !== 'any') {
    if (standing?.status === 'inactive' && !statuses.includes('inactive')) {
      throw new AppError('account-inactive', 'The account is inactive');
    }
    if (!standing || !statuses.includes(standing.status)) {
      throw new AppError('permission-denied', 'The standing does not allow it');
    }
  }
  if (roles && (!standing || !roles.includes(standing.role))) {
    throw new AppError('permission-denied', 'The role does not allow it');
  }
}
