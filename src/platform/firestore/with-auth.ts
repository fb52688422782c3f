import type { User as AuthUser } from 'firebase/auth';

import { AppError } from '#shared/app-error.ts';

import { toAppError } from '#platform/errors/errors.ts';
import { authConnection } from './auth-connection.ts';
import type { AuthConnection } from './auth-connection.ts';

/**
 * Runs something with the loaded Auth and translates its failures.
 * @throws AppError as authConnection(), and of every code that Auth answers
 */
export async function withAuth<T>(act: (connection: AuthConnection) => Promise<T>): Promise<T> {
  try {
    return await act(await authConnection());
  } catch (error) {
    throw toAppError(error);
  }
}

/**
 * The same for whoever is signed in, once Auth has restored them.
 * @throws AppError also 'unauthenticated' when nobody is
 */
export function withAuthUser<T>(
  act: (user: AuthUser, connection: AuthConnection) => Promise<T>,
): Promise<T> {
  return withAuth(async (connection) => {
    await connection.auth.authStateReady();
    const { currentUser } = connection.auth;
    if (!currentUser) throw new AppError('unauthenticated', 'Nobody is signed in');
    return act(currentUser, connection);
  });
}
