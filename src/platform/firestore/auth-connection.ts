import type { FirebaseApp } from 'firebase/app';
import type { Auth } from 'firebase/auth';

import { AppError } from '#shared/app-error.ts';
import { brand } from '#shared/brand.ts';

import { toAppError } from '#platform/errors/errors.ts';
import { dataConfig, firebaseApp } from './connection.ts';
import type * as authSdk from './auth-sdk.ts';

/** Of the keys under which Auth stores the session of an app. */
const sessionPrefix = 'firebase:authUser:';

/** The loaded SDK and the Auth it speaks to. */
export interface AuthConnection {
  sdk: typeof authSdk;
  auth: Auth;
}

/** One Auth for each app: initialising it twice is an error of the SDK. */
const connections = new WeakMap<FirebaseApp, Promise<AuthConnection>>();

/**
 * Loads Auth once and attaches it to the app; from then on Firestore signs its requests.
 * The session is stored in localStorage, or until the page is closed where that is refused. Not in IndexedDB: WebKit
 * can leave Auth's database blocked when a page is left, and Auth then never answers on any later page.
 * @throws AppError 'not-initialized'; 'unavailable' when the chunk cannot be loaded
 */
export async function authConnection(): Promise<AuthConnection> {
  const app = await firebaseApp();
  const attempt = connections.get(app) ?? connect(app);
  connections.set(app, attempt);
  try {
    return await attempt;
  } catch (error) {
    if (connections.get(app) === attempt) connections.delete(app);
    throw toAppError(error);
  }
}

async function connect(app: FirebaseApp): Promise<AuthConnection> {
  const [sdk] = await Promise.all([import('./auth-sdk.ts'), moveSession()]).catch(
    (error: unknown) => {
      throw new AppError('unavailable', 'The Auth chunk could not be loaded', { cause: error });
    },
  );
  const auth = sdk.initializeAuth(app, {
    persistence: [sdk.browserLocalPersistence, sdk.inMemoryPersistence],
  });
  // The language of the messages that Auth sends.
  auth.languageCode = brand.locale;
  const { authEmulator } = dataConfig();
  if (authEmulator) {
    sdk.connectAuthEmulator(auth, `http://${authEmulator.host}:${authEmulator.port}`, {
      disableWarnings: true,
    });
  }
  return { sdk, auth };
}

/** Loads the code that moves a session only where Auth finds none in localStorage. */
async function moveSession(): Promise<void> {
  if (hasSession()) return;
  const moved = await import('./moved-session.ts');
  await moved.moveSession(sessionPrefix);
}

function hasSession(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(sessionPrefix));
  } catch {
    // Refused: there is no session, and no place to move one to.
    return true;
  }
}
