import { utimes } from 'node:fs/promises';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { minuteMs } from '#shared/time-units.ts';
import { sendUpload, uploadForm, uploadServer } from '#support/upload-server.ts';
import type { UploadServer } from '#support/upload-server.ts';

let server: UploadServer;
let bytes: Buffer;
/** Image addresses in the place's record. */
let saved: string[] = [];
/** Image addresses in its events. */
let shown: string[] = [];

beforeEach(async () => {
  saved = [];
  shown = [];
  server = await uploadServer({
    pictures: {
      readPlace: () =>
        Promise.resolve({
          ...{ isActive: true, createdBy: 'manager', highlightUrl: '', imageUrls: saved },
        }),
      readEventImageUrls: () => Promise.resolve(shown),
    },
  });
  bytes = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#08f' } })
    .jpeg()
    .toBuffer();
});
afterEach(() => server.close());

const send = (count: number) =>
  sendUpload(server, uploadForm(Array.from({ length: count }, () => ({ bytes }))));

/** Uploads eight images in one request, like the app, and returns their addresses. */
async function sendEight(): Promise<string[]> {
  const { status, body } = await send(8);
  expect([status, body['refused']]).toEqual([200, []]);
  return (body['files'] as { url: string }[]).map(({ url }) => url);
}

async function anHourPasses(): Promise<void> {
  const before = new Date(Date.now() - 61 * minuteMs);
  for (const file of await server.files()) await utimes(file, before, before);
}

const lies = async (url: string) => (await fetch(server.url + url)).status === 200;

it('a user who left without saving can upload eight again without removing images of another tab', async () => {
  const ofAnotherTab = await sendEight();
  const now = await sendEight();
  for (const url of [...ofAnotherTab, ...now]) expect(await lies(url), url).toBe(true);
});

it('a full place accepts eight more, which replace those of its record when saved', async () => {
  saved = await sendEight();
  await anHourPasses();
  const next = await sendEight();
  for (const url of [...saved, ...next]) expect(await lies(url), url).toBe(true);
});

it('images of events are retained and do not count towards the limit', async () => {
  shown = await sendEight();
  await anHourPasses();
  for (let visit = 0; visit < 4; visit += 1) saved = await sendEight();
  for (const url of [...shown, ...saved]) expect(await lies(url), url).toBe(true);
  expect((await send(1)).status).toBe(429);
});

it('more than 24 unsaved images besides the eight saved ones are refused with advice', async () => {
  for (let visit = 0; visit < 4; visit += 1) await sendEight();
  const refused = await send(1);
  expect([refused.status, refused.body]).toMatchObject([429, { code: 'too-many-requests' }]);
  expect(refused.body['error']).toMatch(/ainda não foram salvas\. Salve o lugar ou tente/);
  expect(await server.files()).toHaveLength(32);
  expect(server.log()).not.toContain('image not stored');
});

it('a request that fits only partly stores the images that fit', async () => {
  for (let visit = 0; visit < 3; visit += 1) await sendEight();
  await send(6);
  const { status, body } = await send(4);
  expect(status).toBe(200);
  expect(body['files']).toHaveLength(2);
  expect(body['refused']).toMatchObject([
    { position: 2, code: 'too-many-requests' },
    { position: 3, code: 'too-many-requests' },
  ]);
});

it('unsaved images are removed when no user can still be about to save them', async () => {
  const kept = await sendEight();
  saved = kept.slice(0, 3);
  await anHourPasses();
  expect((await send(1)).status).toBe(200);
  expect(await server.files()).toHaveLength(4);
  for (const url of saved) expect(await lies(url), url).toBe(true);
});
