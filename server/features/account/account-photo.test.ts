import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import sharp from 'sharp';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/app-error.ts';
import { hostileFiles } from '#support/hostile-files.ts';
import { testServer } from '#support/test-server.ts';
import type { TestServer, TestServerOptions } from '#support/test-server.ts';

import type { UserPhotos } from './user-photos.ts';

const statuses = { ana: 'active', bia: 'inactive', caio: 'pending' } as const;
const photoURL = 'https://firebasestorage.googleapis.com/v0/b/g/o/users%2Fana%2Favatar%2Fb.webp';
const replace = vi.fn<UserPhotos['replace']>();
const remove = vi.fn<UserPhotos['remove']>();
let server: TestServer;

const account: TestServerOptions['account'] = {
  photos: { replace, remove, finishInterrupted: () => Promise.resolve() },
  identity: {
    tokens: {
      verify: (token, { checkRevoked } = {}) =>
        token in statuses && checkRevoked === true
          ? Promise.resolve({ uid: token, email: '', signedInAt: new Date() })
          : Promise.reject(new AppError('unauthenticated')),
    },
    readAccountState: (uid) =>
      Promise.resolve({
        ...{ role: 'member', managedPlaces: [] },
        status: statuses[uid as keyof typeof statuses],
      }),
  },
};

beforeEach(async () => {
  replace.mockReset().mockResolvedValue({ photoURL, isOldFileGone: true });
  remove.mockReset().mockResolvedValue({ photoURL: '', isOldFileGone: false });
  server = await testServer({ account });
});

const path = '/api/account/photo';
const put = (token = 'ana') =>
  request(server.app).put(path).set('Authorization', `Bearer ${token}`);

/** Creates a JPEG that is red on the left and blue on the right, with GPS coordinates in its EXIF data. */
function aPhotograph(width: number, height: number): Promise<Buffer> {
  const left = { create: { width: width / 2, height, channels: 3, background: '#c00' } } as const;
  return sharp({ create: { ...left.create, width, background: '#00c' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '27/1 35/1 50/1' } })
    .jpeg()
    .toBuffer();
}

describe('PUT /api/account/photo', () => {
  it('re-encodes the image as a WebP square of at most 512 pixels and returns its URL', async () => {
    const bytes = await aPhotograph(1600, 900);
    const answer = await put().attach('photo', bytes, 'praia.jpg').expect(200);
    expect(answer.body).toEqual({ success: true, photoURL, isOldFileGone: true });
    expect(answer.headers['cache-control']).toBe('no-store');
    const [uid, picture = Buffer.alloc(0)] = replace.mock.calls[0] ?? [];
    expect(uid).toBe('ana');
    const { format, width, height, exif } = await sharp(picture).metadata();
    expect({ format, width, height, exif }).toEqual({
      ...{ format: 'webp', width: 512, height: 512, exif: undefined },
    });
    const left = sharp(picture).extract({ left: 0, top: 0, width: 100, height: 512 });
    const [red = 0, , blue = 0] = await left.resize(1, 1).raw().toBuffer();
    expect(red, 'the middle of the image, half of each colour').toBeGreaterThan(blue);
  });

  it('does not enlarge small images and ignores the file name and content type', async () => {
    const bytes = await aPhotograph(100, 60);
    await put().attach('photo', bytes, { filename: 'x', contentType: 'text/html' }).expect(200);
    const { width, height } = await sharp(replace.mock.calls[0]?.[1]).metadata();
    expect([width, height]).toEqual([60, 60]);
  });

  it('rejects files that are not valid images in spite of their names', async () => {
    const files = (await hostileFiles()).filter(({ expected }) => expected !== 'kept');
    const kinds = new Set(files.map(({ expected }) => expected));
    expect([...kinds].sort()).toEqual(['too-large', 'unsupported-type']);
    const some = [...kinds].flatMap((kind) =>
      files.filter(({ expected }) => expected === kind).slice(0, 12),
    );
    for (const { title, bytes, expected } of some) {
      const answer = await put().attach('photo', bytes, 'a.png');
      expect({ title, code: (answer.body as { code: string }).code }).toEqual({
        ...{ title, code: expected },
      });
      expect((answer.body as { error: string }).error).toMatch(
        /^(?:Tipo de arquivo|Arquivo muito|Imagem com|A imagem demora)/,
      );
    }
    expect(replace).not.toHaveBeenCalled();
  });

  it.each([
    ['without a token', '', 401],
    ['with another token', 'x', 401],
    ['of an inactive user', 'bia', 403],
    ['of a user pending approval', 'caio', 403],
  ])('refuses an image %s before it receives the body', async (_who, token, status) => {
    const listening = http.createServer(server.app).listen(0, '127.0.0.1');
    await once(listening, 'listening');
    const { port } = listening.address() as AddressInfo;
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': 1_000_000,
    };
    const asking = http.request({ host: '127.0.0.1', port, path, method: 'PUT', headers });
    asking.flushHeaders();
    const [answer] = (await once(asking, 'response')) as [http.IncomingMessage];
    expect(answer.statusCode).toBe(status);
    asking.destroy();
    listening.closeAllConnections();
    listening.close();
    expect(replace).not.toHaveBeenCalled();
  });

  it('accepts exactly one file of at most 5 MB in the photo field of a form', async () => {
    const bytes = await aPhotograph(60, 60);
    await put().attach('photo', bytes, 'a.jpg').attach('photo', bytes, 'b.jpg').expect(400);
    await put().attach('images', bytes, 'a.jpg').expect(400);
    await put().field('photo', 'text').expect(400);
    await put().send({ photo: 'x' }).expect(415);
    const answer = await put().attach('photo', Buffer.alloc(5 * 1024 * 1024 + 1), 'a.png');
    expect([answer.status, answer.body]).toMatchObject([413, { code: 'too-large' }]);
    expect(replace).not.toHaveBeenCalled();
  });

  it('applies the rate limit per user', async () => {
    server = await testServer({ account, environment: { RATE_LIMIT_UPLOADS: '3' } });
    const bytes = await aPhotograph(60, 60);
    for (let turn = 0; turn < 3; turn += 1) await put().attach('photo', bytes, 'a').expect(200);
    await put().attach('photo', bytes, 'a').expect(429);
  });
});

it('DELETE /api/account/photo removes the image of an active user only', async () => {
  const ask = (token: string) =>
    request(server.app).delete(path).set('Authorization', `Bearer ${token}`);
  const answer = await ask('ana').expect(200);
  expect(answer.body).toEqual({ success: true, photoURL: '', isOldFileGone: false });
  expect(remove).toHaveBeenCalledExactlyOnceWith('ana');
  await ask('bia').expect(403);
  await request(server.app).delete(path).expect(401);
});

it('refuses other methods and lists PUT in the CORS preflight of allowed origins', async () => {
  const answer = await request(server.app).post(path).expect(405);
  expect(answer.headers['allow']).toBe('PUT, DELETE');
  const { app } = await testServer({ environment: { ALLOWED_ORIGINS: 'https://guia.example' } });
  const preflight = await request(app)
    .options(path)
    .set({ Origin: 'https://guia.example', 'Access-Control-Request-Method': 'PUT' });
  expect(preflight.headers['access-control-allow-methods']).toContain('PUT');
});
