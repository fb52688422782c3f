import { utimes } from 'node:fs/promises';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sendUpload, uploadForm, uploadServer } from '#support/upload-server.ts';
import type { UploadServer } from '#support/upload-server.ts';

let server: UploadServer;
let bytes: Buffer;

beforeEach(async () => {
  server = await uploadServer();
  bytes = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#08f' } })
    .jpeg()
    .toBuffer();
});
afterEach(() => server.close());

it('pictures whose answer was lost make room once nobody can be about to save them', async () => {
  const eight = uploadForm(Array.from({ length: 8 }, () => ({ bytes })));
  expect((await sendUpload(server, eight)).status).toBe(200);
  const refused = await sendUpload(server, uploadForm([{ bytes }]));
  expect(refused.status).toBe(400);
  expect(refused.body['error']).toBe('Máximo de 8 imagens permitidas');

  const yesterday = new Date(Date.now() - 24 * 60 * 60_000);
  for (const file of await server.files()) await utimes(file, yesterday, yesterday);
  expect((await sendUpload(server, uploadForm([{ bytes }]))).status).toBe(200);
  expect(await server.files()).toHaveLength(1);
});
