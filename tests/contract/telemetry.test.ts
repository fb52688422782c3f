/** Spans and metrics over the local Firestore, mail server and Stripe, and those that a whole server process sends. */
import { FieldValue } from '@google-cloud/firestore';
import { startFixture } from '@guia-da-ilha/local-firebase/contract/firestore-fixture';
import { SpanStatusCode } from '@opentelemetry/api';
import type { ReadableSpan } from '@opentelemetry/sdk-trace';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCollector, textsOf } from '#support/otlp-collector.ts';
import { recordTelemetry } from '#support/recorded-telemetry.ts';
import { spawnServer } from '#support/server-process.ts';
import { startClub } from './club-fixture.ts';
import type { ClubFixture } from './club-fixture.ts';
import { indexFile } from './data-fixture.ts';
import { aBooking, startNewsHouse } from './notification-fixture.ts';
import type { NewsHouse } from './notification-fixture.ts';

const telemetry = recordTelemetry();
const named = (name: string) => telemetry.spans().filter((span) => span.name === name);
const childrenOf = (parent: ReadableSpan | undefined) =>
  telemetry
    .spans()
    .filter(({ parentSpanContext }) => parentSpanContext?.spanId === parent?.spanContext().spanId)
    .map(({ name }) => name);
/** Returns all that the spans and the given metric contain, as one text. */
const contentOf = async (metricName: string) =>
  JSON.stringify([
    telemetry
      .spans()
      .map(({ name, attributes, events, status }) => ({ name, attributes, events, status })),
    await telemetry.series(metricName),
  ]);

describe('a letter', () => {
  let house: NewsHouse;
  beforeAll(async () => {
    house = await startNewsHouse();
    await house.reset();
  });
  afterAll(() => house.close());

  /** Sends a letter to the user who reserved and one to a manager. */
  const sendTwo = async () => {
    const booking = 'reservations/p1_ana_2026-12-24';
    await house.firestore.doc(booking).set(aBooking({ status: 'declined' }));
    const worker = house.server();
    await worker.runRound();
    await house.age(600_000);
    await worker.runRound();
    await worker.stop();
  };

  it('is a span with its calls to Firestore, and counted', async () => {
    await sendTwo();
    const letters = named('send letter');
    const kinds = letters.map(({ attributes }) => attributes['guia.letter.kind']);
    expect(kinds.sort()).toEqual(['booking_answered', 'booking_received']);
    const calls = childrenOf(letters[0]);
    expect(calls).toContain('Firestore.runTransaction');
    expect(calls).toContain('WriteBatch.commit outbox');
    expect(await telemetry.metric('guia.letters')).toMatchObject({
      dataPoints: [{ attributes: { 'guia.letter.outcome': 'sent' }, value: 2 }],
    });
    expect(await contentOf('guia.letters')).not.toMatch(/@|\bana\b|\bmaria\b|Boni/);
  });

  it('that the mail server refuses is a failed span', async () => {
    await house.reset();
    house.mail.fail('busy', { times: 10 });
    await sendTwo();
    const [letter] = named('send letter');
    expect(letter?.status).toEqual({ code: SpanStatusCode.ERROR });
    expect(letter?.attributes).toMatchObject({
      'guia.letter.outcome': 'later',
      'error.type': 'later',
    });
    expect(await telemetry.series('guia.letters')).toEqual([{ 'guia.letter.outcome': 'later' }]);
  });
});

describe('a webhook', () => {
  let club: ClubFixture;
  beforeAll(async () => {
    club = await startClub();
  });
  afterAll(() => club.close());

  it('is a span with its calls to Stripe and Firestore, and counted by outcome', async () => {
    const uid = await club.subscriber('telemetria1');
    const done = named('Stripe webhook').find(
      ({ attributes }) => attributes['guia.webhook.outcome'] === 'done',
    );
    expect(done?.attributes).toEqual({
      'guia.webhook.event': expect.stringMatching(/^[a-z_.]+$/) as unknown,
      'guia.webhook.outcome': 'done',
    });
    expect(childrenOf(done)).toContain('Stripe: reading a customer');
    expect(childrenOf(done)).toContain('Firestore.runTransaction');
    expect(await telemetry.series('guia.webhooks')).toContainEqual({
      'guia.webhook.outcome': 'done',
    });
    const content = await contentOf('guia.webhooks');
    expect(content).not.toContain(uid);
    expect(content).not.toMatch(/\b(?:cus|sub|evt|in|ch)_\w/);
  });

  it('without a signature of Stripe is counted with its error', async () => {
    const answer = await fetch(`${club.url}/api/stripe/webhook`, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(400);
    const [webhook] = named('Stripe webhook');
    expect(webhook?.attributes).toEqual({ 'error.type': 'invalid-input' });
    expect(await telemetry.series('guia.webhooks')).toEqual([
      { 'guia.webhook.outcome': 'invalid-input' },
    ]);
  });
});

describe('a server process', () => {
  it('sends a request with its call to Firestore to the collector before it ends', async () => {
    const [fixture, collector] = await Promise.all([
      startFixture({ indexes: indexFile }),
      startCollector(),
    ]);
    try {
      await fixture.server().doc('lists/l1').set({
        userId: 'ana',
        name: 'Praias',
        isPublic: true,
        createdAt: FieldValue.serverTimestamp(),
      });
      const server = spawnServer({
        FIRESTORE_EMULATOR_HOST: new URL(fixture.origin).host,
        PROJECT_ID: 'demo-contract',
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
        OTEL_SERVICE_NAME: 'guia-de-teste',
      });
      const address = await server.listening;
      await fetch(`${address}/api/lists/l1`);
      expect(await server.stop()).toBe(0);

      const request = collector.spans.find(({ name }) => name === 'GET /api/lists/:listId');
      const call = collector.spans.find(({ name }) => name === 'Firestore.getAll lists');
      expect(call?.traceId).toBe(request?.traceId);
      expect(call?.parentSpanId).toBe(request?.spanId);
      expect(textsOf(call?.attributes ?? [])).toEqual({
        'db.system.name': 'gcp.firestore',
        'db.operation.name': 'Firestore.getAll',
        'db.collection.name': 'lists',
      });
      expect(server.output()).toContain(
        `"logging.googleapis.com/trace":"${request?.traceId ?? ''}"`,
      );
      expect(collector.resources[0]).toMatchObject({
        'service.name': 'guia-de-teste',
        'service.version': expect.stringMatching(/^\d/) as unknown,
        'service.instance.id': expect.any(String) as unknown,
      });
      expect([...collector.metricNames].sort()).toEqual([
        'db.client.operation.duration',
        'http.server.request.duration',
        'nodejs.eventloop.delay.max',
        'nodejs.eventloop.delay.p50',
        'nodejs.eventloop.delay.p99',
        'nodejs.eventloop.utilization',
        'process.memory.usage',
      ]);
    } finally {
      collector.close();
      await fixture.close();
    }
  });
});
