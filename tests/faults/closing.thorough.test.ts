import { mkdtempSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { spawnServer } from '#support/server-process.ts';
import { uploadForm } from '#support/upload-server.ts';
import { startPictureCity } from './picture-city.ts';
import type { PictureCity } from './picture-city.ts';
import { aPicture } from './picture-requests.ts';
import { restartUnderLoad } from './restarts.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'closing-'));
let city: PictureCity;

beforeAll(async () => {
  city = await startPictureCity(folder);
});
afterAll(async () => {
  await city.close();
  await rm(folder, { recursive: true, force: true });
});

it('a stopping server is not ready, still answers requests, and finishes an upload in progress', async () => {
  const server = spawnServer(city.environment);
  const url = await server.listening;
  const form = new Response(uploadForm([{ bytes: await aPicture() }], { placeId: 'p1' }));
  const body = Buffer.from(await form.clone().arrayBuffer());
  const half = Math.floor(body.length / 2);
  const headers = {
    ...city.as('manager'),
    'content-type': form.headers.get('content-type') ?? '',
    'content-length': String(body.length),
  };
  const request = http.request(`${url}/api/upload/places`, { method: 'POST', headers });
  const answered = new Promise<{ status: number; text: string }>((resolve, reject) => {
    request.on('error', reject);
    request.on('response', (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.on('end', () => {
        resolve({ status: answer.statusCode ?? 0, text });
      });
    });
  });
  await new Promise((resolve) => request.write(body.subarray(0, half), resolve));
  const exit = server.stop();
  await expect.poll(() => server.output(), { timeout: 10_000 }).toContain('"closing"');
  const late = await fetch(`${url}/readyz`);
  expect([late.status, late.headers.get('connection')]).toEqual([503, 'close']);
  expect(await late.json()).toMatchObject({ error: 'O servidor está sendo encerrado.' });
  expect((await fetch(`${url}/api/places/index`)).status).toBe(200);
  await expect
    .poll(() => fetch(`${url}/healthz`).catch(() => 'refused'), { timeout: 10_000 })
    .toBe('refused');

  request.end(body.subarray(half));
  const { status, text } = await answered;
  expect(text).toContain('"success":true');
  expect(status).toBe(200);
  expect(await exit).toBe(0);
  expect(await readdir(path.join(folder, 'places', 'p1'))).toHaveLength(3);
});

it('clients that check /readyz lose no connection in a restart, and others lose none before the port closes', async () => {
  const figures = await restartUnderLoad(city.environment, 3);
  expect(figures).toMatchObject({ failedPolite: 0, resetBefore: 0 });
  expect(figures.answered).toBeGreaterThan(0);
  expect(figures.answeredPolite).toBeGreaterThan(0);
});

it('a stopping server stores the place views that it has answered', async () => {
  const server = spawnServer(city.environment);
  const url = await server.listening;
  for (let view = 0; view < 7; view += 1) {
    expect((await fetch(`${url}/api/places/p1/views`, { method: 'POST' })).status).toBe(202);
  }
  expect(await server.stop()).toBe(0);
  const { docs } = await city.firestore.collection('placeViews').where('placeId', '==', 'p1').get();
  const counts = docs.flatMap((month) =>
    Object.values(month.get('days') as Record<string, number>),
  );
  expect(counts).toEqual([7]);
});
