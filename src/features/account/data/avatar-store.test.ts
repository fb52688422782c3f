import { beforeEach, expect, it, vi } from 'vitest';

import { FakeRequest } from '#support/fake-request.ts';

import { removeAvatar, uploadAvatar } from './avatar-store.ts';

const user = { uid: 'ana', getIdToken: () => Promise.resolve('token') };
vi.mock('#platform/firestore/with-auth.ts', () => ({
  withAuthUser: (act: (signedIn: typeof user) => unknown) =>
    Promise.resolve().then(() => act(user)),
}));
vi.mock('#platform/firestore/connection.ts', () => ({
  dataConfig: () => ({ apiOrigin: 'https://api.example' }),
  readTimeoutMs: 1_000,
}));

const photoURL = 'https://firebasestorage.googleapis.com/v0/b/g/o/users%2Fana%2Favatar%2Fa.webp';
const onProgress = vi.fn();
const picture = new Blob(['x'], { type: 'image/webp' });

beforeEach(() => {
  FakeRequest.last = undefined;
  onProgress.mockReset();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});

async function startUpload(signal = new AbortController().signal) {
  const upload = uploadAvatar('ana', picture, { onProgress, signal });
  // Prevents an unhandled rejection before the test checks the result.
  upload.catch(() => undefined);
  return { upload, request: await vi.waitUntil(() => FakeRequest.last) };
}

it('sends only the image, reports the progress and returns the new address', async () => {
  const { upload, request } = await startUpload();
  expect(request.opened).toBe('PUT https://api.example/api/account/photo');
  expect(request.headers['authorization']).toBe('Bearer token');
  expect([...(request.body?.keys() ?? [])]).toEqual(['photo']);
  request.upload.onprogress?.({ loaded: 1, total: 2 });
  expect(onProgress).toHaveBeenCalledWith(0.5);
  const answer = { success: true, photoURL, isOldFileGone: true };
  request.answer(200, answer);
  expect(await upload).toEqual(answer);
});

it.each([
  ['a permission error', 403, { code: 'permission-denied' }, 'permission-denied'],
  ['an inactive account', 403, { code: 'account-inactive' }, 'account-inactive'],
  ['a file that is not an image', 415, { code: 'unsupported-type' }, 'unsupported-type'],
  ['a busy server', 503, { code: 'unavailable' }, 'unknown'],
  ['a response of another shape', 200, { success: true }, 'no-result'],
  ['a response without a body', 200, null, 'no-result'],
])('maps %s to its cause', async (_what, status, body, code) => {
  const { upload, request } = await startUpload();
  request.answer(status, body);
  await expect(upload).rejects.toMatchObject({ code });
});

it('can be cancelled before and during the upload', async () => {
  const controller = new AbortController();
  const { upload } = await startUpload(controller.signal);
  controller.abort();
  await expect(upload).rejects.toMatchObject({ code: 'cancelled' });
  FakeRequest.last = undefined;
  const signal = AbortSignal.abort();
  await expect(uploadAvatar('ana', picture, { onProgress, signal })).rejects.toMatchObject({
    code: 'cancelled',
  });
  expect(FakeRequest.last).toBeUndefined();
});

it('does not change another user who signed in in another tab', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  const uploadOptions = { onProgress, signal: new AbortController().signal };
  const expectedError = { code: 'unauthenticated' };
  await expect(uploadAvatar('bia', picture, uploadOptions)).rejects.toMatchObject(expectedError);
  await expect(removeAvatar('bia')).rejects.toMatchObject(expectedError);
  expect(FakeRequest.last).toBeUndefined();
  expect(fetch).not.toHaveBeenCalled();
});

it('removes the image on the server and rejects an unexpected response', async () => {
  const answer = { success: true, photoURL: '', isOldFileGone: false };
  const fetch = vi.fn((_address: string, _init: RequestInit) =>
    Promise.resolve(Response.json(answer)),
  );
  vi.stubGlobal('fetch', fetch);
  expect(await removeAvatar('ana')).toEqual(answer);
  const [address, init] = fetch.mock.calls[0] ?? [];
  expect(`${init?.method} ${address}`).toBe('DELETE https://api.example/api/account/photo');
  fetch.mockResolvedValueOnce(Response.json({ success: true }));
  await expect(removeAvatar('ana')).rejects.toMatchObject({ code: 'unavailable' });
});
