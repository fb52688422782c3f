import type { User as AuthUser } from 'firebase/auth';

import { AppError } from '#shared/app-error.ts';

import { toAppError } from '#platform/errors/errors.ts';
import { authConnection } from './auth-connection.ts';
import type { AuthConnection } from './auth-connection.ts';

/**
 * Runs a function with the loaded Auth and converts its errors.
 * @throws AppError as authConnection(), and with any code that Auth returns
 */
export async function withAuth<T>(action: (connection: AuthConnection) => Promise<T>): Promise<T> {
  try {
    return await action(await authConnection());
  } catch (error) {
    throw toAppError(error);
  }
}

/**
 * Runs a function like withAuth() for the signed-in user, after Auth has restored the session.
 * @throws AppError also 'unauthenticated' if no user is signed in
 */
export function withAuthUser<T>(
  action: (user: AuthUser, connection: AuthConnection) => Promise<T>,
): Promise<T> {
  return withAuth(async (connection) => {
    await connection.auth.authStateReady();
    const { currentUser } = connection.auth;
    if (!currentUser) throw new AppError('unauthenticated', 'Nobody is signed in');
    return action(currentUser, connection);
  });
}
