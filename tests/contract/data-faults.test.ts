import { setLogLevel } from 'firebase/firestore/lite';
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { listCategories } from '#features/categories/data/category-store.ts';
import { readConfig } from '#platform/firestore/config.ts';
import {
  closeData,
  initializeData,
  readFirestore,
  readTimeoutMs,
} from '#platform/firestore/connection.ts';
import {
  getPlace,
  listPlacesOfCategory,
  listTopPlaces,
} from '#features/places/data/place-store.ts';
import { listReviews } from '#features/reviews/data/review-store.ts';
import { getPublicSettings } from '#features/settings/data/settings-store.ts';
import type { AppErrorCode } from '#shared/app-error.ts';

const reads: [string, () => Promise<unknown>][] = [
  ['a place', () => getPlace('p1')],
  ['the best places', () => listTopPlaces(6)],
  ['a category', () => listPlacesOfCategory({ categoryId: 'c1' })],
  ['the categories', listCategories],
  ['reviews', () => listReviews('p1')],
  ['the settings', getPublicSettings],
];

// The SDK logs each failure to the console. These tests cause failures on purpose.
setLogLevel('silent');

let server: Server;
let requests: number;

/** Starts a fake Firestore that handles every request the same way. */
async function firestoreThat(answer: RequestListener): Promise<void> {
  server = createServer((request, response) => {
    requests += 1;
    answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  initializeAt((server.address() as AddressInfo).port);
}

function initializeAt(port: number): void {
  initializeData(
    readConfig({
      VITE_FIREBASE_PROJECT_ID: 'demo-guia',
      VITE_FIRESTORE_EMULATOR_HOST: `127.0.0.1:${port}`,
    }),
  );
}

const answering =
  (status: number, body: string, type = 'application/json'): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': type }).end(body);
  };

beforeEach(() => {
  requests = 0;
});

afterEach(async () => {
  await closeData();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});

describe('reads while Firestore fails', () => {
  it.each(reads)('%s: a refused connection is unavailable', async (_name, read) => {
    await firestoreThat(answering(200, '[]'));
    const { port } = server.address() as AddressInfo;
    await new Promise((closed) => server.close(closed));
    initializeAt(port);
    await expect(read()).rejects.toMatchObject({ name: 'AppError', code: 'unavailable' });
  });

  it.each(reads)(
    '%s: a connection that breaks in the middle is unavailable',
    async (_name, read) => {
      await firestoreThat((_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.write('[{"found"');
        setTimeout(() => response.destroy(), 20);
      });
      await expect(read()).rejects.toMatchObject({ name: 'AppError', code: 'unavailable' });
    },
  );

  it.each<[number, AppErrorCode]>([
    [400, 'unknown'],
    [401, 'unauthenticated'],
    [403, 'permission-denied'],
    [409, 'conflict'],
    [429, 'too-many-requests'],
    [500, 'unavailable'],
    [503, 'unavailable'],
    [504, 'timeout'],
  ])('HTTP %i is mapped to %s', async (status, code) => {
    await firestoreThat(answering(status, '{"error":{"message":"said by the service"}}'));
    await expect(listTopPlaces(6)).rejects.toMatchObject({ name: 'AppError', code });
  });

  it.each([
    [200, 'the login page of a network'],
    [502, 'the error page of a proxy'],
  ])('HTTP %i with %s is unavailable', async (status) => {
    await firestoreThat(answering(status, '<!doctype html><title>x</title>', 'text/html'));
    await expect(listTopPlaces(6)).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('works again after Firestore has recovered', async () => {
    let away = true;
    await firestoreThat((request, response) => {
      answering(away ? 503 : 200, away ? '{}' : '[]')(request, response);
    });
    await expect(listTopPlaces(6)).rejects.toMatchObject({ code: 'unavailable' });
    away = false;
    await expect(listTopPlaces(6)).resolves.toEqual([]);
  });
});

describe('reads from a Firestore that never responds', () => {
  it('end with a timeout error after the limit', async () => {
    await firestoreThat(() => undefined);
    const read = readFirestore(({ sdk, db }) => sdk.getDoc(sdk.doc(db, 'settings', 'public')), 100);
    await expect(read).rejects.toMatchObject({ name: 'AppError', code: 'timeout' });
  });

  it.each(reads)('%s has that limit', async (_name, read) => {
    await firestoreThat(() => undefined);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const outcome = expect(read()).rejects.toMatchObject({ name: 'AppError', code: 'timeout' });
      await vi.advanceTimersByTimeAsync(readTimeoutMs);
      await outcome;
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('invalid ids', () => {
  const odd = [
    '',
    '.',
    '..',
    'a/b',
    'a-b',
    '__x__',
    'é',
    ' ',
    'a'.repeat(2_000),
    '<script>',
    '%2e',
    'p1\n',
  ];

  it.each(odd)('%j is not found without a request', async (id) => {
    await firestoreThat(answering(200, '[]'));
    await expect(getPlace(id)).rejects.toMatchObject({ name: 'AppError', code: 'not-found' });
    await expect(listReviews(id)).rejects.toMatchObject({ name: 'AppError', code: 'not-found' });
    expect(requests).toBe(0);
  });
});
