import { fakeCaches, FakeEvent, FakeNavigationEvent } from '#support/worker-scope.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback.js';
import { NetworkFirstStrategy } from './network-first-strategy.ts';

const address = 'https://guia.example/agenda';
const shell = (patienceMs: number) => ({
  patienceMs,
  respond: () => Promise.resolve(new Response('shell')),
});

beforeEach(() => {
  fakeCaches.isFull = false;
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await fakeCaches.delete('pages');
});

/** Stubs the answer of the network. */
function network(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', vi.fn(answer));
}

const saying = (text: string, status = 200) =>
  vi.fn(() => Promise.resolve(new Response(text, { status })));
const away = () => Promise.reject(new TypeError('Failed to fetch'));

async function ask(options: Partial<ConstructorParameters<typeof NetworkFirstStrategy>[0]> = {}) {
  const strategy = new NetworkFirstStrategy({ cacheName: 'pages', patienceMs: 60_000, ...options });
  const event = new FakeEvent() as never;
  const [answer, done] = strategy.handleAll({ event, request: new Request(address) });
  return { text: await (await answer).text(), done };
}

async function keep(text: string) {
  await (await fakeCaches.open('pages')).put(address, new Response(text));
}

const kept = async () => (await fakeCaches.match(address, { cacheName: 'pages' }))?.text();

test('uses the network first and caches its answer', async () => {
  await keep('yesterday');
  network(saying('now'));
  const { text, done } = await ask();
  expect(text).toBe('now');
  await done;
  await expect(kept()).resolves.toBe('now');
});

test('returns the cached answer if the network fails', async () => {
  await keep('yesterday');
  network(away);
  const asKept = async (answer: Response) => new Response(`kept: ${await answer.text()}`);
  expect((await ask({ transformCached: asKept })).text).toBe('kept: yesterday');
});

test.each([
  ['Firefox: resolved with an error response', () => Promise.resolve(Response.error())],
  ['Chromium: rejected', away],
])('treats a navigation preload without a network as no answer, as in %s', async (_, preload) => {
  const navigate = async () => {
    const request = new Request(address);
    Object.defineProperty(request, 'mode', { value: 'navigate' });
    const event = new FakeNavigationEvent(preload()) as never;
    const strategy = new NetworkFirstStrategy({
      cacheName: 'pages',
      patienceMs: 60_000,
      fallback: shell(60_000),
    });
    return (await strategy.handle({ event, request })).text();
  };
  await expect(navigate()).resolves.toBe('shell');
  await keep('yesterday');
  await expect(navigate()).resolves.toBe('yesterday');
});

test('returns the cached answer for a server error, and does not replace it', async () => {
  await keep('yesterday');
  network(saying('sorry', 503));
  const { text, done } = await ask();
  expect(text).toBe('yesterday');
  await done;
  await expect(kept()).resolves.toBe('yesterday');
});

test('does not wait for a late answer, and caches it for the next time', async () => {
  await keep('yesterday');
  let arrive = (_: Response): void => undefined;
  network(() => new Promise((resolve) => (arrive = resolve)));
  const { text, done } = await ask({ patienceMs: 0 });
  expect(text).toBe('yesterday');
  arrive(new Response('now'));
  await done;
  await expect(kept()).resolves.toBe('now');
});

test('returns the fallback without a cached answer, and the late network answer without a fallback', async () => {
  network(away);
  expect((await ask({ fallback: shell(60_000) })).text).toBe('shell');
  network(saying('at last'));
  const { text, done } = await ask({ patienceMs: 0 });
  expect(text).toBe('at last');
  await done;
});

test('waits longer before it returns the fallback than a cached answer', async () => {
  let arrive = (_: Response): void => undefined;
  network(() => new Promise((resolve) => (arrive = resolve)));
  const asked = ask({ patienceMs: 0, fallback: shell(60_000) });
  setTimeout(() => {
    arrive(new Response('now'));
  }, 20);
  const { text, done } = await asked;
  expect(text).toBe('now');
  await done;
  await fakeCaches.delete('pages');
  network(() => new Promise(() => {}));
  expect((await ask({ patienceMs: 0, fallback: shell(1) })).text).toBe('shell');
});

test('returns the answer on a device with a full storage, and frees space', async () => {
  const makeRoom = vi.fn(() => Promise.resolve());
  registerQuotaErrorCallback(makeRoom);
  fakeCaches.isFull = true;
  network(saying('now'));
  const { text, done } = await ask();
  expect(text).toBe('now');
  await done;
  expect(makeRoom).toHaveBeenCalled();
});
