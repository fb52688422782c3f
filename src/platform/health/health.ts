import { AppError } from '#shared/app-error.ts';
import type { AppErrorCode } from '#shared/app-error.ts';
import { unknownErrorText } from '#shared/error-sentences.ts';

import type { DataConfig } from '#platform/firestore/config.ts';
import { codeOfStatus, toAppError } from '#platform/errors/errors.ts';
import { dataConfig, readFirestore } from '#platform/firestore/connection.ts';

/** 'ok', or the reason why a service cannot be used: an error code and a message for the operator. */
export type ServiceHealth = { ok: true } | { ok: false; code: AppErrorCode; message: string };

export interface HealthReport {
  auth: ServiceHealth;
  firestore: ServiceHealth;
}

/**
 * Milliseconds after which a service counts as unreachable. Shorter than the timeout of a read, because the answer
 * itself is not needed.
 */
const healthTimeoutMs = 5_000;

/**
 * Checks whether Auth and Firestore are configured and reachable. Costs one document read and one small request, and
 * loads no Auth code. Never throws: an unknown error is reported as 'Erro desconhecido'.
 */
export async function checkHealth(): Promise<HealthReport> {
  const [auth, firestore] = await Promise.all([
    toServiceHealth(checkAuth),
    toServiceHealth(checkFirestore),
  ]);
  return { auth, firestore };
}

async function toServiceHealth(check: () => Promise<void>): Promise<ServiceHealth> {
  try {
    await check();
    return { ok: true };
  } catch (error) {
    const { code, message } = toAppError(error);
    const hasMessage = error instanceof Error && message !== '';
    return { ok: false, code, message: hasMessage ? message : unknownErrorText };
  }
}

async function checkFirestore(): Promise<void> {
  await readFirestore(
    ({ sdk, db }) => sdk.getDoc(sdk.doc(db, 'settings', 'public')),
    healthTimeoutMs,
  );
}

/** Requests the public settings of the Auth project, which also validates the API key. */
async function checkAuth(): Promise<void> {
  const address = authSettingsAddress(dataConfig());
  const signal = AbortSignal.timeout(healthTimeoutMs);
  const response = await fetch(address, { signal }).catch((error: unknown) => {
    throw error instanceof TypeError
      ? new AppError('unavailable', 'Auth did not answer', { cause: error })
      : toAppError(error);
  });
  if (response.ok) return;
  // Auth answers 400 to an unknown API key.
  const code = response.status === 400 ? 'not-initialized' : codeOfStatus(response.status);
  throw new AppError(code, `Auth answered HTTP ${response.status}`);
}

function authSettingsAddress({ firestoreEmulator, authEmulator, apiKey }: DataConfig): string {
  if (firestoreEmulator && !authEmulator) {
    throw new AppError('not-initialized', 'Missing configuration: VITE_AUTH_EMULATOR_HOST');
  }
  const authHost = 'identitytoolkit.googleapis.com';
  const origin = authEmulator
    ? `http://${authEmulator.host}:${authEmulator.port}/${authHost}`
    : `https://${authHost}`;
  return `${origin}/v1/projects?key=${encodeURIComponent(apiKey)}`;
}
