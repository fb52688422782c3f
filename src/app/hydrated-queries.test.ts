import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hydrateQueries } from './hydrated-queries.ts';
import { payloadElementId, writePayload } from '#shared/page-payload.ts';
import { hourMs } from '#shared/time-units.ts';

const at = Date.UTC(2026, 2, 10, 15, 0);
const payload = writePayload({
  at,
  steady: null,
  ageMs: 7_000,
  queries: [[['places'], ['Bar do Farol']]],
});

beforeEach(() => {
  // The device clock is one hour ahead.
  vi.useFakeTimers({ now: at + hourMs, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function arrive(text: string) {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = payloadElementId;
  element.textContent = text;
  document.body.append(element);
}

it("fills the cache with the data of the page, aged by the server's clock whatever the device clock shows", () => {
  arrive(payload);
  const client = new QueryClient();
  expect(hydrateQueries(client)).toBe(true);
  expect(client.getQueryState(['places'])).toMatchObject({
    data: ['Bar do Farol'],
    dataUpdatedAt: at + hourMs - 7_000,
  });
});

it('fills the cache with the data that the service worker added to the shell, which is not hydrated', () => {
  arrive(writePayload({ at: null, steady: null, ageMs: 7_000, queries: [[['places'], ['Bar']]] }));
  document.documentElement.dataset['stored'] = 'session';
  const client = new QueryClient();
  expect(hydrateQueries(client)).toBe(false);
  expect(client.getQueryState(['places'])).toMatchObject({
    data: ['Bar'],
    dataUpdatedAt: at + hourMs - 7_000,
  });
  expect(document.documentElement.dataset['stored']).toBeUndefined();
});

it.each([10, payload.length - 1])(
  'treats a page cut off after %d characters of its data as not rendered',
  (end) => {
    arrive(payload.slice(0, end));
    const client = new QueryClient();
    expect(hydrateQueries(client)).toBe(false);
    expect(client.getQueryCache().getAll()).toEqual([]);
  },
);
