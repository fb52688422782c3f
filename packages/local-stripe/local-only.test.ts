import { request as httpRequest } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startStripe } from './stripe-server.ts';
import type { LocalStripe } from './stripe-server.ts';

let stripe: LocalStripe;
beforeAll(async () => {
  stripe = await startStripe({
    port: 0,
    secretKey: 'sk_test_local',
    webhook: null,
    warn: () => undefined,
  });
});
afterAll(() => stripe.close());

interface Sent {
  method: string;
  path: string;
  body?: string;
}

/** Sends a request without fetch, which does not allow setting `Host`. */
function send(
  { method, path, body }: Sent,
  headers: Record<string, string>,
): Promise<{ status: number; headers: IncomingHttpHeaders }> {
  return new Promise((resolve, reject) => {
    const target = { host: '127.0.0.1', port: stripe.port, method, path, headers };
    const request = httpRequest(target, (answer) => {
      answer.resume();
      answer.on('end', () => {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers });
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}

const key = { authorization: 'Bearer sk_test_local', 'content-type': 'application/json' };

/** Attempts of a page on another site. */
const wishes: Sent[] = [
  { method: 'GET', path: '/_local/state' },
  { method: 'POST', path: '/_local/reset' },
  { method: 'POST', path: '/_local/advance', body: '{"days":40}' },
  { method: 'GET', path: '/v1/customers' },
];

it.each([
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
] as { host?: string; origin?: string }[])(
  'refuses a browser with $origin at $host',
  async (attacker) => {
    for (const wish of wishes) {
      const answer = await send(wish, { ...key, ...attacker });
      expect(answer, `${wish.method} ${wish.path}`).toMatchObject({ status: 403 });
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
      const preflight = await send(
        { method: 'OPTIONS', path: wish.path },
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
  },
);

it.each([
  {},
  { origin: 'http://localhost:5173' },
  { origin: 'https://localhost' },
  { origin: 'http://127.0.0.1:4173' },
  { origin: 'http://[::1]:5173' },
  { host: 'LOCALHOST:8080', origin: 'http://localhost:5173' },
  { host: '[::1]:8080' },
] as { host?: string; origin?: string }[])('serves $origin at $host', async (caller) => {
  for (const wish of wishes.filter(({ method }) => method === 'GET')) {
    expect((await send(wish, { ...key, ...caller })).status, wish.path).toBe(200);
  }
});
