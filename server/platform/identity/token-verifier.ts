import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import { AppError } from '#shared/app-error.ts';
import { withDeadline } from '../http/deadline.ts';
import { keepsMode } from './admin-auth.ts';

/** Who an ID token speaks for. */
export interface VerifiedToken {
  uid: string;
  /** '' where the account has none. */
  email: string;
  /** When the person last proved who they are. */
  signedInAt: Date;
}

export interface TokenVerifier {
  /**
   * @param checkRevoked also asks Auth whether the account still exists, is enabled, and the token not
   *   revoked: one request more
   * @throws AppError 'unauthenticated' for every token that proves nothing; 'unavailable' when that cannot
   *   be found out
   */
  verify(token: string, options?: { checkRevoked?: boolean }): Promise<VerifiedToken>;
}

interface VerifierOptions {
  auth: Pick<Auth, 'verifyIdToken'>;
  /** 'host:port' of the local Auth, whose tokens are unsigned; null for the real one. */
  authEmulator: string | null;
  /** Whether the keys of the real service can be had now. */
  keysAnswer: () => Promise<boolean>;
  /** Longest wait for keys and revocation. */
  deadlineMs?: number;
}

/** No ID token of Firebase comes near this. */
const longestToken = 8_000;

/** Codes of firebase-admin for a token that was understood and refused. */
const refusals: ReadonlySet<string> = new Set([
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** What firebase-admin says of a token that is malformed or forged, and also when it has no keys. */
const unclearRefusal = 'auth/argument-error';

/**
 * Verifies ID tokens with firebase-admin (Firebase guide 'Verify ID tokens'). Whatever it cannot decide
 * ends as an error: nobody is let in for want of an answer.
 */
export function createTokenVerifier(options: VerifierOptions): TokenVerifier {
  const { auth, authEmulator, keysAnswer, deadlineMs = 5_000 } = options;

  async function decode(token: string, checkRevoked: boolean): Promise<DecodedIdToken> {
    try {
      return await auth.verifyIdToken(token, checkRevoked);
    } catch (error) {
      const code = codeOf(error);
      const isRefused =
        refusals.has(code) ||
        (code === unclearRefusal && (authEmulator !== null || (await keysAnswer())));
      // The message of firebase-admin can hold parts of the token: only its code is kept.
      throw new AppError(isRefused ? 'unauthenticated' : 'unavailable', `ID token: ${code}`);
    }
  }

  return {
    async verify(token, { checkRevoked = false } = {}) {
      if (!keepsMode(authEmulator)) {
        throw new AppError(
          'unavailable',
          'The environment no longer agrees with the configuration',
        );
      }
      // firebase-admin refuses these too; a second lock, because behind it anybody could be anybody.
      const isSigned = algorithmOf(token) === 'RS256';
      if (authEmulator === null && !isSigned) {
        throw new AppError('unauthenticated', 'ID token: not signed with RS256');
      }
      const decoded = await withDeadline(decode(token, checkRevoked), deadlineMs, 'ID token');
      return {
        uid: decoded.uid,
        email: decoded.email ?? '',
        signedInAt: new Date(decoded.auth_time * 1000),
      };
    },
  };
}

function algorithmOf(token: string): unknown {
  if (token.length > longestToken) return null;
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
