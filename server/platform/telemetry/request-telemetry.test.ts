import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import type { ReadableSpan } from '@opentelemetry/sdk-trace';
import {
  ATTR_ERROR_TYPE,
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_HTTP_ROUTE,
  ATTR_URL_SCHEME,
  METRIC_HTTP_SERVER_REQUEST_DURATION,
} from '@opentelemetry/semantic-conventions';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { AppError } from '#shared/app-error.ts';
import { recordTelemetry } from '#support/recorded-telemetry.ts';
import { testServer } from '#support/test-server.ts';
import type { TestServerOptions } from '#support/test-server.ts';

const telemetry = recordTelemetry();

/** Only turns the telemetry on: recordTelemetry() takes the place of the console. */
const environment = { OTEL_TRACES_EXPORTER: 'console', PUBLIC_ORIGIN: 'https://guia.example' };
const server = async (options: TestServerOptions = {}) =>
  testServer({ ...options, environment: { ...environment, ...options.environment } });

const described = (method: string, route: string | null, status: number, more: object = {}) => ({
  [ATTR_HTTP_REQUEST_METHOD]: method,
  [ATTR_HTTP_RESPONSE_STATUS_CODE]: status,
  [ATTR_URL_SCHEME]: 'https',
  ...(route !== null && { [ATTR_HTTP_ROUTE]: route }),
  ...more,
});

function onlySpan(): ReadableSpan {
  const [span, ...others] = telemetry.spans();
  expect(others).toEqual([]);
  if (!span) throw new Error('no span was recorded');
  return span;
}

const failingLists: TestServerOptions = {
  publicLists: {
    read: () => Promise.reject(new AppError('unavailable', 'list of ana@example.com')),
  },
};

describe('the span of a request', () => {
  it('is named by the route and has only the attributes of the conventions', async () => {
    const { app } = await server();
    await request(app).get('/api/lists/l1-praias?q=segredo').expect(404);
    const span = onlySpan();
    expect(span).toMatchObject({ name: 'GET /api/lists/:listId', kind: SpanKind.SERVER });
    expect(span.attributes).toEqual(described('GET', '/api/lists/:listId', 404));
    expect(span.status.code).toBe(SpanStatusCode.UNSET);
  });

  it('is failed by a status from 500 on, and has no message', async () => {
    const { app } = await server(failingLists);
    await request(app).get('/api/lists/l1').expect(503);
    const span = onlySpan();
    expect(span.attributes).toEqual(
      described('GET', '/api/lists/:listId', 503, { [ATTR_ERROR_TYPE]: '503' }),
    );
    expect(span.status).toEqual({ code: SpanStatusCode.ERROR });
    expect(span.events).toEqual([]);
  });

  it('contains no address, query, header or id of a user', async () => {
    const { app } = await server();
    const secrets = ['uid123', 'ana@example.com', 'busca', 'token456', 'agent789', '203.0.113.9'];
    await request(app)
      .post('/api/admin/users/uid123/deactivate?email=ana@example.com&q=busca')
      .set('Authorization', 'Bearer token456')
      .set('User-Agent', 'agent789')
      .set('X-Forwarded-For', '203.0.113.9')
      .send({ reason: 'ana@example.com' });
    await request(app).get('/nothing/uid123?q=busca');
    const recorded = telemetry.spans().map(({ name, attributes, links, events, status }) => {
      return { name, attributes, links, events, status };
    });
    expect(recorded).toHaveLength(2);
    const text = JSON.stringify([
      recorded,
      await telemetry.series(METRIC_HTTP_SERVER_REQUEST_DURATION),
    ]);
    for (const secret of secrets) expect(text).not.toContain(secret);
  });

  it('has no route for an unknown address, and _OTHER for an unknown method', async () => {
    const { app } = await server();
    await request(app).get('/api/nothing').expect(404);
    await request(app).propfind('/api/nothing').expect(404);
    expect(telemetry.spans().map(({ name, attributes }) => ({ name, attributes }))).toEqual([
      { name: 'GET', attributes: described('GET', null, 404) },
      { name: '_OTHER', attributes: described('_OTHER', null, 404) },
    ]);
  });

  it('begins a new trace and links the one of the caller, who cannot force its sampling', async () => {
    const { app } = await server();
    const callers = { traceId: '0'.repeat(31) + '1', spanId: '00f067aa0ba902b7' };
    await request(app)
      .get('/api/nothing')
      .set('traceparent', `00-${callers.traceId}-${callers.spanId}-01`);
    await request(app).get('/api/nothing').set('traceparent', '00-not-a-trace-01');
    const [linked, unlinked] = telemetry.spans();
    expect(linked?.parentSpanContext).toBeUndefined();
    expect(linked?.spanContext().traceId).not.toBe(callers.traceId);
    expect(linked?.links.map((link) => link.context)).toMatchObject([callers]);
    expect(unlinked?.links).toEqual([]);
  });

  it('is named in the log line of the request', async () => {
    const { app, log } = await server();
    await request(app).get('/api/lists/l1').expect(404);
    const { traceId, spanId } = onlySpan().spanContext();
    expect(JSON.parse(log())).toMatchObject({
      'logging.googleapis.com/trace': traceId,
      'logging.googleapis.com/spanId': spanId,
      'logging.googleapis.com/trace_sampled': true,
      req: { path: '/api/lists/l1' },
    });
  });

  it('is not created for a health check, nor without telemetry', async () => {
    const { app } = await server();
    await request(app).get('/healthz').expect(200);
    await request(app).get('/readyz').expect(200);
    const off = await testServer();
    await request(off.app).get('/api/lists/l1').expect(404);
    expect(off.log()).not.toContain('logging.googleapis.com');
    expect(telemetry.spans()).toEqual([]);
    const measured = await telemetry.series(METRIC_HTTP_SERVER_REQUEST_DURATION);
    expect(measured.map((attributes) => attributes[ATTR_HTTP_ROUTE])).toEqual([
      '/healthz',
      '/readyz',
    ]);
  });
});

describe('the duration of requests', () => {
  it('is a histogram in seconds by method, route and status', async () => {
    const { app } = await server();
    await request(app).get('/api/lists/l1').expect(404);
    await request(app).get('/api/lists/l2').expect(404);
    const metric = await telemetry.metric(METRIC_HTTP_SERVER_REQUEST_DURATION);
    expect(metric?.descriptor).toMatchObject({ unit: 's' });
    expect(metric?.dataPoints).toMatchObject([
      { attributes: described('GET', '/api/lists/:listId', 404), value: { count: 2 } },
    ]);
  });

  it('counts answers from memory, which have no span', async () => {
    const { app } = await server();
    await request(app).get('/api/places/index').expect(200);
    await request(app).get('/uploads/nothing').expect(404);
    expect(telemetry.spans()).toEqual([]);
    expect(await telemetry.series(METRIC_HTTP_SERVER_REQUEST_DURATION)).toEqual([
      described('GET', '/api/places/index', 200),
      described('GET', '/uploads/*', 404),
    ]);
  });

  it('has one series for any number of unknown addresses and methods', async () => {
    const { app } = await server();
    for (let number = 0; number < 20; number += 1) {
      await request(app).get(`/api/nothing-${number}`);
      await request(app).get(`/uploads/${number}`);
      await request(app).get(`/nothing/${number}`);
    }
    expect(await telemetry.series(METRIC_HTTP_SERVER_REQUEST_DURATION)).toHaveLength(2);
  });
});
