import { withAuthUser } from './with-auth.ts';

/**
 * Returns the ID token that authenticates the user to our backend. An expired token is renewed automatically.
 * @param options.refresh fetches a new token, which contains recent changes of the account
 * @throws AppError 'unauthenticated' if no user is signed in or the session was revoked,
 *   'account-inactive' for an account disabled in Auth, 'unavailable'
 */
export function idToken({ refresh = false }: { refresh?: boolean } = {}): Promise<string> {
  return withAuthUser((user) => user.getIdToken(refresh));
}
