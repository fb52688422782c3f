import type { RulesAuth, RulesMap } from '../rules/contract.ts';
import type { RulesValue } from '../rules/values.ts';
import { FirestoreError } from './errors.ts';

/** The sender of a request: the owner bypasses security rules, a user has a token or is signed out. */
export type AuthenticatedCaller = { kind: 'owner' } | { kind: 'user'; auth: RulesAuth | null };

export const owner: AuthenticatedCaller = { kind: 'owner' };
const signedOut: AuthenticatedCaller = { kind: 'user', auth: null };
const maxTokenLength = 16_384;

/**
 * Reads an Authorization header. Tokens are unsigned, in the format of the local Auth service and of the clients'
 * mockUserToken: header {"alg":"none"}, payload, empty signature. Their `exp` is not checked, because mock tokens
 * expire in 1970.
 * @throws FirestoreError UNAUTHENTICATED unless the header is absent, `Bearer owner` or such a token
 */
export function callerFrom(header: string | undefined, project: string): AuthenticatedCaller {
  if (header === undefined || header === '') return signedOut;
  const token = /^(?:Bearer|Firebase) +(\S+)$/i.exec(header)?.[1];
  if (token === undefined || token.length > maxTokenLength)
    throw unauthenticated('no bearer token');
  if (token === 'owner') return owner;
  const [head, body, signature, ...rest] = token.split('.');
  if (head === undefined || body === undefined || signature === undefined || rest.length > 0) {
    throw unauthenticated('not a JSON web token');
  }
  const { alg } = decodePart(head);
  if (alg !== 'none' || signature !== '') {
    throw unauthenticated('only unsigned tokens are accepted here');
  }
  return { kind: 'user', auth: authFrom(decodePart(body), project) };
}

function authFrom(payload: Record<string, unknown>, project: string): RulesAuth {
  const uid = payload['sub'] ?? payload['user_id'];
  if (typeof uid !== 'string' || uid === '') throw unauthenticated('the token has no sub');
  if (payload['aud'] !== undefined && payload['aud'] !== project) {
    throw unauthenticated('the token is for another project');
  }
  return { uid, token: toRulesMap(payload, 0) };
}

function decodePart(part: string): Record<string, unknown> {
  const json = parseJson(Buffer.from(part, 'base64url').toString('utf8'));
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw unauthenticated('the token is not an object');
  }
  return json as Record<string, unknown>;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw unauthenticated('the token is not JSON');
  }
}

const maxClaimDepth = 20;

function toRulesMap(json: object, depth: number): RulesMap {
  if (depth > maxClaimDepth) throw unauthenticated('claims are nested too deeply');
  return new Map(Object.entries(json).map(([key, value]) => [key, toRulesValue(value, depth)]));
}

/** Converts a JSON value for rules. Whole numbers become ints. */
function toRulesValue(json: unknown, depth: number): RulesValue {
  if (typeof json === 'number') return Number.isSafeInteger(json) ? BigInt(json) : json;
  if (typeof json === 'string' || typeof json === 'boolean') return json;
  if (Array.isArray(json)) {
    if (depth > maxClaimDepth) throw unauthenticated('claims are nested too deeply');
    return json.map((item) => toRulesValue(item, depth + 1));
  }
  return typeof json === 'object' && json !== null ? toRulesMap(json, depth + 1) : null;
}

function unauthenticated(reason: string): FirestoreError {
  return new FirestoreError('UNAUTHENTICATED', `Invalid authentication credentials: ${reason}.`);
}
