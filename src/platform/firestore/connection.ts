import type { FirebaseApp } from 'firebase/app';
import type { Firestore } from 'firebase/firestore/lite';

import { AppError } from '#shared/app-error.ts';

import { readConfig } from './config.ts';
import type { DataConfig } from './config.ts';
import { toAppError } from '#platform/errors/errors.ts';
import type * as firestoreSdk from './firestore-sdk.ts';
import { reportRefusal } from '#platform/errors/refusals.ts';

export type FirestoreSdk = typeof firestoreSdk;

/** The loaded SDK and its connected database. */
export interface FirestoreConnection {
  sdk: FirestoreSdk;
  app: FirebaseApp;
  db: Firestore;
}

/** Milliseconds after which an unanswered read fails with 'timeout'. */
export const readTimeoutMs = 15_000;

let currentConfig: DataConfig | null = null;
let pendingConnection: Promise<FirestoreConnection> | null = null;

/** Makes the data layer use other services than those of the build environment. */
export function initializeData(config: DataConfig): void {
  currentConfig = config;
  pendingConnection = null;
}

/**
 * Returns the configuration in use: that of initializeData(), otherwise that of the build environment.
 * @throws AppError 'not-initialized' with the missing variables of the environment
 */
export function dataConfig(): DataConfig {
  return (currentConfig ??= readConfig());
}

/** Starts loading the Firestore chunk, in parallel with the rest of the page. */
export function preloadFirestore(): void {
  // The error is ignored, because the first reader tries to connect again and then gets the error.
  firestore().catch(() => undefined);
}

/**
 * Loads Firestore once and connects it, to the emulator if one is configured. Auth needs no setup here: firebase/auth
 * registers itself with the app, and Firestore signs its requests as soon as Auth is initialised on the same app.
 * @throws AppError 'not-initialized'; 'unavailable' if the chunk cannot be loaded
 */
export async function firestore(): Promise<FirestoreConnection> {
  const config = dataConfig();
  const connectionPromise = (pendingConnection ??= connect(config));
  try {
    return await connectionPromise;
  } catch (error) {
    // The next call retries, instead of failing until the page is reloaded.
    if (pendingConnection === connectionPromise) pendingConnection = null;
    throw toAppError(error);
  }
}

/** Returns the app that Auth attaches to. Throws as firestore(). */
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

/** Deletes the app, so that another configuration can be used; for tests and hot reloads. */
export async function closeData(): Promise<void> {
  const openConnection = pendingConnection;
  currentConfig = null;
  pendingConnection = null;
  if (openConnection) {
    const { sdk, app } = await openConnection;
    await sdk.deleteApp(app);
  }
}

/**
 * Runs one read against Firestore: loads the SDK if needed, applies a timeout and converts errors. The SDK cannot abort
 * a request, so a late answer is dropped.
 * @throws AppError with any code that Firestore returns; 'timeout' after `timeoutMs` milliseconds
 */
export async function readFirestore<T>(
  read: (connection: FirestoreConnection) => Promise<T>,
  timeoutMs: number = readTimeoutMs,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeoutReached = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new AppError('timeout', `Firestore did not answer within ${timeoutMs} ms`));
    }, timeoutMs);
  });
  try {
    return await Promise.race([firestore().then(read), timeoutReached]);
  } catch (error) {
    throw reportRefusal(toAppError(error));
  } finally {
    clearTimeout(timer);
  }
}
