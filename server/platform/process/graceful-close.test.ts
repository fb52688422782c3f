import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { closeGracefully } from './graceful-close.ts';

async function listen(handler: http.RequestListener) {
  const server = http.createServer(handler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new http.Agent({ keepAlive: true });
  const get = () =>
    new Promise<string>((resolve, reject) => {
      http
        .get({ host: '127.0.0.1', port, agent }, (answer) => {
          let text = '';
          answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
          answer.on('end', () => {
            resolve(text);
          });
          answer.on('error', reject);
        })
        .on('error', reject);
    });
  return { server, get };
}

describe('graceful close', () => {
  it('lets a request in progress finish, over a kept-alive connection', async () => {
    const { server, get } = await listen(() => undefined);
    const answer = get();
    const [, res] = (await once(server, 'request')) as [unknown, http.ServerResponse];
    const closed = closeGracefully(server, { graceMs: 0, drainMs: 10_000 });
    res.end('whole');
    expect(await answer).toBe('whole');
    expect(await closed).toBe(true);
  });

  it('accepts no new connections', async () => {
    const { server, get } = await listen((_req, res) => res.end('x'));
    await get();
    expect(await closeGracefully(server, { graceMs: 0, drainMs: 10_000 })).toBe(true);
    await expect(get()).rejects.toThrow(/ECONNREFUSED|socket hang up/);
  });

  it('accepts connections during the grace period, and closes each after its response', async () => {
    const { server, get } = await listen((_req, res) => res.end('x'));
    await get();
    const { port } = server.address() as AddressInfo;
    const closed = closeGracefully(server, { graceMs: 2_000, drainMs: 10_000 });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => fetch(`http://127.0.0.1:${port}/`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    for (const answer of answers) {
      expect(answer.headers.get('connection')).toBe('close');
      await answer.text();
    }
    // The existing keep-alive connection serves one more request.
    expect(await get()).toBe('x');
    expect(await closed).toBe(true);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  });

  it('ends a request that never finishes', async () => {
    const { server, get } = await listen(() => undefined);
    const answer = get();
    await once(server, 'request');
    const [finished] = await Promise.all([
      closeGracefully(server, { graceMs: 0, drainMs: 20 }),
      expect(answer).rejects.toThrow(),
    ]);
    expect(finished).toBe(false);
  });
});
