import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth';
import type { Auth } from 'firebase/auth';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { listActivePlaces } from '#features/places/data/place-store.ts';
import {
  addFavorite,
  listFavorites,
  removeFavorite,
} from '#features/favorites/data/favorite-store.ts';
import { firebaseApp } from '#platform/firestore/connection.ts';
import { ensureUser, getUser } from '#features/account/data/user-store.ts';

import { startDataFixture } from './data-fixture.ts';
import type { DataFixture } from './data-fixture.ts';

/** Returns an unsigned token, as the local Auth issues. */
function tokenOf(uid: string): string {
  const seconds = Math.floor(Date.now() / 1000);
  const payload = {
    user_id: uid,
    sub: uid,
    email: `${uid}@x.test`,
    iat: seconds,
    exp: seconds + 3600,
  };
  const parts = [{ alg: 'none', typ: 'JWT' }, payload].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  return `${parts.join('.')}.`;
}

/** A stub of Auth that signs in any user. The uid is the local part of the e-mail. */
const authServer = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body = JSON.parse(Buffer.concat(chunks).toString() || '{}') as Record<string, string>;
    const token = body['idToken']?.split('.')[1] ?? '';
    const uid =
      body['email']?.split('@')[0] ??
      (JSON.parse(Buffer.from(token, 'base64url').toString()) as { sub: string }).sub;
    const answer = request.url?.includes('accounts:lookup')
      ? { users: [{ localId: uid, email: `${uid}@x.test` }] }
      : { idToken: tokenOf(uid), refreshToken: 'r', expiresIn: '3600', localId: uid };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
});

let fixture: DataFixture;
let auth: Auth;

const place = {
  title: 'Bar',
  category: 'bares',
  isActive: true,
  rating: 0,
  createdAt: new Date(0),
};
const record = (uid: string, favorites = 0) => ({
  uid,
  email: `${uid}@x.test`,
  displayName: 'Ana',
  role: 'member',
  status: 'active',
  statistics: { favorites, views: 0, reviews: 0 },
  createdAt: new Date(0),
  updatedAt: new Date(0),
});
const countOf = async (uid: string) => (await getUser(uid))?.statistics.favorites;
const savedBy = async (uid: string) =>
  (await listFavorites(uid)).map(({ placeId }) => placeId).sort();
const signIn = (uid: string) => signInWithEmailAndPassword(auth, `${uid}@x.test`, 'secret');
const account = (uid: string) => ({
  uid,
  email: `${uid}@x.test`,
  emailVerified: false,
  displayName: 'Ana \u202eSouza',
  photoURL: '',
});

beforeAll(async () => {
  fixture = await startDataFixture();
  await new Promise<void>((listening) => authServer.listen(0, '127.0.0.1', listening));
  auth = initializeAuth(await firebaseApp(), { persistence: inMemoryPersistence });
  const { port } = authServer.address() as AddressInfo;
  connectAuthEmulator(auth, `http://127.0.0.1:${port}`, { disableWarnings: true });
});

beforeEach(async () => {
  await fixture.store({
    'places/p1': place,
    'places/p2': place,
    'places/hidden': { ...place, isActive: false },
    'settings/public': { requireApproval: false },
  });
});

afterAll(async () => {
  await fixture.close();
  authServer.closeAllConnections();
  authServer.close();
});

describe('favourites over the real rules', () => {
  it('are counted in the record after any sequence', async () => {
    await fixture.store({ 'users/ana': record('ana') });
    await signIn('ana');
    await addFavorite('ana', 'p1');
    await addFavorite('ana', 'p2');
    expect([await savedBy('ana'), await countOf('ana')]).toEqual([['p1', 'p2'], 2]);
    await expect(addFavorite('ana', 'p1')).rejects.toMatchObject({ code: 'conflict' });
    await removeFavorite('ana', 'p1');
    await removeFavorite('ana', 'p1');
    expect([await savedBy('ana'), await countOf('ana')]).toEqual([['p2'], 1]);
  });

  it('are saved once when two tabs save at the same moment', async () => {
    await fixture.store({ 'users/bia': record('bia') });
    await signIn('bia');
    const outcomes = await Promise.allSettled([addFavorite('bia', 'p1'), addFavorite('bia', 'p1')]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect([await savedBy('bia'), await countOf('bia')]).toEqual([['p1'], 1]);
  });

  it('are refused and not counted for pending users and for places that do not exist', async () => {
    await fixture.store({
      'users/caio': { ...record('caio'), status: 'pending' },
      'users/duda': record('duda'),
    });
    await signIn('caio');
    await expect(addFavorite('caio', 'p1')).rejects.toMatchObject({ code: 'permission-denied' });
    await signIn('duda');
    await expect(addFavorite('duda', 'nowhere')).rejects.toMatchObject({
      code: 'permission-denied',
    });
    await expect(addFavorite('duda', '../x')).rejects.toMatchObject({ code: 'not-found' });
    expect(await countOf('duda')).toBe(0);
  });

  it('of other users cannot be read or written', async () => {
    await signIn('duda');
    await expect(listFavorites('ana')).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(removeFavorite('ana', 'p2')).rejects.toMatchObject({ code: 'permission-denied' });
  });

  it('of a long list are all read', async () => {
    const ids = Array.from({ length: 150 }, (_, position) => `long${position}`);
    await fixture.store({ 'users/eva': record('eva', 150) });
    await fixture.store(
      Object.fromEntries(
        ids.map((placeId) => [
          `favorites/eva_${placeId}`,
          { userId: 'eva', placeId, createdAt: new Date(0) },
        ]),
      ),
    );
    await signIn('eva');
    expect(await savedBy('eva')).toEqual([...ids].sort());
  });

  it('include only active places, with one read per id', async () => {
    await signIn('duda');
    await fixture.resetReads();
    const places = await listActivePlaces(['p1', 'gone', 'hidden', 'p2']);
    expect(places.map(({ id }) => id).sort()).toEqual(['p1', 'p2']);
    expect(await fixture.reads()).toBe(2);
  });
});

describe('the record of an account', () => {
  it('is created once, as an active member with a cleaned name', async () => {
    await signIn('nova');
    const made = await ensureUser(account('nova'));
    expect(made).toMatchObject({
      displayName: 'Ana Souza',
      role: 'member',
      status: 'active',
      statistics: { favorites: 0, views: 0, reviews: 0 },
    });
    expect(made.createdAt).not.toBeNull();
    await addFavorite('nova', 'p1');
    expect(await ensureUser(account('nova'))).toMatchObject({ statistics: { favorites: 1 } });
  });

  it('is created by one of two tabs and read by both', async () => {
    await signIn('dupla');
    const [first, second] = await Promise.all([
      ensureUser(account('dupla')),
      ensureUser(account('dupla')),
    ]);
    expect(second).toEqual(first);
  });

  it('is pending if the settings require approval', async () => {
    await fixture.store({ 'settings/public': { requireApproval: true } });
    await signIn('espera');
    expect(await ensureUser(account('espera'))).toMatchObject({ status: 'pending' });
  });

  it('cannot be read by other users or when signed out', async () => {
    await signIn('nova');
    await expect(getUser('espera')).rejects.toMatchObject({ code: 'permission-denied' });
    await signOut(auth);
    await expect(getUser('nova')).rejects.toMatchObject({
      code: expect.stringMatching(/permission-denied|unauthenticated/) as string,
    });
  });
});
