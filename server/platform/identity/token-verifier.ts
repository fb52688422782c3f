import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import { AppError } from '#shared/app-error.ts';
import { withDeadline } from '../http/deadline.ts';
import { isEmulatorModeUnchanged } from './admin-auth.ts';

/** Claims of a verified ID token. */
export interface VerifiedToken {
  uid: string;
  /** '' if the account has none. */
  email: string;
  /** Time of the last sign-in. */
  signedInAt: Date;
}

export interface TokenVerifier {
  /**
   * Verifies an ID token.
   * @param checkRevoked also asks Auth whether the account still exists, is enabled, and the token is not revoked: one
   * more request
   * @throws AppError 'unauthenticated' for every invalid token; 'unavailable' when the check fails
   */
  verify(token: string, options?: { checkRevoked?: boolean }): Promise<VerifiedToken>;
}

interface VerifierOptions {
  auth: Pick<Auth, 'verifyIdToken'>;
  /** 'host:port' of the Auth emulator, whose tokens are unsigned; null for the real service. */
  authEmulator: string | null;
  /** Resolves to true if the keys of the real service are reachable. */
  areKeysReachable: () => Promise<boolean>;
  /** Longest wait for keys and revocation, in milliseconds. */
  deadlineMs?: number;
}

/** Longest accepted token; ID tokens of Firebase are much shorter. */
const maxTokenLength = 8_000;

/** Codes of firebase-admin for a token that was parsed and refused. */
const refusalCodes: ReadonlySet<string> = new Set([
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** Code of firebase-admin for a malformed or forged token, and also for missing keys. */
const ambiguousRefusalCode = 'auth/argument-error';

/**
 * Creates a verifier of ID tokens that uses firebase-admin (Firebase guide 'Verify ID tokens'). A check without a
 * result ends as an error, so no caller is admitted by accident.
 */
export function createTokenVerifier(options: VerifierOptions): TokenVerifier {
  const { auth, authEmulator, areKeysReachable, deadlineMs = 5_000 } = options;

  async function verifyToken(token: string, checkRevoked: boolean): Promise<DecodedIdToken> {
    try {
      return await auth.verifyIdToken(token, checkRevoked);
    } catch (error) {
      const code = codeOf(error);
      const isRefused =
        refusalCodes.has(code) ||
        (code === ambiguousRefusalCode && (authEmulator !== null || (await areKeysReachable())));
      // The message of firebase-admin can contain parts of the token, so only its code is used.
      throw new AppError(isRefused ? 'unauthenticated' : 'unavailable', `ID token: ${code}`);
    }
  }

  return {
    async verify(token, { checkRevoked = false } = {}) {
      if (!isEmulatorModeUnchanged(authEmulator)) {
        throw new AppError('unavailable', 'The emulator variables do not match the configuration');
      }
      // firebase-admin rejects these too. Checked twice, because an unsigned token could claim any user.
      const isSigned = algorithmOf(token) === 'RS256';
      if (authEmulator === null && !isSigned) {
        throw new AppError('unauthenticated', 'ID token: not signed with RS256');
      }
      const decodedToken = await withDeadline(
        verifyToken(token, checkRevoked),
        deadlineMs,
        'ID token',
      );
      return {
        uid: decodedToken.uid,
        email: decodedToken.email ?? '',
        signedInAt: new Date(decodedToken.auth_time * 1000),
      };
    },
  };
}

function algorithmOf(token: string): unknown {
  if (token.length > maxTokenLength) return null;
  const [header = ''] = token.split('.', 1);
  try {
    const fields: unknown = JSON.parse(Buffer.from(header, 'base64url').toString());
    return typeof fields === 'object' && fields !== null && 'alg' in fields ? fields.alg : null;
  } catch {
    return null;
  }
}

function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return typeof code === 'string' ? code : 'unknown';
}
