import { once } from 'node:events';
import http from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  CollectionGroup,
  CollectionReference,
  DocumentReference,
  Firestore,
  Query,
  WriteBatch,
} from '@google-cloud/firestore';
import { GoogleAuth, OAuth2Client } from 'google-auth-library';
import { afterEach, describe, expect, it } from 'vitest';
import { AppError } from '#shared/app-error.ts';
import { hourMs } from '#shared/time-units.ts';
import { withinBudget } from '../http/request-budget.ts';
import { createFirestore } from './client.ts';

const servers: http.Server[] = [];

async function listen(handler: RequestListener): Promise<string> {
  const server = http.createServer(handler).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function clientOf(handler: RequestListener, longestMs = 50): Promise<Firestore> {
  const firestore = await listen(handler);
  const emulators = { firestore, auth: null, storage: null };
  return createFirestore({ projectId: 'demo-bounded', emulators }, longestMs);
}

const silence: RequestListener = () => undefined;

/** Server that answers like Firestore over REST with an error. */
const refusing =
  (status: number, word: string, message: string): RequestListener =>
  (req, res) => {
    const error = { error: { code: status, message, status: word } };
    const isStream = /:(batchGet|runQuery|runAggregationQuery)/.test(req.url ?? '');
    res
      .writeHead(status, { 'Content-Type': 'application/json' })
      .end(JSON.stringify(isStream ? [error] : error));
  };

const calls: [name: string, call: (firestore: Firestore) => Promise<unknown>][] = [
  ['reading a document', (firestore) => firestore.doc('a/b').get()],
  ['reading documents', (firestore) => firestore.getAll(firestore.doc('a/b'))],
  ['a list', (firestore) => firestore.collection('a').get()],
  ['a query', (firestore) => firestore.collection('a').where('b', '==', 1).limit(1).get()],
  ['counting', (firestore) => firestore.collection('a').count().get()],
  ['adding a document', (firestore) => firestore.collection('a').add({})],
  ['creating a document', (firestore) => firestore.doc('a/b').create({})],
  ['setting a document', (firestore) => firestore.doc('a/b').set({})],
  ['updating a document', (firestore) => firestore.doc('a/b').update({ c: 1 })],
  ['deleting a document', (firestore) => firestore.doc('a/b').delete()],
  ['a batch', (firestore) => firestore.batch().delete(firestore.doc('a/b')).commit()],
  ['listing collections', (firestore) => firestore.listCollections()],
  ['listing document names', (firestore) => firestore.collection('a').listDocuments()],
  [
    'a transaction',
    (firestore) => firestore.runTransaction((transaction) => transaction.get(firestore.doc('a/b'))),
  ],
];

describe('the bounded Firestore client', () => {
  it.each(calls)('ends %s that is never answered', async (_name, call) => {
    const firestore = await clientOf(silence);
    await expect(call(firestore)).rejects.toMatchObject({ name: 'AppError', code: 'unavailable' });
  });

  it('ends with the time limit of its request', async () => {
    const firestore = await clientOf(silence, hourMs);
    const reading = withinBudget(() => firestore.doc('a/b').get(), 50);
    await expect(reading).rejects.toMatchObject({ code: 'unavailable' });
  });

  it.each([
    (firestore: Firestore) => firestore.bulkWriter(),
    (firestore: Firestore) => firestore.recursiveDelete(firestore.doc('a/b')),
    (firestore: Firestore) => firestore.collection('a').stream(),
    (firestore: Firestore) => firestore.collection('a').onSnapshot(() => undefined),
    (firestore: Firestore) => firestore.collection('a').explain(),
    (firestore: Firestore) => firestore.collectionGroup('a').getPartitions(2),
    (firestore: Firestore) => firestore.doc('a/b').onSnapshot(() => undefined),
  ])('does not support calls that cannot be bounded: %s', async (call) => {
    const firestore = await clientOf(silence);
    expect(() => call(firestore)).toThrow('cannot be given a timeout');
  });

  it('reports a value that it cannot decode as a failure of the database', async () => {
    const at = '2026-01-01T00:00:00Z';
    const firestore = await clientOf((_req, res) => {
      const name = 'projects/demo-bounded/databases/(default)/documents/a/b';
      const found = { name, fields: { c: {} }, createTime: at, updateTime: at };
      res
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end(JSON.stringify([{ found, readTime: at }]));
    }, 5_000);
    const document = await firestore.doc('a/b').get();
    const failure = expect.objectContaining({ name: 'AppError', code: 'unavailable' }) as Error;
    expect(() => document.data()).toThrow(failure);
    expect(() => document.get('c') as unknown).toThrow(failure);
  });

  it('has no unreviewed method', () => {
    // A new version may add a method that queries the database: it must be bounded or refused, and then listed here.
    const types = [Firestore, Query, WriteBatch, DocumentReference, CollectionReference];
    const names = [...types, CollectionGroup].flatMap(({ prototype }) =>
      Object.getOwnPropertyNames(prototype).filter((name) => !name.startsWith('_')),
    );
    expect([...new Set(names)].sort()).toMatchInlineSnapshot(`
      [
        "add",
        "aggregate",
        "alwaysUseImplicitOrderBy",
        "batch",
        "bulkWriter",
        "bundle",
        "collection",
        "collectionGroup",
        "commit",
        "comparator",
        "constructor",
        "count",
        "create",
        "createCallOptions",
        "createCursor",
        "createImplicitOrderBy",
        "createImplicitOrderByForCursor",
        "databaseId",
        "delete",
        "doc",
        "endAt",
        "endBefore",
        "explain",
        "explainStream",
        "findNearest",
        "firestore",
        "formattedName",
        "get",
        "getAll",
        "getBulkWriter",
        "getInequalityFilterFields",
        "getPartitions",
        "id",
        "initializeIfNeeded",
        "isEmpty",
        "isEqual",
        "limit",
        "limitToLast",
        "listCollections",
        "listDocuments",
        "newTraceUtilInstance",
        "offset",
        "onSnapshot",
        "orderBy",
        "parent",
        "path",
        "pipeline",
        "projectId",
        "recursiveDelete",
        "registerListener",
        "request",
        "requestStream",
        "runTransaction",
        "select",
        "set",
        "settings",
        "snapshot_",
        "startAfter",
        "startAt",
        "stream",
        "terminate",
        "toCursor",
        "toJSON",
        "toProto",
        "toStructuredQuery",
        "unregisterListener",
        "update",
        "validateAndApplySettings",
        "validateReference",
        "verifyNotCommitted",
        "where",
        "withConverter",
      ]
    `);
  });

  it('omits database details about a record, because its name may identify a user', async () => {
    const text = 'No document to update: projects/p/databases/d/documents/users/UidDaAna';
    const firestore = await clientOf(refusing(404, 'NOT_FOUND', text), 60_000);
    const error: unknown = await firestore
      .doc('users/UidDaAna')
      .update({ name: 'Ana' })
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ code: 'unavailable', details: { databaseStatus: 5 } });
    expect((error as Error).message).toBe('WriteBatch.commit failed (5)');
    expect((error as Error).cause).toBeUndefined();
  });

  it('reports what the project lacks', async () => {
    const text = 'The query requires an index: https://console.firebase.example/new?of=places';
    const firestore = await clientOf(refusing(400, 'FAILED_PRECONDITION', text), 60_000);
    const listing = firestore.collection('places').get();
    await expect(listing).rejects.toThrow(`Query.get failed (9): ${text}`);
  });

  it('passes errors thrown by a transaction, and marks bugs in its code', async () => {
    const firestore = await clientOf(silence);
    const decided = new AppError('conflict', 'taken');
    await expect(firestore.runTransaction(() => Promise.reject(decided))).rejects.toBe(decided);
    const mistake = new TypeError('x is not a function');
    await expect(firestore.runTransaction(() => Promise.reject(mistake))).rejects.toMatchObject({
      code: 'unavailable',
      cause: mistake,
    });
  });

  it('leaves other clients of the process unchanged', async () => {
    const host = await listen(refusing(404, 'NOT_FOUND', 'nothing here'));
    const authClient = new OAuth2Client();
    authClient.setCredentials({ access_token: 'owner', expiry_date: Number.MAX_SAFE_INTEGER });
    const auth = new GoogleAuth({ authClient });
    const plain = new Firestore({ projectId: 'p', preferRest: true, host, ssl: false, auth });
    await expect(plain.doc('a/b').delete()).rejects.toMatchObject({ code: 5 });
    expect(plain.bulkWriter()).toBeDefined();
  });
});
