import type { Request, RequestHandler, Response } from 'express';
import { rateLimit } from 'express-rate-limit';
import { AppError } from '#shared/app-error.ts';
import { sendError } from './api-error.ts';
import { jsonBody } from './json-body.ts';
import type { Caller, CallerDemands, Identity } from '../identity/caller.ts';
import type { Standing } from '../identity/standing.ts';
import type { VerifiedToken } from '../identity/token-verifier.ts';

const callers = new WeakMap<Request, Caller>();
/** Whoever proved an account; what they may do is known when the promise is. */
const arriving = new WeakMap<Request, { uid: string; admitted: Promise<Caller> }>();

/**
 * Lets a request pass when its `Authorization: Bearer` proves somebody who may; only then its JSON body is read.
 * Answers 401
 * 'unauthenticated' without a good token, 403 'account-inactive' or 'permission-denied' to people who may
 * not, 503 when it cannot be found out.
 */
export function requireCaller(identity: Identity, demands: CallerDemands = {}): RequestHandler {
  return async (req, res, next) => {
    const verified = await verifiedToken(identity, req, res, demands);
    callers.set(req, await admit(identity, verified, demands));
    jsonBody(req, res, next);
  };
}

/**
 * As requireCaller(), for a request whose body takes longer to arrive than its sender to be looked up: it
 * passes as soon as the token is proven, and the standing is read meanwhile. The route must wait for
 * admittedCaller() before it keeps anything.
 */
export function requireCallerMeanwhile(
  identity: Identity,
  demands: CallerDemands = {},
): RequestHandler {
  return async (req, res, next) => {
    const verified = await verifiedToken(identity, req, res, demands);
    const admitted = admit(identity, verified, demands);
    // Looked at by the route; until then a refusal is nobody's surprise.
    admitted.catch(() => undefined);
    arriving.set(req, { uid: verified.uid, admitted });
    next();
  };
}

/**
 * The person that requireCallerMeanwhile() is letting pass.
 * @throws AppError as requireCaller() answers; 'unauthenticated' on a route that forgot to ask
 */
export function admittedCaller(req: Request): Promise<Caller> {
  // The promise itself: one derived from it would be nobody's to look at where the route ends before.
  return arrivingPerson(req).admitted;
}

/**
 * Who proved an account to requireCallerMeanwhile(); what they may do is not known yet.
 * @throws AppError 'unauthenticated' on a route that forgot to ask
 */
export function arrivingUid(req: Request): string {
  return arrivingPerson(req).uid;
}

function arrivingPerson(req: Request): { uid: string; admitted: Promise<Caller> } {
  const person = arriving.get(req);
  if (!person) throw new AppError('unauthenticated', 'The route did not ask who calls');
  return person;
}

/**
 * The person that requireCaller() let pass.
 * @throws AppError 'unauthenticated' on a route that forgot to ask
 */
export function callerOf(req: Request): Caller {
  const caller = callers.get(req);
  if (!caller) throw new AppError('unauthenticated', 'The route did not ask who calls');
  return caller;
}

/** Limits how often one person may call, wherever they call from. Stands behind one of the two above. */
export function limitPerPerson(limit: number, windowMs: number): RequestHandler {
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
  // What depends on who asks is nobody else's to keep.
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
  const standing = await identity.readStanding(verified.uid);
  checkStanding(standing, demands);
  return { ...verified, standing };
}

function bearerToken(req: Request): string | null {
  const [, token] = /^Bearer ([\w.~+/=-]+)$/i.exec(req.get('Authorization') ?? '') ?? [];
  return token ?? null;
}

function checkStanding(standing: Standing | null, demands: CallerDemands): void {
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
