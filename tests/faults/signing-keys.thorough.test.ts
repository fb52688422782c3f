import { createSign, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { Agent } from 'node:https';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAdminAuth } from '#server/platform/identity/admin-auth.ts';
import { authDependency } from '#server/platform/identity/auth-dependency.ts';
import { areSigningKeysReachable } from '#server/platform/identity/signing-keys.ts';
import { createTokenVerifier } from '#server/platform/identity/token-verifier.ts';
import type { TokenVerifier } from '#server/platform/identity/token-verifier.ts';
import { startFaultyProxy } from '#support/faulty-proxy.ts';
import type { FaultyProxy } from '#support/faulty-proxy.ts';
import { shortMs, startFaultyServer } from './faulty-server.ts';
import type { FaultyServer } from './faulty-server.ts';
import { aPicture, requestsTo } from './picture-requests.ts';

const project = 'guia-real';
const real = { projectId: project, emulators: { firestore: null, auth: null, storage: null } };
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const forger = generateKeyPairSync('rsa', { modulusLength: 2048 });

let publisher: http.Server;
let keys: FaultyProxy;
let agent: Agent;
let server: FaultyServer;

/** A local server provides Google's keys, behind a faulty proxy. */
beforeEach(async () => {
  const body = JSON.stringify({ k: publicKey.export({ type: 'spki', format: 'pem' }) });
  publisher = http.createServer((_req, res) => {
    res.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'max-age=3600' });
    res.end(body);
  });
  publisher.listen(0, '127.0.0.1');
  await once(publisher, 'listening');
  keys = await startFaultyProxy(`127.0.0.1:${(publisher.address() as AddressInfo).port}`);
  agent = new Agent({ keepAlive: false });
  agent.createConnection = () => connect(keys.port, '127.0.0.1');
  const keysAnswer = () => areSigningKeysReachable(agent);
  // Created at the first call, because the local services set environment variables that would select the local mode.
  let verifier: TokenVerifier | null = null;
  const verify: TokenVerifier['verify'] = (token, options) => {
    verifier ??= createTokenVerifier({
      auth: createAdminAuth(real, agent),
      authEmulator: null,
      areKeysReachable: keysAnswer,
      deadlineMs: shortMs,
    });
    return verifier.verify(token, options);
  };
  server = await startFaultyServer({
    tokens: { verify },
    dependencies: [authDependency(real, keysAnswer, shortMs)],
  });
});
afterEach(async () => {
  agent.destroy();
  await server.close();
  await keys.close();
  publisher.closeAllConnections();
  publisher.close();
});

function signed(uid: string, key = privateKey): { authorization: string } {
  const now = Math.floor(Date.now() / 1000);
  const part = (fields: object) => Buffer.from(JSON.stringify(fields)).toString('base64url');
  const claims = {
    aud: project,
    iss: `https://securetoken.google.com/${project}`,
    sub: uid,
    iat: now,
    auth_time: now,
    exp: now + 600,
  };
  const text = `${part({ alg: 'RS256', kid: 'k', typ: 'JWT' })}.${part(claims)}`;
  const signature = createSign('RSA-SHA256').update(text).sign(key).toString('base64url');
  return { authorization: `Bearer ${text}.${signature}` };
}

describe.each(['reset', 'hang', '500'] as const)('while the keys are %s', (mode) => {
  it('every token is refused, no failure is cached, and tokens are valid again after the recovery', async () => {
    const requests = requestsTo(server);
    const picture = await aPicture();
    keys.mode = mode;
    for (const as of [signed('manager'), signed('manager', forger.privateKey)]) {
      const { status, body } = await requests.upload([picture], as);
      expect(body).toMatchObject({
        code: 'unavailable',
        error: 'O serviço está indisponível no momento. Tente novamente em instantes.',
      });
      expect(status).toBe(503);
    }
    expect(await server.files()).toEqual([]);
    const { status, body } = await requests.ready();
    expect(status).toBe(503);
    expect(body['error']).toContain('contas (Firebase Authentication)');

    keys.mode = 'through';
    expect((await requests.upload([picture], signed('manager'))).status).toBe(200);
    expect((await requests.upload([picture], signed('manager', forger.privateKey))).status).toBe(
      401,
    );
    expect((await requests.ready()).status).toBe(200);
  });
});
