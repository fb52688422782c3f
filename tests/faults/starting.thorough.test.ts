import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startFaultyProxy } from '#support/faulty-proxy.ts';
import type { FaultyProxy } from '#support/faulty-proxy.ts';
import { spawnServer } from '#support/server-process.ts';
import { startPictureCity } from './picture-city.ts';
import type { PictureCity } from './picture-city.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'starting-'));
let city: PictureCity;
let database: FaultyProxy;

beforeAll(async () => {
  city = await startPictureCity(folder);
  database = await startFaultyProxy(city.environment['FIRESTORE_EMULATOR_HOST'] ?? '');
});
afterAll(async () => {
  await database.close();
  await city.close();
  await rm(folder, { recursive: true, force: true });
});

it('a server is not ready until it has loaded the city, and retries until then', async () => {
  // Reads by document name succeed, so that the database check of /readyz passes.
  database.isMeant = (address) => address.includes(':runQuery');
  database.mode = '503';
  const server = spawnServer({ ...city.environment, FIRESTORE_EMULATOR_HOST: database.host });
  try {
    const url = await server.listening;
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    const early = await fetch(`${url}/readyz`);
    expect(early.status).toBe(503);
    expect(await early.text()).toContain('lugares');
    database.mode = 'through';
    const readiness = async () => (await fetch(`${url}/readyz`)).status;
    await expect.poll(readiness, { timeout: 50_000, interval: 500 }).toBe(200);
    // The city was loaded before the server became ready: it is available without the database.
    database.mode = '503';
    expect((await fetch(`${url}/api/places/index`)).status).toBe(200);
  } finally {
    await server.kill();
  }
});
