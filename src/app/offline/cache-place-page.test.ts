import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { categoriesQuery } from '#features/categories/data/category-queries.ts';
import { placeKeys } from '#features/places/data/place-queries.ts';
import { createQueryClient } from '#platform/query-client.ts';
import { reviewKeys } from '#features/reviews/data/review-keys.ts';
import type { WorkerMessage } from '#shared/service-worker.ts';
import { cachePlacePage } from './cache-place-page.ts';

const path = '/places/praias/mole-praia-mole';
const place = { id: 'mole', title: 'Praia Mole', isActive: true };
const messages: WorkerMessage[] = [];
const ends: (() => void)[] = [];

beforeEach(() => {
  messages.length = 0;
  const active = { postMessage: (message: WorkerMessage) => messages.push(message) };
  const container = { ready: Promise.resolve({ active }) };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
});

afterEach(() => {
  for (const end of ends.splice(0)) end();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

function open(at = path) {
  const client = createQueryClient();
  const end = cachePlacePage(client, at);
  ends.push(end);
  return { client, end };
}

const lastKeys = () => {
  const message = messages.at(-1);
  return message?.type === 'read' ? message.queries.map(([key]) => key) : null;
};

test('sends the data read by the page of a place as it arrives', async () => {
  const { client } = open();
  client.setQueryData(categoriesQuery().queryKey, []);
  client.setQueryData(placeKeys.one('mole'), place, { updatedAt: 7 });
  await vi.waitFor(() => {
    expect(messages).toEqual([
      {
        type: 'read',
        build: null,
        path,
        readAt: 7,
        queries: [
          [categoriesQuery().queryKey, []],
          [placeKeys.one('mole'), place],
        ],
      },
    ]);
  });
  client.setQueryData(reviewKeys.ofPlace('mole'), { pages: [], pageParams: [] });
  await vi.waitFor(() => {
    expect(lastKeys()).toContainEqual(reviewKeys.ofPlace('mole'));
  });
});

test('sends the data immediately when the user leaves the place', async () => {
  const { client, end } = open();
  client.setQueryData(placeKeys.one('mole'), place);
  end();
  await vi.waitFor(() => {
    expect(lastKeys()).toEqual([placeKeys.one('mole')]);
  });
});

test('sends no personal data, no editor data and no data of another place', async () => {
  const { client, end } = open();
  const others = [
    ['member', 'ana', 'review', 'mole'],
    ['member', 'ana', 'place', 'mole'],
    [...placeKeys.one('mole'), 'edited'],
    placeKeys.one('joaquina'),
    reviewKeys.ofPlace('joaquina'),
  ];
  for (const key of others) client.setQueryData(key, 'private');
  client.setQueryData(placeKeys.one('mole'), place);
  end();
  await vi.waitFor(() => {
    expect(lastKeys()).toEqual([placeKeys.one('mole')]);
  });
});

test.each([
  ['a place that has not been read', path, undefined],
  ['an inactive place, which an administrator may read', path, { ...place, isActive: false }],
  ['a panel', '/manager/places/mole/edit', place],
])('sends no data of %s', async (_, at, data) => {
  const { client, end } = open(at);
  client.setQueryData(placeKeys.one('mole'), data);
  end();
  await navigator.serviceWorker.ready;
  await Promise.resolve();
  expect(messages).toEqual([]);
});
