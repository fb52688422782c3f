import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Listener } from '../http-listener.ts';
import { startAuth } from './auth-emulator.ts';

let dataDir: string;
const running: Listener[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'guia-auth-'));
});
afterEach(async () => {
  for (const listener of running.splice(0)) await listener.close();
  await rm(dataDir, { recursive: true });
});

async function start(directory = dataDir, port = 0): Promise<Listener> {
  const listener = await startAuth({
    projectId: 'demo-auth',
    host: '127.0.0.1',
    port,
    dataDir: directory,
    onError: (error) => {
      throw error;
    },
  });
  running.push(listener);
  return listener;
}

async function restart(listener: Listener): Promise<Listener> {
  running.splice(running.indexOf(listener), 1);
  await listener.close();
  return start();
}

interface AuthAnswer {
  localId?: string;
  idToken?: string;
  refreshToken?: string;
  users?: Record<string, unknown>[];
  error?: { message: string };
}

async function call(
  { port }: Listener,
  operation: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<AuthAnswer> {
  const response = await fetch(
    `http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1/${operation}?key=any`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    },
  );
  return (await response.json()) as AuthAnswer;
}

const ana = { email: 'ana@guia.test', password: 'ilha1234', returnSecureToken: true };

it('keeps accounts over a restart: password, uid, claims, provider and dates', async () => {
  const first = await start();
  const { localId } = await call(first, 'accounts:signUp', { ...ana, displayName: 'Ana' });
  const admin = { authorization: 'Bearer owner' };
  const claims = JSON.stringify({ role: 'manager' });
  await call(
    first,
    'projects/demo-auth/accounts:update',
    { localId, customAttributes: claims },
    admin,
  );
  const google = `id_token=${JSON.stringify({ sub: 'g-1', email: 'bia@guia.test', email_verified: true })}`;
  const { localId: bia } = await call(first, 'accounts:signInWithIdp', {
    postBody: `${google}&providerId=google.com`,
    requestUri: 'http://localhost',
    returnSecureToken: true,
  });
  const look = { localId: [localId, bia] };
  const before = await call(first, 'projects/demo-auth/accounts:lookup', look, admin);

  const second = await restart(first);
  const after = await call(second, 'projects/demo-auth/accounts:lookup', look, admin);
  expect(after.users).toHaveLength(2);
  expect(after).toEqual(before);

  expect((await call(second, 'accounts:signInWithPassword', ana)).localId).toBe(localId);
  const wrong = await call(second, 'accounts:signInWithPassword', { ...ana, password: 'outra1' });
  expect(wrong.error?.message).toBe('INVALID_PASSWORD');
  const again = await call(second, 'accounts:signInWithIdp', {
    postBody: `${google}&providerId=google.com`,
    requestUri: 'http://localhost',
  });
  expect(again.localId).toBe(bia);
});

it('keeps users signed in over a restart, and a deleted account stays deleted', async () => {
  const first = await start();
  const { idToken } = await call(first, 'accounts:signUp', ana);
  const other = { ...ana, email: 'caio@guia.test' };
  const { idToken: goneToken } = await call(first, 'accounts:signUp', other);
  await call(first, 'accounts:delete', { idToken: goneToken });

  const second = await restart(first);
  const lookup = await call(second, 'accounts:lookup', { idToken });
  expect(lookup.users?.[0]?.['email']).toBe(ana.email);
  const gone = await call(second, 'accounts:signInWithPassword', other);
  expect(gone.error?.message).toBe('EMAIL_NOT_FOUND');
});

it('names the file when the saved accounts are not readable', async () => {
  await writeFile(path.join(dataDir, 'accounts.json'), '{"version":');
  await expect(start()).rejects.toThrow('accounts.json is not JSON');
  await writeFile(path.join(dataDir, 'accounts.json'), '{"version":99}');
  await expect(start()).rejects.toThrow('unknown format');
});

it('rejects with EADDRINUSE when the port is taken', async () => {
  const first = await start();
  const another = path.join(dataDir, 'another');
  await expect(start(another, first.port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

it('validates requests and responses with validators that are compiled on first use', async () => {
  const listener = await start();
  const odd = await call(listener, 'accounts:signUp', { email: ['ana'] });
  expect(odd.error?.message).toMatch(/^Invalid JSON payload received\. .*must be string/);
  const { localId } = await call(listener, 'accounts:signUp', ana);
  expect(localId).toBeTypeOf('string');
});

it('supports second factors, and keeps them over a restart', async () => {
  const first = await start();
  const { localId } = await call(first, 'accounts:signUp', ana);
  const admin = { authorization: 'Bearer owner' };
  const factor = { mfaEnrollmentId: 'f1', phoneInfo: '+5548991234567', displayName: 'Celular' };
  const added = await call(
    first,
    'projects/demo-auth/accounts:update',
    { localId, emailVerified: true, mfa: { enrollments: [factor] } },
    admin,
  );
  expect(added.error).toBeUndefined();

  const second = await restart(first);
  const { users } = await call(
    second,
    'projects/demo-auth/accounts:lookup',
    { localId: [localId] },
    admin,
  );
  expect(users?.[0]?.['mfaInfo']).toMatchObject([factor]);
  const answer = await call(second, 'accounts:signInWithPassword', ana);
  expect(answer).toMatchObject({ mfaInfo: [{ displayName: 'Celular' }] });
  expect(answer.idToken).toBeUndefined();
});
