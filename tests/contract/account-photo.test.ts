import type { RequestListener } from 'node:http';
import { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { Timestamp } from '@google-cloud/firestore';
import { pino } from 'pino';
import request from 'supertest';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createLease } from '#server/platform/firestore/lease.ts';
import { photoLeaseId } from '#server/features/account/user-leases.ts';
import { withinBudget } from '#server/platform/http/request-budget.ts';
import { createAdminAuth } from '#server/platform/identity/admin-auth.ts';
import { createAccountServices } from '#server/features/account/account-services.ts';
import { createBucketUserFiles } from '#server/features/account/user-files.ts';
import { createUserPhotos } from '#server/features/account/user-photos.ts';
import type { UserFiles } from '#server/features/account/user-files.ts';
import { minuteMs } from '#shared/time-units.ts';
import { testServer } from '#support/test-server.ts';
import { person, startErasureCity } from './erasure-city.ts';
import { noImages } from '#support/no-images.ts';
import type { ErasureCity } from './erasure-city.ts';

let city: ErasureCity;
let picture: Buffer;
const lines: string[] = [];
const logger = pino(
  new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  }),
);

beforeAll(async () => {
  city = await startErasureCity();
  picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#08f' } })
    .png()
    .toBuffer();
});
afterAll(() => city.close());
beforeEach(async () => {
  lines.length = 0;
  await createBucketUserFiles(city.config).removeAll(person.uid);
  await city.populate('member');
});

const { uid } = person;
const path = '/api/account/photo';
const folder = `users/${uid}/avatar/`;

async function app(): Promise<RequestListener> {
  const { config, firestore, environment } = city;
  const { account, identity } = createAccountServices({
    ...{ images: noImages, config, firestore, logger },
  });
  return (await testServer({ environment, account: { ...account, identity } })).app;
}

const photos = (files: Partial<UserFiles> = {}) => {
  const { config, firestore } = city;
  const stored = { ...createBucketUserFiles(config), ...files };
  return createUserPhotos({ firestore, auth: createAdminAuth(config), files: stored, logger });
};
const filesOf = async () =>
  (await createBucketUserFiles(city.config).list(uid)).map(({ name }) => name);
const shown = async () =>
  (await city.firestore.doc(`users/${uid}`).get()).get('photoURL') as string;
const inAuth = async () => (await createAdminAuth(city.config).getUser(uid)).photoURL;

it('a photo is stored, referenced in the user record and in Auth, publicly readable, replaced and removed', async () => {
  const server = await app();
  const token = `Bearer ${await city.signIn(person.email)}`;
  const put = () =>
    request(server).put(path).set('Authorization', token).attach('photo', picture, 'a.png');
  const { photoURL: first } = (await put().expect(200)).body as { photoURL: string };
  expect([await shown(), await inAuth()]).toEqual([first, first]);
  // The file that a client had uploaded directly before is deleted.
  expect(await filesOf()).toHaveLength(1);
  const seen = await fetch(first);
  expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(seen.headers.get('cache-control')).toBe('private, max-age=604800');
  const { width, height } = await sharp(Buffer.from(await seen.arrayBuffer())).metadata();
  expect([width, height]).toEqual([512, 512]);

  const second = (await put().expect(200)).body as { photoURL: string };
  expect(second.photoURL).not.toBe(first);
  expect([(await fetch(first)).status, (await fetch(second.photoURL)).status]).toEqual([404, 200]);

  const removed = await request(server).delete(path).set('Authorization', token).expect(200);
  expect(removed.body).toEqual({ success: true, photoURL: '', isOldFileGone: true });
  expect([await shown(), await inAuth(), await filesOf()]).toEqual(['', undefined, []]);
  await request(server).delete(path).set('Authorization', token).expect(200);
  expect(await city.dump()).toContain('users/OutraPessoaUid00000000000002/avatar/b.webp');
});

it('no token allows a client to write a photo without the server', async () => {
  const { config } = city;
  const objects = `http://${config.emulators.storage ?? ''}/v0/b/${config.storageBucket}/o`;
  const authorization = `Firebase ${await city.signIn(person.email)}`;
  const headers = { authorization, 'content-type': 'image/webp' };
  const name = encodeURIComponent(`${folder}x.webp`);
  const made = await fetch(`${objects}?name=${name}`, { method: 'POST', headers, body: 'x' });
  const old = `${objects}/${encodeURIComponent(`${folder}a.webp`)}`;
  const gone = await fetch(old, { method: 'DELETE', headers });
  expect([made.status, gone.status, (await fetch(`${old}?alt=media`)).status]).toEqual([
    ...[403, 403, 200],
  ]);
});

it('after two simultaneous uploads the record references one photo and only its file remains', async () => {
  const service = photos();
  await Promise.all([service.replace(uid, picture), service.replace(uid, picture)]);
  const files = await filesOf();
  expect(files).toHaveLength(1);
  expect(await shown()).toContain(encodeURIComponent(files[0] ?? ''));
});

it('of two servers that upload at the same moment neither deletes the new photo of the other', async () => {
  const slow = createBucketUserFiles(city.config);
  let isListing = false;
  // The second server has stored its image but not referenced it yet while the first server removes old files.
  const first = photos({
    async removeOtherPhotos(...args) {
      isListing = true;
      await pause(600);
      return slow.removeOtherPhotos(...args);
    },
  });
  const second = photos();
  const changing = first.replace(uid, picture);
  await expect.poll(() => isListing, { timeout: 20_000 }).toBe(true);
  await Promise.all([changing, second.replace(uid, picture)]);
  const files = await filesOf();
  expect(files).toHaveLength(1);
  expect(await shown()).toContain(encodeURIComponent(files[0] ?? ''));
  expect((await city.firestore.doc(`leases/${photoLeaseId(uid)}`).get()).exists).toBe(false);
});

it('a server that died during an upload blocks the next upload no longer than the request budget', async () => {
  const lease = createLease(city.firestore, photoLeaseId(uid), 'gone', 20_000);
  await lease.take();
  const before = await shown();
  await expect(withinBudget(() => photos().replace(uid, picture), 1_000)).rejects.toMatchObject({
    code: 'unavailable',
  });
  expect([await shown(), await filesOf()]).toEqual([before, [`${folder}a.webp`]]);
  await lease.release();
  await photos().replace(uid, picture);
  expect(await shown()).not.toBe(before);
});

it('the files of a change that a crash interrupted are deleted later, except the image of the record', async () => {
  await photos().replace(uid, picture);
  const referenced = await filesOf();
  const crashed = createLease(city.firestore, photoLeaseId(uid), 'gone', 20_000);
  await crashed.take();
  const { url } = await createBucketUserFiles(city.config).savePhoto(uid, picture);

  await photos().finishInterrupted();
  expect(await filesOf(), 'the change may still be running').toHaveLength(2);

  const lease = city.firestore.doc(`leases/${photoLeaseId(uid)}`);
  await lease.update({ until: Timestamp.fromMillis(Date.now() - minuteMs) });
  await photos().finishInterrupted();
  expect(await filesOf()).toEqual(referenced);
  expect((await fetch(url)).status).toBe(404);
  expect((await lease.get()).exists).toBe(false);
});

it('a failure for one user does not stop the cleaning up for others', async () => {
  const failing = `${uid.slice(0, -1)}!`;
  await photos().replace(uid, picture);
  const referenced = await filesOf();
  await createBucketUserFiles(city.config).savePhoto(uid, picture);
  for (const user of [failing, uid]) {
    await city.firestore
      .doc(`leases/${photoLeaseId(user)}`)
      .set({ owner: 'gone', until: Timestamp.fromMillis(Date.now() - minuteMs) });
  }
  const { firestore, config } = city;
  const auth = createAdminAuth(config);
  const service = createUserPhotos({
    firestore,
    logger,
    files: createBucketUserFiles(config),
    auth: {
      updateUser: (user, changes) =>
        user === failing ? Promise.reject(new Error('down')) : auth.updateUser(user, changes),
    },
  });
  await service.finishInterrupted();
  expect(await filesOf()).toEqual(referenced);
  expect(lines.join('')).toContain('interrupted photo change not finished');
  expect(lines.join('')).not.toContain(uid);
});

it('a user whose erasure is running gets no photo, and no file of it remains', async () => {
  await city.firestore.doc(`users/${uid}`).update({ status: 'inactive' });
  const before = await shown();
  await expect(photos().replace(uid, picture)).rejects.toMatchObject({ code: 'permission-denied' });
  expect(await filesOf()).toEqual([`${folder}a.webp`]);
  expect(await shown()).toBe(before);
});

it('a file that cannot be deleted is reported, logged without a name and deleted with the next change', async () => {
  const removeOtherPhotos = () => Promise.reject(new Error(`no ${folder}a.webp`));
  const change = await photos({ removeOtherPhotos }).remove(uid);
  expect(change).toEqual({ photoURL: '', isOldFileGone: false });
  expect(await filesOf()).toEqual([`${folder}a.webp`]);
  expect(lines.join('')).toContain('old photo not deleted');
  expect(lines.join('')).not.toContain(uid);
  expect(await photos().remove(uid)).toEqual({ photoURL: '', isOldFileGone: true });
  expect(await filesOf()).toEqual([]);
});
