import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { median } from '@guia-da-ilha/local-firebase/perf/measure';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer } from '#support/test-server.ts';

/** Head of a request that took 100 to 200 ms of the event loop before heads were limited, with its status today. */
const attacks = [
  {
    name: 'an Accept-Encoding header with 15,500 tabs',
    path: '/api/places/index',
    headers: { 'Accept-Encoding': `gzip,a${'\t'.repeat(15_500)}x` },
    status: 431,
  },
  {
    name: 'a path with 15,000 slashes',
    path: `/a${'/'.repeat(15_000)}x`,
    headers: {},
    status: 414,
  },
];

const rounds = 300;

let server: http.Server;
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

beforeAll(async () => {
  const { app } = await testServer();
  server = http.createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  agent.destroy();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test.each(attacks)(
  '$name takes at most three times as long as a plain request',
  async ({ name, path, headers, status }) => {
    const ratios: number[] = [];
    // The requests alternate, so that machine load affects both equally.
    for (let round = 0; round < rounds; round += 1) {
      const plain = await timedRequest('/healthz', {}, 200);
      ratios.push((await timedRequest(path, headers, status)) / plain);
    }
    const ratio = median(ratios);
    console.info(`${name}: ${ratio.toFixed(2)} times a plain request (median of ${rounds})`);
    expect(ratio).toBeLessThanOrEqual(3);
  },
);

/** Returns the duration of a request in ms. The client runs in the same process, so it includes the event loop. */
async function timedRequest(
  path: string,
  headers: http.OutgoingHttpHeaders,
  expected: number,
): Promise<number> {
  const { port } = server.address() as AddressInfo;
  const start = performance.now();
  const status = await new Promise<number | undefined>((resolve, reject) => {
    http
      .get({ agent, host: '127.0.0.1', port, path, headers }, (answer) => {
        answer.resume();
        answer.on('end', () => {
          resolve(answer.statusCode);
        });
      })
      .on('error', reject);
  });
  const duration = performance.now() - start;
  expect(status).toBe(expected);
  return duration;
}
