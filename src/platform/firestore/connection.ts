import type { FirebaseApp } from 'firebase/app';
import type { Firestore } from 'firebase/firestore/lite';

import { AppError } from '#shared/app-error.ts';

import { readConfig } from './config.ts';
import type { DataConfig } from './config.ts';
import { toAppError } from '#platform/errors/errors.ts';
import type * as firestoreSdk from './firestore-sdk.ts';
import { passOn } from '#platform/errors/refusals.ts';

export type FirestoreSdk = typeof firestoreSdk;

/** The loaded SDK and the database it is connected to. */
export interface FirestoreConnection {
  sdk: FirestoreSdk;
  app: FirebaseApp;
  db: Firestore;
}

/** Milliseconds after which a read that has not answered fails with 'timeout'. */
export const readTimeoutMs = 15_000;

let known: DataConfig | null = null;
let connecting: Promise<FirestoreConnection> | null = null;

/** Gives the data layer other services than those of the build's environment. */
export function initializeData(config: DataConfig): void {
  known = config;
  connecting = null;
}

/**
 * The configuration in use: that of the build's environment, unless another was given.
 * @throws AppError 'not-initialized' with what the environment lacks
 */
export function dataConfig(): DataConfig {
  return (known ??= readConfig());
}

/** Requests the Firestore chunk without waiting for it, in parallel with the rest of the page. */
export function preloadFirestore(): void {
  // Whoever reads first sees the failure: a rejected connection is not kept.
  firestore().catch(() => undefined);
}

/**
 * Loads Firestore once and connects it, to the emulator when one is configured.
 * Auth needs no wiring here: firebase/auth registers itself with the app, and Firestore signs its
 * requests from the moment Auth is initialised on that same app.
 * @throws AppError 'not-initialized'; 'unavailable' when the chunk cannot be loaded
 */
export async function firestore(): Promise<FirestoreConnection> {
  const config = dataConfig();
  const attempt = (connecting ??= connect(config));
  try {
    return await attempt;
  } catch (error) {
    // The next call tries again instead of failing until the page is reloaded.
    if (connecting === attempt) connecting = null;
    throw toAppError(error);
  }
}

/** The app that Auth attaches to when it is loaded. Throws as firestore() does. */
export async function firebaseApp(): Promise<FirebaseApp> {
  return (await firestore()).app;
}

async function connect(config: DataConfig): Promise<FirestoreConnection> {
  const sdk = await import('./firestore-sdk.ts').catch((error: unknown) => {
    throw new AppError('unavailable', 'The Firestore chunk could not be loaded', { cause: error });
  });
  const { projectId, apiKey, appId, authDomain, firestoreEmulator } = config;
  const app = sdk.initializeApp({ projectId, apiKey, appId, authDomain });
  const db = sdk.getFirestore(app);
  if (firestoreEmulator) {
    sdk.connectFirestoreEmulator(db, firestoreEmulator.host, firestoreEmulator.port);
  }
  return { sdk, app, db };
}

/** Ends the app, so that another configuration can be used; for tests and hot reloads. */
export async function closeData(): Promise<void> {
  const open = connecting;
  known = null;
  connecting = null;
  if (open) {
    const { sdk, app } = await open;
    await sdk.deleteApp(app);
  }
}

/**
 * Runs one read against Firestore: loads it where needed, bounds the wait, translates failures.
 * The SDK cannot abort a request, so a late answer is dropped.
 * @throws AppError of any code that Firestore answers; 'timeout' after `timeoutMs` milliseconds
 */
export async function readFirestore<T>(
  read: (connection: FirestoreConnection) => Promise<T>,
  timeoutMs: number = readTimeoutMs,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new AppError('timeout', `Firestore did not answer within ${timeoutMs} ms`));
    }, timeoutMs);
  });
  try {
    return await Promise.race([firestore().then(read), tooLate]);
  } catch (error) {
    throw passOn(toAppError(error));
  } finally {
    clearTimeout(timer);
  }
}
