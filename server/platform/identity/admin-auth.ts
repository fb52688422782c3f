import type { Agent } from 'node:https';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import type { Auth } from 'firebase-admin/auth';
import type { ServerConfig } from '#server/config.ts';

/** firebase-admin reads this variable at each call; if it is set, unsigned tokens are accepted. */
const emulatorVariable = 'FIREBASE_AUTH_EMULATOR_HOST';

/** Number of created apps; apps of one process need different names. */
let createdAppCount = 0;

/**
 * Creates the admin client of Firebase Auth. The configuration selects the real service or the emulator, and the
 * environment variable is changed to match it.
 * @param httpAgent agent for requests to Google; Node's default if absent
 */
export function createAdminAuth(
  config: Pick<ServerConfig, 'projectId' | 'emulators'>,
  httpAgent?: Agent,
): Auth {
  const host = config.emulators.auth;
  if (host === null) Reflect.deleteProperty(process.env, emulatorVariable);
  else process.env[emulatorVariable] = host;
  createdAppCount += 1;
  return getAuth(
    initializeApp({ projectId: config.projectId, httpAgent }, `guia-${createdAppCount}`),
  );
}

/** True if the environment still matches the configured mode of firebase-admin. */
export function isEmulatorModeUnchanged(authEmulator: string | null): boolean {
  return (process.env[emulatorVariable] || null) === authEmulator;
}
