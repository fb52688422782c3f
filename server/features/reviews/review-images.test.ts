import { readFile, utimes } from 'node:fs/promises';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { minuteMs } from '#shared/time-units.ts';
import { sendUpload, uploadForm, uploadServer } from '#support/upload-server.ts';
import type { Person, UploadServer } from '#support/upload-server.ts';
import type { ReviewUploadState } from './review-pictures.ts';

let server: UploadServer;
let bytes: Buffer;
let known: ReviewUploadState;

beforeEach(async () => {
  known = { pictures: null, areReviewsOpen: true };
  server = await uploadServer({ pictures: { readReviewImageData: () => Promise.resolve(known) } });
  bytes = await sharp({ create: { width: 700, height: 500, channels: 3, background: '#08f' } })
    .withExif({ IFD0: { Copyright: 'Ana' }, IFD3: { GPSLatitude: '27/1 35/1 0/1' } })
    .jpeg()
    .toBuffer();
});
afterEach(() => server.close());

const send = (count = 1, person: Person = 'member', placeId = 'foreign1') =>
  sendUpload(
    server,
    uploadForm(
      Array.from({ length: count }, () => ({ bytes })),
      { placeId },
    ),
    person,
    'reviews',
  );
const urlsOf = ({ body }: Awaited<ReturnType<typeof send>>) =>
  (body['files'] as { url: string }[]).map(({ url }) => url);
const lies = async (url: string) => (await fetch(server.url + url)).status === 200;
const remove = async (url: string, person: Person = 'member') => {
  const [, , , reviewId, filename] = url.split('/');
  const { status } = await fetch(`${server.url}/api/reviews/${reviewId}/pictures/${filename}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${person}` },
  });
  return status;
};

describe("uploading images for the user's own review", () => {
  it('images are stored in the folder of this review, in all widths, without camera metadata', async () => {
    const answer = await send();
    expect(answer.status).toBe(200);
    expect(answer.body['files']).toMatchObject([{ width: 700, height: 500, widths: [320, 640] }]);
    const [url = ''] = urlsOf(answer);
    expect(url).toMatch(/^\/uploads\/reviews\/foreign1_member\/[0-9a-f]{25}\.webp$/);
    const served = await fetch(server.url + url);
    expect([served.status, served.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    for (const file of await server.files()) {
      const { format, exif } = await sharp(await readFile(file)).metadata();
      expect([format, exif]).toEqual(['webp', undefined]);
    }
  });

  it('a manager can upload images for a review of another place', async () => {
    expect((await send(1, 'manager')).status).toBe(200);
  });

  it.each([
    ['of a place that does not exist', 'member', 'nowhere', 404],
    ['of a place that is not published', 'member', 'created1', 404],
    ['of a place that they manage', 'manager', 'mine1', 403],
    ['of any place, as a super admin', 'admin', 'foreign1', 403],
    ['while inactive', 'inactive', 'foreign1', 403],
    ['while pending approval', 'pending', 'foreign1', 403],
    ['without an account', 'nobody' as Person, 'foreign1', 401],
    ['without a place id', 'member', '', 400],
    ['with the folder of another user as id', 'member', 'foreign1_manager', 400],
    ['with a parent folder as id', 'member', '../places/foreign1', 400],
  ] as const)('images are refused %s', async (_who, person, placeId, status) => {
    const answer = await send(1, person, placeId);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ success: false });
    expect(await server.files()).toEqual([]);
  });

  it('images are refused while reviews are paused, except for an existing review', async () => {
    known = { pictures: null, areReviewsOpen: false };
    expect((await send()).status).toBe(403);
    known = { pictures: [], areReviewsOpen: false };
    expect((await send()).status).toBe(200);
  });

  it('a form accepts at most three images', async () => {
    const { status, body } = await send(4);
    expect([status, body['error']]).toEqual([400, 'Máximo de 3 imagens permitidas']);
    expect(await server.files()).toEqual([]);
  });

  it("up to six unsaved images are stored in addition to the review's three, more are refused", async () => {
    known = { pictures: urlsOf(await send(3)), areReviewsOpen: true };
    for (let visit = 0; visit < 2; visit += 1) expect((await send(3)).status).toBe(200);
    const refused = await send();
    expect([refused.status, refused.body['code']]).toEqual([429, 'too-many-requests']);
    expect(refused.body['error']).toMatch(/ainda não foram salvas\. Salve a avaliação ou tente/);
  });

  it('unsaved images no longer count after an hour, images of the review remain', async () => {
    const [first = '', ...others] = urlsOf(await send(3));
    known = { pictures: [first], areReviewsOpen: true };
    const before = new Date(Date.now() - 61 * minuteMs);
    for (const file of await server.files()) await utimes(file, before, before);
    expect((await send()).status).toBe(200);
    expect(await lies(first)).toBe(true);
    for (const url of others) expect(await lies(url)).toBe(false);
  });

  it('a user can upload sixty images per day', async () => {
    for (let sent = 0; sent < 60; sent += 1)
      await sendUpload(server, new FormData(), 'member', 'reviews');
    expect((await send()).status).toBe(429);
    expect((await send(1, 'member-1')).status).toBe(200);
  });
});

describe('removing an image of a review', () => {
  it('is allowed for its author and super admins once the review no longer references it', async () => {
    const [url = '', other = ''] = urlsOf(await send(2));
    known = { pictures: [url], areReviewsOpen: true };
    expect(await remove(url)).toBe(200);
    expect(await lies(url)).toBe(true);
    known = { pictures: [], areReviewsOpen: true };
    for (const person of ['manager', 'member-1', 'inactive'] as const) {
      expect(await remove(url, person)).toBe(403);
    }
    expect(await lies(url)).toBe(true);
    expect(await remove(url)).toBe(200);
    expect(await remove(other, 'admin')).toBe(200);
    expect(await server.files()).toEqual([]);
    expect(await remove(url)).toBe(200);
  });

  it('never reaches a path outside the review’s folder', async () => {
    expect(await remove('/uploads/reviews/foreign1_member/..%2f..%2fx.webp')).toBe(400);
    expect(await remove('/uploads/reviews/mine1/a.webp', 'admin')).toBe(400);
  });
});

it.each([
  '/uploads/reviews/foreign1/a.webp',
  '/uploads/places/foreign1_member/a.webp',
  '/uploads/others/foreign1/a.webp',
  '/uploads/reviews/temp_member/a.webp',
])('nothing is served at %s', async (url) => {
  await send();
  expect((await fetch(server.url + url)).status).toBe(404);
});
