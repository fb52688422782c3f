import { request as httpRequest } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import type { IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from './http-listener.ts';
import { startLocalFirebase } from './local-firebase.ts';
import type { LocalFirebase } from './local-firebase.ts';
import { refusalOf } from './local-only.ts';

const PROJECT = 'demo-origins';
let firebase: LocalFirebase;

beforeAll(async () => {
  firebase = await startLocalFirebase({
    projectId: PROJECT,
    ports: { auth: 0, firestore: 0, storage: 0 },
    storageRules:
      "rules_version = '2'; service firebase.storage { match /b/{bucket}/o { match /{name=**} { allow read, write; } } }",
    warn: () => undefined,
  });
});
afterAll(async () => {
  await firebase.close();
});

type Service = 'auth' | 'firestore' | 'storage';

interface Sent {
  service: Service;
  method: string;
  path: string;
  body?: string;
}

/** Sends a request without fetch, which does not allow setting `Host`. */
function send(
  { service, method, path, body }: Sent,
  headers: Record<string, string>,
): Promise<{ status: number; headers: IncomingHttpHeaders; text: string }> {
  const port = firebase.ports[service];
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (text += part));
      answer.on('end', () => {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}

const documents = `/v1/projects/${PROJECT}/databases/(default)/documents`;
const bucket = `${PROJECT}.firebasestorage.app`;
const account = `/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`;
const rules = JSON.stringify({ rules: { files: [{ name: 'x.rules', content: '' }] } });

/** Attempts of a page on another site, each with the owner's token and as JSON. */
const wishes: Sent[] = [
  { service: 'firestore', method: 'GET', path: `${documents}/users/ana` },
  { service: 'firestore', method: 'POST', path: `${documents}:runQuery`, body: '{}' },
  { service: 'firestore', method: 'POST', path: `${documents}:commit`, body: '{"writes":[]}' },
  { service: 'firestore', method: 'DELETE', path: `/emulator${documents}` },
  {
    service: 'firestore',
    method: 'PUT',
    path: `/emulator/v1/projects/${PROJECT}:securityRules`,
    body: rules,
  },
  { service: 'firestore', method: 'GET', path: `/emulator/v1/projects/${PROJECT}/usage` },
  {
    service: 'firestore',
    method: 'POST',
    path: '/google.firestore.v1.Firestore/Listen/channel?VER=8',
  },
  { service: 'storage', method: 'GET', path: `/v0/b/${bucket}/o/a.txt?alt=media` },
  { service: 'storage', method: 'DELETE', path: `/v0/b/${bucket}/o/a.txt` },
  { service: 'storage', method: 'PUT', path: '/internal/setRules', body: rules },
  { service: 'storage', method: 'POST', path: '/internal/reset' },
  { service: 'storage', method: 'POST', path: '/internal/export', body: '{"path":"x"}' },
  { service: 'auth', method: 'GET', path: `/emulator/v1/projects/${PROJECT}/oobCodes` },
  { service: 'auth', method: 'DELETE', path: `/emulator/v1/projects/${PROJECT}/accounts` },
  { service: 'auth', method: 'POST', path: `${account}:query`, body: '{}' },
];

const owner = { authorization: 'Bearer owner', 'content-type': 'application/json' };

/** Headers that a browser sends for a page on another site. */
const attackers = [
  { origin: 'https://evil.example' },
  { origin: 'http://localhost.evil.example:5173' },
  { origin: 'http://127.0.0.1.evil.example' },
  { origin: 'null' },
  { origin: 'file://' },
  { origin: 'chrome-extension://abcdefghijklmnop' },
  { origin: 'http://192.168.0.7:5173' },
  { host: 'evil.example' },
  { host: 'localhost.evil.example' },
  { host: '0.0.0.0' },
  { host: 'evil.example', origin: 'http://localhost:5173' },
] as { host?: string; origin?: string }[];

describe('the local services', () => {
  beforeAll(async () => {
    const user = JSON.stringify({ fields: { name: { stringValue: 'Ana' } } });
    const path = `${documents}/users/ana`;
    await send({ service: 'firestore', method: 'PATCH', path, body: user }, owner);
    const upload = { method: 'POST', path: `/v0/b/${bucket}/o?name=a.txt`, body: 'bytes' };
    await send({ service: 'storage', ...upload }, { authorization: owner.authorization });
    const ana = JSON.stringify({ localId: 'ana', email: 'ana@example.com' });
    await send({ service: 'auth', method: 'POST', path: account, body: ana }, owner);
  });

  it.each(attackers)('refuse a browser with $origin at $host', async (attacker) => {
    for (const wish of wishes) {
      const answer = await send(wish, { ...owner, ...attacker });
      expect(answer, `${wish.method} ${wish.path}`).toMatchObject({ status: 403 });
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
      const preflight = await send(
        { service: wish.service, method: 'OPTIONS', path: wish.path },
        {
          ...attacker,
          'access-control-request-method': wish.method,
          'access-control-request-headers': 'authorization',
          'access-control-request-private-network': 'true',
        },
      );
      expect(preflight.status).toBe(403);
      expect(Object.keys(preflight.headers).filter((name) => /^access/.test(name))).toEqual([]);
    }
    const user = await send(
      { service: 'firestore', method: 'GET', path: `${documents}/users/ana` },
      owner,
    );
    expect(user.text).toContain('Ana');
    const object = {
      service: 'storage',
      method: 'GET',
      path: `/v0/b/${bucket}/o/a.txt?alt=media`,
    } as const;
    expect((await send(object, {})).text).toBe('bytes');
    const accounts = {
      service: 'auth',
      method: 'POST',
      path: `${account}:query`,
      body: '{}',
    } as const;
    expect((await send(accounts, owner)).text).toContain('ana@example.com');
  });

  it.each([
    {},
    { origin: 'http://localhost:5173' },
    { origin: 'https://localhost' },
    { origin: 'http://127.0.0.1:4173' },
    { origin: 'http://[::1]:5173' },
    { host: 'LOCALHOST:8080', origin: 'http://localhost:5173' },
    { host: '[::1]:8080' },
  ] as { host?: string; origin?: string }[])('serve $origin at $host', async (caller) => {
    for (const { service, path } of wishes.filter(({ method }) => method === 'GET')) {
      const answer = await send({ service, method: 'GET', path }, { ...owner, ...caller });
      expect(answer.status, path).toBe(200);
      if (caller.origin === undefined) continue;
      expect(answer.headers['access-control-allow-origin']).toBe(caller.origin);
    }
  });

  it('apply the same checks to HTTP/2', async () => {
    const session = connectHttp2(`http://127.0.0.1:${firebase.ports.firestore}`);
    const statusOf = (headers: Record<string, string>): Promise<unknown> =>
      new Promise((resolve, reject) => {
        const stream = session.request({ ':method': 'POST', ':path': '/', ...headers });
        stream.on('response', (answer) => {
          resolve(answer[':status']);
        });
        stream.on('error', reject);
        stream.end();
      });
    expect(await statusOf({ origin: 'https://evil.example' })).toBe(403);
    expect(await statusOf({ ':authority': 'evil.example' })).toBe(403);
    expect(await statusOf({ 'content-type': 'application/grpc' })).toBe(200);
    session.close();
  });
});

it('accepts the host name that the service listens on', () => {
  expect(refusalOf({ host: 'firebase.lan:8080' }, 'firebase.lan')).toBeNull();
  expect(refusalOf({ host: 'firebase.lan:8080' }, '0.0.0.0')).toMatchObject({ kind: 'host' });
  expect(refusalOf({}, '127.0.0.1')).toMatchObject({ kind: 'host' });
});

it('prints one warning per kind of refused request', async () => {
  const warnings: string[] = [];
  const listener = await listen((_, response) => response.end('served'), {
    host: '127.0.0.1',
    port: 0,
    warn: (message) => warnings.push(message),
  });
  const address = `http://127.0.0.1:${listener.port}/`;
  const origins = ['https://evil.example', 'null', 'https://evil.example'];
  for (const origin of origins) {
    expect((await fetch(address, { headers: { origin } })).status).toBe(403);
  }
  expect(await (await fetch(address)).text()).toBe('served');
  await listener.close();
  expect(warnings).toEqual([
    'A request from a page of "https://evil.example" was refused: only programs and pages of localhost, 127.0.0.1 or [::1] may use the local services.',
  ]);
});
