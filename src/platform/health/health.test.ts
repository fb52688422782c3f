import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { readConfig } from '#platform/firestore/config.ts';
import type { DataEnvironment } from '#platform/firestore/config.ts';
import { closeData, initializeData } from '#platform/firestore/connection.ts';
import { checkHealth } from './health.ts';

const local: DataEnvironment = {
  VITE_FIREBASE_PROJECT_ID: 'demo-guia',
  VITE_FIRESTORE_EMULATOR_HOST: '127.0.0.1:8181',
  VITE_AUTH_EMULATOR_HOST: '127.0.0.1:9191',
};

const json = { 'content-type': 'application/json' };
const missing = [
  {
    missing: 'projects/demo-guia/databases/(default)/documents/settings/public',
    readTime: '2026-01-01T00:00:00.000000Z',
  },
];

/** Stubs the two services with a response, or a rejection for a service that is down. */
function services(answers: { auth: () => Promise<Response>; firestore: () => Promise<Response> }) {
  const fetch = vi.fn((address: string) =>
    new URL(address).port === '8181' ? answers.firestore() : answers.auth(),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const answering =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(new Response(JSON.stringify(body), { status, headers: json }));
const away = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  // The SDK logs failed connections to the console; here they are expected.
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  initializeData(readConfig(local));
});

afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await closeData();
});

describe('checkHealth', () => {
  it('reports both services as reachable', async () => {
    const fetch = services({
      auth: answering({ projectId: 'demo-guia' }),
      firestore: answering(missing),
    });
    await expect(checkHealth()).resolves.toEqual({ auth: { ok: true }, firestore: { ok: true } });
    expect(fetch.mock.calls.map(([address]) => address)).toContain(
      'http://127.0.0.1:9191/identitytoolkit.googleapis.com/v1/projects?key=local',
    );
  });

  it('reports which service is unreachable', async () => {
    services({ auth: away, firestore: answering(missing) });
    const report = await checkHealth();
    expect(report).toMatchObject({
      auth: { ok: false, code: 'unavailable' },
      firestore: { ok: true },
    });
    services({ auth: answering({}), firestore: away });
    expect(await checkHealth()).toMatchObject({
      auth: { ok: true },
      firestore: { ok: false, code: 'unavailable' },
    });
  });

  it('distinguishes an invalid key from an unreachable service', async () => {
    services({ auth: answering({ error: {} }, 400), firestore: answering(missing) });
    expect(await checkHealth()).toMatchObject({ auth: { ok: false, code: 'not-initialized' } });
  });

  it('names the missing variables', async () => {
    initializeData(readConfig({ ...local, VITE_AUTH_EMULATOR_HOST: '' }));
    services({ auth: answering({}), firestore: answering(missing) });
    const report = await checkHealth();
    expect(report.auth).toEqual({
      ok: false,
      code: 'not-initialized',
      message: 'Missing configuration: VITE_AUTH_EMULATOR_HOST',
    });
  });

  it('reports both as not initialised if the data layer is not initialised', async () => {
    await closeData();
    const report = await checkHealth();
    expect([report.auth, report.firestore]).toMatchObject([
      { code: 'not-initialized' },
      { code: 'not-initialized' },
    ]);
  });

  it('reports Erro desconhecido as a last resort', async () => {
    // Rejects with an error without a message, as a browser extension that replaces fetch may do.
    const wordless = () =>
      new Promise<Response>((_resolve, reject) => {
        reject(new Error(''));
      });
    services({ auth: wordless, firestore: answering(missing) });
    expect((await checkHealth()).auth).toEqual({
      ok: false,
      code: 'unknown',
      message: 'Erro desconhecido',
    });
  });
});
