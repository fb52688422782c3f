import { withAuthUser } from './with-auth.ts';

/**
 * The token with which the own backend knows who is asking. Renewed by itself when it has expired.
 * @param options.refresh fetch a new one, with what has changed about the account since
 * @throws AppError 'unauthenticated' when nobody is signed in or the sign-in was revoked,
 *   'account-inactive' for an account disabled in Auth, 'unavailable'
 */
export function idToken({ refresh = false }: { refresh?: boolean } = {}): Promise<string> {
  return withAuthUser((user) => user.getIdToken(refresh));
}
