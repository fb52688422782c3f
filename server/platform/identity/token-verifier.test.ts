import { createSign, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { Agent } from 'node:https';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAdminAuth } from './admin-auth.ts';
import { areSigningKeysReachable } from './signing-keys.ts';
import { createTokenVerifier } from './token-verifier.ts';
import type { TokenVerifier } from './token-verifier.ts';

const project = 'guia-real';
const real = { projectId: project, emulators: { firestore: null, auth: null, storage: null } };
const ours = generateKeyPairSync('rsa', { modulusLength: 2048 });
const others = generateKeyPairSync('rsa', { modulusLength: 2048 });
const now = () => Math.floor(Date.now() / 1000);

/** Stand-in for the server that publishes Google's keys. */
let keyServer: Server;
let answerKeys: () => { status: number; body: string };
const asked: string[] = [];
const agents: Agent[] = [];

beforeAll(async () => {
  keyServer = createServer((req, res) => {
    asked.push(`${req.headers.host ?? ''}${req.url ?? ''}`);
    const { status, body } = answerKeys();
    res.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'max-age=3600' });
    res.end(body);
  }).listen(0, '127.0.0.1');
  await once(keyServer, 'listening');
});
afterAll(() => {
  keyServer.close();
});
beforeEach(() => {
  asked.length = 0;
  const keys = { ours: ours.publicKey.export({ type: 'spki', format: 'pem' }) };
  answerKeys = () => ({ status: 200, body: JSON.stringify(keys) });
});
afterEach(() => {
  for (const agent of agents.splice(0)) agent.destroy();
  vi.unstubAllEnvs();
});

/** Redirects every request for Google to a local port. */
function agentTo(port: number): Agent {
  const agent = new Agent({ keepAlive: false });
  agent.createConnection = () => connect(port, '127.0.0.1');
  agents.push(agent);
  return agent;
}

function verifierOver(port: number): TokenVerifier {
  const agent = agentTo(port);
  return createTokenVerifier({
    auth: createAdminAuth(real, agent),
    authEmulator: null,
    areKeysReachable: () => areSigningKeysReachable(agent),
  });
}

const verifier = () => verifierOver((keyServer.address() as AddressInfo).port);

const goodHeader = { alg: 'RS256', kid: 'ours', typ: 'JWT' };
const goodClaims = () => ({
  iss: `https://securetoken.google.com/${project}`,
  aud: project,
  sub: 'ana',
  email: 'ana@exemplo.test',
  auth_time: now() - 60,
  iat: now() - 60,
  exp: now() + 3600,
});

function token(claims: object = {}, header: object = {}, key = ours.privateKey): string {
  const head = { ...goodHeader, ...header };
  const text = [head, { ...goodClaims(), ...claims }].map(encoded).join('.');
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key, 'base64url')}`;
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}

function unsigned(header: object = { alg: 'none', typ: 'JWT' }): string {
  return `${[header, goodClaims()].map(encoded).join('.')}.`;
}

describe('the production token verifier', () => {
  it('accepts a token signed by Firebase, and returns the uid and the sign-in time', async () => {
    const authTime = now() - 120;
    await expect(verifier().verify(token({ auth_time: authTime }))).resolves.toEqual({
      uid: 'ana',
      email: 'ana@exemplo.test',
      signedInAt: new Date(authTime * 1000),
    });
    expect(asked).toEqual([
      'www.googleapis.com/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com',
    ]);
  });

  it.each<[string, () => string]>([
    ['is signed with another key', () => token({}, {}, others.privateKey)],
    ['was changed after it was signed', () => changed(token())],
    ['has expired', () => token({ iat: now() - 7200, exp: now() - 3600 })],
    ['has another project as audience', () => token({ aud: 'guia-alheio' })],
    ['was issued for another project', () => token({ iss: 'https://securetoken.google.com/x' })],
    ['has another issuer', () => token({ iss: `https://evil.example/${project}` })],
    ['has no subject', () => token({ sub: '' })],
    ['has an unknown key id', () => token({}, { kid: 'other' })],
    ['has no key id', () => token({}, { kid: undefined })],
    ['is unsigned', () => unsigned()],
    ['is unsigned and claims a key', () => unsigned({ alg: 'none', kid: 'ours' })],
    ['claims RS256 and has no signature', () => unsigned(goodHeader)],
    ['uses the public key as a shared secret', () => token({}, { alg: 'HS256' })],
    ['is not a JWT', () => 'abc'],
    ['is three dots', () => '...'],
    ['is empty', () => ''],
    ['is very long', () => token({ filler: 'a'.repeat(10_000) })],
  ])('rejects a token that %s', async (_case, make) => {
    await expect(verifier().verify(make())).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it.each<[string, () => TokenVerifier]>([
    ['the connection fails', () => verifierOver(9)],
    [
      'the answer is an error',
      () => {
        answerKeys = () => ({ status: 500, body: '{"error":"down"}' });
        return verifier();
      },
    ],
  ])(
    "answers 'unavailable', not 'unauthenticated', if the keys are unreachable: %s",
    async (_case, make) => {
      const verifying = make();
      await expect(verifying.verify(token())).rejects.toMatchObject({ code: 'unavailable' });
      await expect(verifying.verify(unsigned())).rejects.toMatchObject({ code: 'unauthenticated' });
    },
  );

  it('rejects tokens when the revocation check fails', async () => {
    // The server is not Auth, and the credentials belong to no project.
    vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', '/does/not/exist.json');
    const verifying = verifier().verify(token(), { checkRevoked: true });
    await expect(verifying).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('does not switch to the emulator because of an environment variable', async () => {
    vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:9099');
    const made = verifier();
    expect(process.env['FIREBASE_AUTH_EMULATOR_HOST']).toBeUndefined();
    await expect(made.verify(unsigned())).rejects.toMatchObject({ code: 'unauthenticated' });

    process.env['FIREBASE_AUTH_EMULATOR_HOST'] = '127.0.0.1:9099';
    await expect(made.verify(unsigned())).rejects.toMatchObject({ code: 'unavailable' });
    await expect(made.verify(token())).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('never includes a part of the token in its error', async () => {
    const refused = token({ sub: 'ana', aud: 'guia-alheio' });
    const error: unknown = await verifier()
      .verify(refused)
      .catch((thrown: unknown) => thrown);
    const told = `${String(error)} ${error instanceof Error ? String(error.cause) : ''}`;
    expect(told).not.toMatch(/ana|guia-alheio|eyJ/);
  });
});

function changed(good: string): string {
  const [header = '', , signature = ''] = good.split('.');
  return [header, encoded({ ...goodClaims(), sub: 'admin' }), signature].join('.');
}
