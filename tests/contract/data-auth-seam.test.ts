import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInAnonymously,
  signOut,
} from 'firebase/auth';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readConfig } from '#platform/firestore/config.ts';
import { closeData, firebaseApp, initializeData } from '#platform/firestore/connection.ts';
import { getPublicSettings } from '#features/settings/data/settings-store.ts';

const signedIn: boolean[] = [];

/** Returns an unsigned token, as the local Auth issues. */
function aToken(): string {
  const seconds = Math.floor(Date.now() / 1000);
  const payload = { user_id: 'ana', sub: 'ana', iat: seconds, exp: seconds + 3600 };
  const parts = [{ alg: 'none', typ: 'JWT' }, payload].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  return `${parts.join('.')}.`;
}

/**
 * Answers both services: an account for any user, and no document. Records the signed-in user of Firestore requests.
 */
const server = createServer((request, response) => {
  const path = request.url ?? '';
  const answer = () => {
    if (path.includes('accounts:signUp')) {
      return { idToken: aToken(), refreshToken: 'r', expiresIn: '3600', localId: 'ana' };
    }
    if (path.includes('accounts:lookup')) return { users: [{ localId: 'ana' }] };
    signedIn.push(request.headers.authorization?.startsWith('Bearer ') === true);
    const missing = 'projects/demo-guia/databases/(default)/documents/settings/public';
    return [{ missing, readTime: '2026-01-01T00:00:00.000000Z' }];
  };
  request.resume();
  request.on('end', () => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer()));
  });
});

let address: string;

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  initializeData(
    readConfig({ VITE_FIREBASE_PROJECT_ID: 'demo-guia', VITE_FIRESTORE_EMULATOR_HOST: address }),
  );
});

afterAll(async () => {
  await closeData();
  server.closeAllConnections();
  server.close();
});

describe('Auth that is loaded after the first reads', () => {
  it('signs later reads, and stops at sign-out', async () => {
    await getPublicSettings();
    const auth = initializeAuth(await firebaseApp(), { persistence: inMemoryPersistence });
    connectAuthEmulator(auth, `http://${address}`, { disableWarnings: true });
    await getPublicSettings();
    await signInAnonymously(auth);
    await getPublicSettings();
    await signOut(auth);
    await getPublicSettings();
    expect(signedIn).toEqual([false, false, true, false]);
  });
});
