import type { Agent } from 'node:https';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import type { Auth } from 'firebase-admin/auth';
import type { ServerConfig } from '#server/config.ts';

/** firebase-admin reads this by itself, at each call: in that mode it takes unsigned tokens. */
const modeVariable = 'FIREBASE_AUTH_EMULATOR_HOST';

/** Apps of one process need different names. */
let made = 0;

/**
 * Firebase Auth as an administrator sees it. The configuration decides between the real service and the
 * local one: what the environment says is made to agree with it.
 * @param httpAgent how requests to Google leave this host; Node's own way when absent
 */
export function createAdminAuth(
  config: Pick<ServerConfig, 'projectId' | 'emulators'>,
  httpAgent?: Agent,
): Auth {
  const host = config.emulators.auth;
  if (host === null) Reflect.deleteProperty(process.env, modeVariable);
  else process.env[modeVariable] = host;
  made += 1;
  return getAuth(initializeApp({ projectId: config.projectId, httpAgent }, `guia-${made}`));
}

/** Whether firebase-admin would still act in the mode that the configuration chose. */
export function keepsMode(authEmulator: string | null): boolean {
  return (process.env[modeVariable] || null) === authEmulator;
}
