import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Firestore } from '@google-cloud/firestore';
import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import {
  ATTR_DB_COLLECTION_NAME,
  ATTR_DB_OPERATION_NAME,
  ATTR_DB_SYSTEM_NAME,
  ATTR_ERROR_TYPE,
  METRIC_DB_CLIENT_OPERATION_DURATION,
} from '@opentelemetry/semantic-conventions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordTelemetry } from '#support/recorded-telemetry.ts';
import { inSpan } from '../telemetry/spans.ts';
import { createFirestore } from './client.ts';

const telemetry = recordTelemetry();

/** Refuses each request like Firestore, with the name of a user in the message. */
const refusing = http.createServer((req, res) => {
  const error = { error: { code: 403, message: 'users/ana refused', status: 'PERMISSION_DENIED' } };
  const isStream = /:(batchGet|runQuery|runAggregationQuery)/.test(req.url ?? '');
  res
    .writeHead(403, { 'Content-Type': 'application/json' })
    .end(JSON.stringify(isStream ? [error] : error));
});
let firestore: Firestore;
beforeAll(async () => {
  refusing.listen(0, '127.0.0.1');
  await once(refusing, 'listening');
  const host = `127.0.0.1:${(refusing.address() as AddressInfo).port}`;
  const emulators = { firestore: host, auth: null, storage: null };
  firestore = createFirestore({ projectId: 'demo-telemetry', emulators });
});
afterAll(() => {
  refusing.closeAllConnections();
  refusing.close();
});

const calls: [name: string, collection: string | null, call: () => Promise<unknown>][] = [
  ['Firestore.getAll', 'users', () => firestore.doc('users/ana').get()],
  [
    'Firestore.getAll',
    'users',
    () => firestore.getAll(firestore.doc('users/ana'), firestore.doc('users/bia')),
  ],
  [
    'Firestore.getAll',
    null,
    () => firestore.getAll(firestore.doc('users/ana'), firestore.doc('places/p1')),
  ],
  ['Query.get', 'places', () => firestore.collection('places').where('a', '==', 'ana').get()],
  ['Query.get', 'places', () => firestore.collectionGroup('places').get()],
  ['AggregateQuery.get', 'users', () => firestore.collection('users').count().get()],
  ['WriteBatch.commit', 'users', () => firestore.doc('users/ana').set({ name: 'ana' })],
  ['WriteBatch.commit', 'notes', () => firestore.doc('users/ana/notes/n1').delete()],
  [
    'WriteBatch.commit',
    null,
    () =>
      firestore
        .batch()
        .delete(firestore.doc('users/ana'))
        .delete(firestore.doc('places/p1'))
        .commit(),
  ],
  [
    'CollectionReference.listDocuments',
    'users',
    () => firestore.collection('users').listDocuments(),
  ],
  ['DocumentReference.listCollections', null, () => firestore.doc('users/ana').listCollections()],
  [
    'Firestore.runTransaction',
    null,
    () => firestore.runTransaction((transaction) => transaction.get(firestore.doc('users/ana'))),
  ],
];

describe('a call to Firestore', () => {
  it.each(calls)(
    '%s of %s is a span of the request and a measurement',
    async (name, collection, call) => {
      await expect(inSpan('request', {}, call)).rejects.toMatchObject({ code: 'unavailable' });
      const [span, request, ...others] = telemetry.spans();
      expect(others).toEqual([]);
      const attributes = {
        [ATTR_DB_SYSTEM_NAME]: 'gcp.firestore',
        [ATTR_DB_OPERATION_NAME]: name,
        ...(collection !== null && { [ATTR_DB_COLLECTION_NAME]: collection }),
        [ATTR_ERROR_TYPE]: '7',
      };
      expect(span).toMatchObject({
        name: collection === null ? name : `${name} ${collection}`,
        kind: SpanKind.CLIENT,
        status: { code: SpanStatusCode.ERROR },
        parentSpanContext: { spanId: request?.spanContext().spanId },
      });
      expect(span?.attributes).toEqual(attributes);
      expect(await telemetry.series(METRIC_DB_CLIENT_OPERATION_DURATION)).toEqual([attributes]);
      expect(JSON.stringify([span?.name, span?.status, span?.events])).not.toContain('ana');
    },
  );

  it('is only measured outside a request', async () => {
    await expect(firestore.doc('users/ana').get()).rejects.toThrow();
    expect(telemetry.spans()).toEqual([]);
    const metric = await telemetry.metric(METRIC_DB_CLIENT_OPERATION_DURATION);
    expect(metric).toMatchObject({
      descriptor: { unit: 's' },
      dataPoints: [{ value: { count: 1 } }],
    });
  });
});
