import { afterEach, beforeEach, expect, it } from 'vitest';
import { budgetLeftMs } from '#server/platform/http/request-budget.ts';
import { uploadServer } from '#support/upload-server.ts';
import type { UploadServer } from '#support/upload-server.ts';

let server: UploadServer;
let asked: unknown[] = [];
/** Remaining time budget of each call in ms. */
let left: number[] = [];

beforeEach(async () => {
  asked = [];
  left = [];
  server = await uploadServer({
    pictures: {
      unsavedPictures: {
        list: (after) => {
          asked.push(after);
          left.push(budgetLeftMs());
          return Promise.resolve({ success: true, pictures: [], recentCount: 0, next: null });
        },
        remove: (pictures) => {
          asked.push(pictures);
          left.push(budgetLeftMs());
          return Promise.resolve({ success: true, removed: [...pictures], kept: [] });
        },
      },
    },
  });
});
afterEach(() => server.close());

const ask = (query: string, person: string | null, body?: unknown) =>
  fetch(`${server.url}/api/cleanup/unsaved${query}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(person && { authorization: `Bearer ${person}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const one = { placeId: 'mine1', filename: 'a.webp' };

it('allows only super admins to read and remove', async () => {
  for (const [person, status] of [
    [null, 401],
    ['member', 403],
    ['manager', 403],
  ] as const) {
    expect((await ask('', person)).status).toBe(status);
    expect((await ask('', person, { pictures: [one] })).status).toBe(status);
  }
  expect(asked).toEqual([]);
  expect((await ask('?after=mine1', 'admin')).status).toBe(200);
  expect((await ask('', 'admin', { pictures: [one] })).status).toBe(200);
  expect(asked).toEqual(['mine1', [one]]);
});

it('refuses an invalid folder, an invalid image, and more than twenty-five images', async () => {
  expect((await ask('?after=..%2Fetc', 'admin')).status).toBe(400);
  for (const pictures of [[], [{ placeId: 'mine1' }], Array.from({ length: 26 }, () => one)]) {
    expect((await ask('', 'admin', { pictures })).status).toBe(400);
  }
  expect(asked).toEqual([]);
});

it('runs without a time limit', async () => {
  await ask('', 'admin');
  await ask('', 'admin', { pictures: [one] });
  expect(left).toEqual([Infinity, Infinity]);
});
