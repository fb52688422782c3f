import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { readConfig } from '#platform/firestore/config.ts';
import { closeData, initializeData } from '#platform/firestore/connection.ts';
import { eraseAccount, exportPersonalData } from './account-store.ts';

vi.mock('#platform/firestore/id-token.ts', () => ({
  idToken: () => Promise.resolve('token-of-ana'),
}));

type Answer = () => Promise<Response>;

const json = { 'content-type': 'application/json' };
const success: Answer = () => Promise.resolve(Response.json({ success: true }));
const networkFailure: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const refusal =
  (status: number, code: string): Answer =>
  () =>
    Promise.resolve(Response.json({ success: false, code }, { status, headers: json }));

/** Mocks the responses of the server, in order. */
function answerWith(...answers: Answer[]) {
  const remaining = [...answers];
  const fetch = vi.fn<typeof globalThis.fetch>(() => (remaining.shift() ?? networkFailure)());
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const erasureBody = { confirmation: 'EXCLUIR' };

beforeEach(() => {
  vi.useFakeTimers();
  initializeData(
    readConfig({
      VITE_FIREBASE_PROJECT_ID: 'demo-guia',
      VITE_FIRESTORE_EMULATOR_HOST: '127.0.0.1:9',
      VITE_API_ORIGIN: 'https://api.example',
    }),
  );
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await closeData();
});

async function settleWithTimers<T>(work: Promise<T>): Promise<T> {
  work.catch(() => undefined);
  await vi.runAllTimersAsync();
  return work;
}

it('sends the request as the signed-in user with the typed confirmation', async () => {
  const fetch = answerWith(success);
  await settleWithTimers(eraseAccount(erasureBody));
  expect(fetch.mock.calls[0]).toMatchObject([
    'https://api.example/api/account',
    {
      method: 'DELETE',
      body: '{"confirmation":"EXCLUIR"}',
    },
  ]);
  expect(Object.fromEntries(new Headers(fetch.mock.calls[0]?.[1]?.headers))).toMatchObject({
    authorization: 'Bearer token-of-ana',
    'content-type': 'application/json',
  });
});

it('returns whether the erasure is complete; the previous server version does not say it', async () => {
  answerWith(() => Promise.resolve(Response.json({ success: true, isComplete: false })));
  expect(await settleWithTimers(eraseAccount(erasureBody))).toBe(false);
  answerWith(success);
  expect(await settleWithTimers(eraseAccount(erasureBody))).toBe(true);
});

it('retries after a lost response and treats an unknown account as erased', async () => {
  const fetch = answerWith(networkFailure, refusal(401, 'unauthenticated'));
  await settleWithTimers(eraseAccount(erasureBody));
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('does not treat an unknown account as erased at the first attempt', async () => {
  answerWith(refusal(401, 'unauthenticated'));
  await expect(settleWithTimers(eraseAccount(erasureBody))).rejects.toMatchObject({
    code: 'unauthenticated',
  });
});

it.each(['requires-recent-login', 'last-super-admin', 'active-subscription'])(
  'does not retry after %s',
  async (code) => {
    const fetch = answerWith(refusal(409, code));
    await expect(settleWithTimers(eraseAccount(erasureBody))).rejects.toMatchObject({ code });
    expect(fetch).toHaveBeenCalledTimes(1);
  },
);

it('gives up after two attempts without a response', async () => {
  answerWith(networkFailure, networkFailure);
  await expect(settleWithTimers(eraseAccount(erasureBody))).rejects.toMatchObject({
    code: 'unavailable',
  });
});

it('returns the file with the name set by the server', async () => {
  answerWith(() =>
    Promise.resolve(
      Response.json(
        { perfil: { displayName: 'Ana' } },
        { headers: { 'content-disposition': 'attachment; filename="meus-dados-2026-03-01.json"' } },
      ),
    ),
  );
  const { filename, content } = await settleWithTimers(exportPersonalData());
  expect(filename).toBe('meus-dados-2026-03-01.json');
  expect(JSON.parse(await content.text())).toEqual({ perfil: { displayName: 'Ana' } });
});

it('returns no file for an error response', async () => {
  answerWith(refusal(429, 'too-many-requests'));
  await expect(settleWithTimers(exportPersonalData())).rejects.toMatchObject({
    code: 'too-many-requests',
  });
});
