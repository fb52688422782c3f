import http from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { rawConnection } from '#support/raw-connection.ts';
import { testServer } from '#support/test-server.ts';
import { AppError } from '#shared/app-error.ts';
import { limitBodyTimes } from './body-times.ts';

/** Short enough for tests; the real values are in body-times.ts. */
const holdingTimes = { bodyMs: 60, remainingBodyMs: 60, idleResponseMs: 60 };

const servers: http.Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function listening(app: RequestListener): Promise<number> {
  const server = http.createServer(app);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

async function application(times = holdingTimes): Promise<{ port: number; log: () => string }> {
  const { app, log } = await testServer({
    holdingTimes: times,
    account: {
      identity: {
        tokens: {
          verify: (uid) =>
            uid === 'ana'
              ? Promise.resolve({ uid, email: '', signedInAt: new Date() })
              : Promise.reject(new AppError('unauthenticated')),
        },
        readAccountState: () => Promise.resolve(null),
      },
    },
  });
  return { port: await listening(app), log };
}

function head(request: string, headers: Record<string, string | number>): string {
  const lines = Object.entries({ Host: 'localhost', ...headers });
  return `${request} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
}

const json = { 'Content-Type': 'application/json' };
const patience = 10_000;

describe('a stalled request body', () => {
  it.each<[string, string | number]>([
    ['Content-Length', 100],
    ['Transfer-Encoding', 'chunked'],
  ])(
    'of a known caller is answered with 408 and its connection closed (%s)',
    async (name, value) => {
      const { port } = await application();
      const connection = rawConnection(port);
      connection.send(
        head('DELETE /api/account', { ...json, [name]: value, Authorization: 'Bearer ana' }),
      );
      const answer = await connection.closed;
      expect(answer).toMatch(/^HTTP\/1\.1 408 /);
      expect(answer).toMatch(/\r\nConnection: close\r\n/i);
      expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toEqual({
        success: false,
        error: 'O envio demorou demais. Verifique sua conexão e tente novamente.',
        code: 'timeout',
        requestId: /x-request-id: (\S+)/i.exec(answer)?.[1],
      });
    },
  );

  it('is cut off even if single bytes keep arriving', async () => {
    const { port } = await application();
    const connection = rawConnection(port);
    connection.send(
      head('DELETE /api/account', {
        ...json,
        'Content-Length': 9_000,
        Authorization: 'Bearer ana',
      }),
    );
    const drip = setInterval(() => connection.send(' '), 5);
    expect(await connection.closed).toMatch(/^HTTP\/1\.1 408 /);
    clearInterval(drip);
  });

  it.each([
    ['of an unknown caller', 'DELETE /api/account', 401],
    ['of an unknown address', 'POST /api/anything', 404],
    ['of a GET request', 'GET /api/places/index', 200],
    ['of an image address', 'POST /uploads/places/abc/a.webp', 405],
  ])('%s is not awaited: the response comes first', async (_whose, request, status) => {
    const { port } = await application({
      bodyMs: 60_000,
      remainingBodyMs: 60,
      idleResponseMs: 60_000,
    });
    const connection = rawConnection(port);
    connection.send(head(request, { ...json, 'Content-Length': 100 }));
    expect(await connection.closed).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  it('of a webhook event is answered with 408', async () => {
    const { port } = await application();
    const connection = rawConnection(port);
    connection.send(head('POST /api/stripe/webhook', { 'Content-Length': 100 }));
    expect(await connection.closed).toMatch(/^HTTP\/1\.1 408 /);
  });
});

describe('an arriving request body', () => {
  it('in pieces is read, and its connection serves the next request', async () => {
    const { port } = await application({
      bodyMs: patience,
      remainingBodyMs: patience,
      idleResponseMs: patience,
    });
    const connection = rawConnection(port);
    const request = head('DELETE /api/account', {
      ...json,
      'Content-Length': 2,
      Authorization: 'Bearer ana',
    });
    for (const time of [1, 2]) {
      connection.send(`${request}{`);
      await new Promise((resolve) => setTimeout(resolve, 30));
      connection.send('}');
      await expect
        .poll(() => connection.received().split('HTTP/1.1 400 '), { timeout: patience })
        .toHaveLength(time + 1);
    }
    connection.end();
  });
});

describe('a response that the client does not read', () => {
  it('is cut off', async () => {
    const large = Buffer.alloc(64 * 1024 * 1024);
    let isClosed = false;
    const port = await listening((req, res) => {
      limitBodyTimes(holdingTimes)(req, res, () => {
        res.on('close', () => {
          isClosed = true;
        });
        res.end(large);
      });
    });
    const connection = rawConnection(port);
    connection.stopReading();
    connection.send(head('GET /', {}));
    await expect.poll(() => isClosed, { timeout: patience }).toBe(true);
    connection.end();
  });

  it('is awaited while the server is still preparing it', async () => {
    const port = await listening((req, res) => {
      limitBodyTimes(holdingTimes)(req, res, () => {
        setTimeout(() => res.end('made'), 200);
      });
    });
    const connection = rawConnection(port);
    connection.send(head('GET /', { Connection: 'close' }));
    expect(await connection.closed).toMatch(/made$/);
  });
});
