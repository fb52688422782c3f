import type { RequestListener } from 'node:http';
import request from 'supertest';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startCollector } from '#support/otlp-collector.ts';
import type { OtlpCollector } from '#support/otlp-collector.ts';
import { unregisterTelemetry } from '#support/recorded-telemetry.ts';
import { testServer } from '#support/test-server.ts';
import { inSpan } from './spans.ts';
import { startTelemetry } from './start-telemetry.ts';

const collectorsOfTest: OtlpCollector[] = [];
afterEach(() => {
  unregisterTelemetry();
  vi.unstubAllEnvs();
  for (const collector of collectorsOfTest.splice(0)) collector.close();
});

/** Starts a collector that the end of the test closes. */
async function collectorFor(answer?: RequestListener): Promise<OtlpCollector> {
  const collector = await startCollector(answer);
  collectorsOfTest.push(collector);
  return collector;
}

/** Returns an address without a server. */
async function unusedAddress(): Promise<string> {
  const { address, close } = await startCollector();
  close();
  return address;
}

const collectors: [behaviour: string, address: () => Promise<string>, isLogged: boolean][] = [
  ['never answers', async () => (await collectorFor(() => undefined)).address, true],
  [
    'answers 500',
    async () =>
      (await collectorFor((_req, res) => res.writeHead(500).end('ana@example.com'))).address,
    true,
  ],
  [
    'closes the connection',
    async () => (await collectorFor((req) => req.socket.destroy())).address,
    true,
  ],
  ['does not exist', unusedAddress, true],
  [
    'answers with anything',
    async () => (await collectorFor((_req, res) => res.end('{"partial\u0000'))).address,
    // The data has arrived.
    false,
  ],
];

async function startWith(address: string) {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', address);
  vi.stubEnv('OTEL_EXPORTER_OTLP_TIMEOUT', '300');
  const logger = { warn: vi.fn() };
  const stop = await startTelemetry({ traces: 'otlp', metrics: 'otlp', sampledShare: 1 }, logger);
  return { logger, stop };
}

describe.each(collectors)('a collector that %s', (_behaviour, address, isLogged) => {
  it('changes no answer, ends with the telemetry and is logged once', async () => {
    const { logger, stop } = await startWith(await address());
    const { app } = await testServer({ environment: { OTEL_TRACES_EXPORTER: 'console' } });
    for (let number = 0; number < 3; number += 1) {
      await request(app).get('/api/home').expect(200);
    }
    await stop();
    await request(app).get('/api/home').expect(200);
    expect(logger.warn).toHaveBeenCalledTimes(isLogged ? 1 : 0);
    if (!isLogged) return;
    const [fields, message] = logger.warn.mock.lastCall as [{ reason: string }, string];
    expect(message).toBe('telemetry not exported');
    expect(JSON.stringify(fields)).not.toContain('ana@example.com');
  });
});

it('holds a limited number of spans while the collector never answers', async () => {
  const collector = await collectorFor(() => undefined);
  const { stop } = await startWith(collector.address);
  for (let number = 0; number < 10_000; number += 1) {
    await inSpan(`span ${number}`, {}, () => Promise.resolve());
  }
  await stop();
  // One batch in progress and the full queue.
  expect(new Set(collector.spans.map(({ spanId }) => spanId)).size).toBeLessThanOrEqual(
    2_048 + 512,
  );
  expect(collector.spans.length).toBeGreaterThan(0);
});

it('exports the queued data when the telemetry stops, as JSON to the two addresses of OTLP', async () => {
  const collector = await collectorFor();
  const { logger, stop } = await startWith(collector.address);
  await inSpan('the last one', {}, () => Promise.resolve());
  await stop();
  expect(collector.spans).toMatchObject([{ name: 'the last one' }]);
  expect([...collector.paths].sort()).toEqual(['/v1/metrics', '/v1/traces']);
  expect(logger.warn).not.toHaveBeenCalled();
});

it('records the given share of the traces', async () => {
  const collector = await collectorFor();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.address);
  const logger = { warn: vi.fn() };
  const stop = await startTelemetry({ traces: 'otlp', metrics: 'none', sampledShare: 0 }, logger);
  await inSpan('not sampled', {}, () => inSpan('a part of it', {}, () => Promise.resolve()));
  await stop();
  expect(collector.spans).toEqual([]);
});
