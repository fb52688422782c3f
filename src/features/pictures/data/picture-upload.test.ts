import { beforeEach, describe, expect, it, vi } from 'vitest';

import { FakeRequest } from '#support/fake-request.ts';

import { uploadPicture } from './picture-upload.ts';

vi.mock('#platform/firestore/id-token.ts', () => ({ idToken: () => Promise.resolve('token') }));
vi.mock('#platform/firestore/connection.ts', () => ({
  dataConfig: () => ({ apiOrigin: 'https://api.example' }),
}));

const onProgress = vi.fn();

async function startUpload(signal = new AbortController().signal) {
  const upload = uploadPicture({
    kind: 'place',
    placeId: 'abc',
    placeName: 'Bar do Zé',
    picture: new Blob(['x']),
    filename: 'foto.jpg',
    isHighlight: true,
    onProgress,
    signal,
  });
  // Prevents an unhandled rejection before the test awaits the upload.
  upload.catch(() => undefined);
  const request = await vi.waitUntil(() => FakeRequest.last);
  return { upload, request };
}

beforeEach(() => {
  FakeRequest.last = undefined;
  onProgress.mockReset();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});

describe('image upload', () => {
  it('sends one image with the required fields, reports progress and returns the stored image', async () => {
    const { upload, request } = await startUpload();
    expect(request.opened).toBe('POST https://api.example/api/upload/places');
    expect(request.headers['authorization']).toBe('Bearer token');
    expect(request.body?.getAll('images')).toHaveLength(1);
    expect(request.body?.get('placeId')).toBe('abc');
    expect(request.body?.get('isHighlight')).toBe('true');
    request.upload.onprogress?.({ loaded: 1, total: 4 });
    expect(onProgress).toHaveBeenCalledWith(0.25);
    request.answer(200, { success: true, files: [{ url: '/uploads/places/abc/k.webp' }] });
    expect(await upload).toEqual({ url: '/uploads/places/abc/k.webp' });
  });

  it.each([
    ['a 503 response', 503, { code: 'unavailable' }, 'unknown'],
    ['a 504 response', 504, { code: 'timeout' }, 'unknown'],
    ['a request timeout of the server', 408, { code: 'timeout' }, 'timeout'],
    ['a proxy that cannot reach the server', 502, null, 'unknown'],
    ['a server error', 500, { code: 'unknown' }, 'unknown'],
    ['an image that could not be stored', 500, { code: 'image-failed' }, 'image-failed'],
    ['a place with the maximum of images', 400, { code: 'too-many-items' }, 'too-many-items'],
    ['too many uploads', 429, { code: 'too-many-requests' }, 'too-many-requests'],
    ['an image too large for a proxy', 413, null, 'too-large'],
    ['a response without an image', 200, { success: true, files: [] }, 'no-result'],
    ['a response without a body', 200, null, 'no-result'],
  ])('maps %s to its cause', async (_what, status, body, code) => {
    const { upload, request } = await startUpload();
    request.answer(status, body);
    await expect(upload).rejects.toMatchObject({ code });
  });

  it('reports an unreachable server only without a response', async () => {
    const lostUpload = await startUpload();
    lostUpload.request.onerror?.();
    await expect(lostUpload.upload).rejects.toMatchObject({ code: 'unavailable' });
    FakeRequest.last = undefined;
    const silentUpload = await startUpload();
    silentUpload.request.ontimeout?.();
    await expect(silentUpload.upload).rejects.toMatchObject({ code: 'timeout' });
  });

  it('ends when it is aborted', async () => {
    const controller = new AbortController();
    const { upload } = await startUpload(controller.signal);
    controller.abort();
    await expect(upload).rejects.toMatchObject({ code: 'cancelled' });
  });
});
