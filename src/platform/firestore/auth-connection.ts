import { locale } from '#shared/language.ts';
import type { FirebaseApp } from 'firebase/app';
import type { Auth } from 'firebase/auth';

import { AppError } from '#shared/app-error.ts';

import { toAppError } from '#platform/errors/errors.ts';
import { dataConfig, firebaseApp } from './connection.ts';
import type * as authSdk from './auth-sdk.ts';

/** Prefix of the keys under which Auth stores the session of an app. */
const sessionPrefix = 'firebase:authUser:';

/** The loaded SDK and its Auth instance. */
export interface AuthConnection {
  sdk: typeof authSdk;
  auth: Auth;
}

/** One Auth instance per app: the SDK throws if it is initialised twice. */
const connections = new WeakMap<FirebaseApp, Promise<AuthConnection>>();

/**
 * Loads Auth once and attaches it to the app. From then on Firestore signs its requests. The session is stored in
 * localStorage, or in memory if that is refused. It is not stored in IndexedDB: WebKit can leave Auth's database
 * blocked after a page is left, and Auth then never answers on later pages.
 * @throws AppError 'not-initialized'; 'unavailable' if the chunk cannot be loaded
 */
export async function authConnection(): Promise<AuthConnection> {
  const app = await firebaseApp();
  const connectionPromise = connections.get(app) ?? connect(app);
  connections.set(app, connectionPromise);
  try {
    return await connectionPromise;
  } catch (error) {
    if (connections.get(app) === connectionPromise) connections.delete(app);
    throw toAppError(error);
  }
}

async function connect(app: FirebaseApp): Promise<AuthConnection> {
  const [sdk] = await Promise.all([import('./auth-sdk.ts'), moveSessionIfMissing()]).catch(
    (error: unknown) => {
      throw new AppError('unavailable', 'The Auth chunk could not be loaded', { cause: error });
    },
  );
  const auth = sdk.initializeAuth(app, {
    persistence: [sdk.browserLocalPersistence, sdk.inMemoryPersistence],
  });
  // Language of the e-mails that Auth sends.
  auth.languageCode = locale;
  const { authEmulator } = dataConfig();
  if (authEmulator) {
    sdk.connectAuthEmulator(auth, `http://${authEmulator.host}:${authEmulator.port}`, {
      disableWarnings: true,
    });
  }
  return { sdk, auth };
}

/** Moves a session from IndexedDB if localStorage contains none. The code for it is loaded only then. */
async function moveSessionIfMissing(): Promise<void> {
  if (hasSession()) return;
  const sessionModule = await import('./move-session.ts');
  await sessionModule.moveSession(sessionPrefix);
}

function hasSession(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(sessionPrefix));
  } catch {
    // Storage is refused: there is no session to migrate, and no storage to migrate it to.
    return true;
  }
}
