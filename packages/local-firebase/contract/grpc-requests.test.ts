import { once } from 'node:events';
import { connect, constants, createServer } from 'node:http2';
import type { ClientHttp2Session, ClientHttp2Stream, OutgoingHttpHeaders } from 'node:http2';
import { connect as connectSocket } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import fc from 'fast-check';
import protobuf from 'protobufjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveCall } from '../firestore/grpc/call.ts';
import { encodeMessage, typesOf } from '../firestore/grpc/messages.ts';
import { startFirestore } from '../firestore/server.ts';
import type { RunningFirestore } from '../firestore/server.ts';

const rules = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /notes/{uid} { allow read, write: if request.auth.uid == uid; }
  }
}`;
const database = 'projects/demo-grpc/databases/(default)';
const documents = `${database}/documents`;
const owner = { authorization: 'Bearer owner' };

let running: RunningFirestore;
let session: ClientHttp2Session;
beforeAll(async () => {
  running = await startFirestore({ port: 0, rules, warn: () => undefined });
  session = connect(`http://127.0.0.1:${running.port}`, { maxSessionMemory: 1000 });
});
afterAll(async () => {
  session.destroy();
  await running.close();
});

function open(method: string, headers: OutgoingHttpHeaders = owner): ClientHttp2Stream {
  return session.request({
    ':method': 'POST',
    ':path': method.startsWith('/') ? method : `/google.firestore.v1.Firestore/${method}`,
    'content-type': 'application/grpc',
    te: 'trailers',
    ...headers,
  });
}

interface Outcome {
  /** Number of the gRPC status, null without one. */
  status: number | null;
  /** Status message, decoded. */
  message: string;
  /** Bytes of the response. */
  body: Buffer;
}

async function outcomeOf(stream: ClientHttp2Stream): Promise<Outcome> {
  let trailers: Record<string, unknown> = {};
  stream.on('trailers', (received: Record<string, unknown>) => {
    trailers = received;
  });
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  const { 'grpc-status': status, 'grpc-message': message } = trailers;
  return {
    status: typeof status === 'string' ? Number(status) : null,
    message: typeof message === 'string' ? decodeURIComponent(message) : '',
    body: Buffer.concat(chunks),
  };
}

function frame(message: Uint8Array, size = message.length, flag = 0): Buffer {
  const head = Buffer.alloc(5, flag);
  head.writeUInt32BE(size, 1);
  return Buffer.concat([head, message]);
}

function call(method: string, body: Uint8Array, headers?: OutgoingHttpHeaders): Promise<Outcome> {
  const stream = open(method, headers);
  stream.end(body);
  return outcomeOf(stream);
}

function request(method: string, json: object, headers?: OutgoingHttpHeaders): Promise<Outcome> {
  return call(method, frame(encodeMessage(typesOf(method).request, json)), headers);
}

/** A map with the field '__proto__'. */
const hidden = JSON.parse('{ "__proto__": { "booleanValue": true } }') as object;
const commit = encodeMessage(typesOf('Commit').request, { database });
const get = { name: `${documents}/notes/ana` };

describe('frames', () => {
  it.each<[string, Uint8Array, number, string]>([
    ['no message', Buffer.alloc(0), 3, 'The request has no message.'],
    ['half a head', Buffer.alloc(3), 3, 'The request ends inside a message.'],
    [
      'a message shorter than its size',
      frame(commit, 999),
      3,
      'The request ends inside a message.',
    ],
    [
      'a second message',
      Buffer.concat([frame(commit), frame(commit)]),
      3,
      'A request has only one message.',
    ],
    [
      'bytes after the message',
      Buffer.concat([frame(commit), commit.subarray(0, 2)]),
      3,
      'The request ends inside a message.',
    ],
    [
      'a compressed message without encoding',
      frame(commit, commit.length, 1),
      12,
      'Only uncompressed messages are accepted.',
    ],
    [
      'an unknown flag',
      frame(commit, commit.length, 255),
      12,
      'Only uncompressed messages are accepted.',
    ],
  ])('with %s are refused', async (_, body, status, message) => {
    expect(await call('Commit', body)).toEqual({ status, message, body: Buffer.alloc(0) });
  });

  it('of 4 GiB are refused by their head, while the client still sends', async () => {
    const stream = open('Commit');
    stream.write(frame(Buffer.alloc(100), 0xff_ff_ff_ff));
    expect(await outcomeOf(stream)).toMatchObject({
      status: 3,
      message: 'Request payload size exceeds the limit: 11534336 bytes.',
    });
    expect(await request('Commit', { database })).toMatchObject({ status: 0 });
  });

  it('may be split anywhere', async () => {
    const stream = open('Commit');
    stream.resume();
    for (const byte of frame(commit)) {
      await new Promise((resolve) => stream.write(Buffer.of(byte), resolve));
    }
    stream.end();
    expect(await outcomeOf(stream)).toMatchObject({ status: 0 });
  });

  it('up to the size of a REST body are accepted', async () => {
    const write = (id: number, bytes: number) => ({
      update: {
        name: `${documents}/large/${id}`,
        fields: { text: { stringValue: 'x'.repeat(bytes) } },
      },
    });
    const writes = Array.from({ length: 11 }, (_, i) => write(i, 1_000_000));
    expect(await request('Commit', { database, writes }, owner)).toMatchObject({ status: 0 });
    expect(
      await request('Commit', { database, writes: [...writes, write(11, 1_000_000)] }, owner),
    ).toMatchObject({ status: 3 });
    const { body } = await request(
      'RunQuery',
      { parent: documents, structuredQuery: { from: [{ collectionId: 'large' }] } },
      owner,
    );
    expect(body.length).toBeGreaterThan(11_000_000);
  });
});

describe('messages', () => {
  it.each([
    'GetDocument',
    'ListDocuments',
    'CreateDocument',
    'UpdateDocument',
    'DeleteDocument',
    'BatchGetDocuments',
    'BeginTransaction',
    'Commit',
    'Rollback',
    'RunQuery',
    'RunAggregationQuery',
    'PartitionQuery',
    'ListCollectionIds',
    'BatchWrite',
    'Listen',
    'Write',
  ])('of any bytes to %s are answered without an internal error', async (method) => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 80 }), async (bytes) => {
        const { status } = await call(method, frame(bytes));
        expect([3, 12]).toContain(status);
      }),
      { numRuns: 60 },
    );
  });

  it('nested too deeply are refused', async () => {
    const nested = (field: number, inner: Uint8Array): Uint8Array =>
      protobuf.Writer.create()
        .uint32((field << 3) | 2)
        .bytes(inner)
        .finish();
    let value: Uint8Array = Buffer.from([0x08, 1]);
    for (let i = 0; i < 10_000; i++) value = nested(9, nested(1, value));
    const entry = Buffer.concat([Buffer.from([0x0a, 1, 97]), nested(2, value)]);
    const document = nested(4, nested(2, entry));
    const outcome = await call('CreateDocument', frame(document));
    expect(outcome).toMatchObject({
      status: 3,
      message: expect.stringContaining('nesting') as string,
    });
  });

  it.each<[string, string, object]>([
    [
      'the field __proto__',
      'Commit',
      { database, writes: [{ update: { ...get, fields: hidden } }] },
    ],
    [
      'the field __proto__ in a map',
      'Commit',
      {
        database,
        writes: [{ update: { ...get, fields: { a: { mapValue: { fields: hidden } } } } }],
      },
    ],
    [
      'the alias __proto__',
      'RunAggregationQuery',
      {
        parent: documents,
        structuredAggregationQuery: {
          structuredQuery: { from: [{ collectionId: 'c' }] },
          aggregations: [{ alias: '__proto__', count: {} }],
        },
      },
    ],
    [
      'a timestamp after the year 9999',
      'Commit',
      {
        database,
        writes: [
          { update: { ...get, fields: { at: { timestampValue: { seconds: 253_402_300_800 } } } } },
        ],
      },
    ],
    ['a time that no date can represent', 'GetDocument', { ...get, readTime: { seconds: 1e15 } }],
    ['negative nanoseconds', 'GetDocument', { ...get, readTime: { seconds: 1, nanos: -1 } }],
    [
      'a value of pipelines',
      'Commit',
      { database, writes: [{ update: { ...get, fields: { a: { fieldReferenceValue: 'b' } } } }] },
    ],
    [
      'two operations in one write',
      'Commit',
      { database, writes: [{ update: get, delete: get.name }] },
    ],
    [
      'the document of another database',
      'BatchGetDocuments',
      { database: 'projects/other/databases/(default)', documents: [get.name] },
    ],
    ['a collection as a document', 'GetDocument', { name: `${documents}/notes` }],
    ['no name', 'GetDocument', {}],
    ['no parent', 'ListDocuments', { collectionId: 'notes' }],
    ['no collection', 'ListDocuments', { parent: documents }],
    [
      'a document as a collection',
      'ListDocuments',
      { parent: documents, collectionId: 'notes/ana' },
    ],
    [
      'a slash in a new id',
      'CreateDocument',
      { parent: documents, collectionId: 'notes', documentId: 'a/b/c' },
    ],
    ['an empty update mask', 'UpdateDocument', { document: get, updateMask: {} }],
  ])('with %s are refused', async (_, method, json) => {
    // Without the conversion from JSON, which would refuse some of these messages in this process.
    const message = typesOf(method).request.encode(json).finish();
    expect(await call(method, frame(message))).toMatchObject({ status: 3 });
  });

  it('of the plain methods create, read, list, update and delete a document', async () => {
    const ask = async (method: string, json: object): Promise<unknown> => {
      const { status, message, body } = await request(method, json);
      expect(message).toBe('');
      expect(status).toBe(0);
      const { response } = typesOf(method);
      return response.toObject(response.decode(body.subarray(5)), { longs: String });
    };
    const name = `${documents}/plain/é+ &=?#`;
    const fields = { n: { integerValue: '9007199254740993' }, text: { stringValue: 'a' } };
    const created = { name, fields };
    const target = { parent: documents, collectionId: 'plain', documentId: 'é+ &=?#' };
    expect(await ask('CreateDocument', { ...target, document: { fields } })).toMatchObject(created);
    expect(await request('CreateDocument', target)).toMatchObject({ status: 6 });
    expect(await ask('GetDocument', { name })).toMatchObject(created);
    expect(await ask('GetDocument', { name, mask: { fieldPaths: ['n'] } })).toMatchObject({
      fields: { n: fields.n },
    });
    const listed = { parent: documents, collectionId: 'plain', pageSize: 10 };
    expect(await ask('ListDocuments', listed)).toMatchObject({ documents: [created] });
    const [nameOnly] = (
      (await ask('ListDocuments', { ...listed, mask: {} })) as { documents: { fields?: object }[] }
    ).documents;
    expect(nameOnly?.fields ?? {}).toEqual({});
    const document = { name, fields: { text: { stringValue: 'b' } } };
    const updated = await ask('UpdateDocument', {
      document,
      updateMask: { fieldPaths: ['text'] },
      currentDocument: { exists: true },
    });
    expect(updated).toMatchObject({ fields: { ...fields, ...document.fields } });
    expect(
      await request('DeleteDocument', { name, currentDocument: { exists: false } }),
    ).toMatchObject({ status: 6 });
    await ask('DeleteDocument', { name });
    const missing = await request('GetDocument', { name });
    expect(missing).toMatchObject({ status: 5, message: `Document "${name}" not found.` });
  });
});

describe('methods and types', () => {
  it.each(['Nothing', 'ExecutePipeline', 'constructor', '__proto__', ''])(
    'that are not served are refused: %j',
    async (method) => {
      const outcome = await call(`/google.firestore.v1.Firestore/${method}`, frame(commit));
      expect(outcome).toMatchObject({ status: 12, message: `The method ${method} is not served.` });
    },
  );

  it.each(['/', '/google.firestore.v1beta1.Firestore/Commit', '/v1/projects'])(
    'of another service are refused: %s',
    async (path) => {
      expect(await call(path, frame(commit))).toMatchObject({ status: 12 });
    },
  );

  it.each(['application/json', 'application/grpc-web', 'application/grpc+json', 'text/plain'])(
    'of the content %s are refused with 415',
    async (type) => {
      const stream = open('Commit', { ...owner, 'content-type': type });
      stream.end(frame(commit));
      const [headers] = (await once(stream, 'response')) as [Record<string, unknown>];
      expect(headers[':status']).toBe(415);
      expect((await outcomeOf(stream)).body.toString()).toContain('use HTTP/1.1 for REST');
    },
  );

  it('with parameters in their content type are accepted', async () => {
    const headers = { ...owner, 'content-type': 'application/grpc+proto;charset=utf-8' };
    expect(await call('Commit', frame(commit), headers)).toMatchObject({ status: 0 });
  });
});

describe('callers', () => {
  const userOf = (claims: object): OutgoingHttpHeaders => {
    const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    return { authorization: `Bearer ${encoded({ alg: 'none' })}.${encoded(claims)}.` };
  };
  const note = { database, writes: [{ update: get }] };
  const list = { parent: documents, pageSize: 1 };

  it.each<[string, OutgoingHttpHeaders, string, object, number]>([
    ['owner may write', owner, 'Commit', note, 0],
    ['user may write as the rules say', userOf({ sub: 'ana' }), 'Commit', note, 0],
    ['user may read as the rules say', userOf({ sub: 'ana' }), 'GetDocument', get, 0],
    ['user may not read as another user', userOf({ sub: 'bia' }), 'GetDocument', get, 7],
    ['user may not list collections', userOf({ sub: 'ana' }), 'ListCollectionIds', list, 7],
    [
      'user of another project is unknown',
      userOf({ sub: 'ana', aud: 'other' }),
      'Commit',
      note,
      16,
    ],
    ['signed-out user may not write', {}, 'Commit', note, 7],
    ['malformed token is refused', { authorization: 'Bearer x' }, 'Commit', note, 16],
    [
      'page of another site is refused',
      { ...owner, origin: 'https://evil.example' },
      'Commit',
      note,
      NaN,
    ],
  ])('a %s', async (_, headers, method, json, status) => {
    const routing = { 'x-goog-request-params': 'x', 'google-cloud-resource-prefix': 'projects/x' };
    const outcome = await request(method, json, { ...headers, ...routing });
    expect(outcome.status ?? NaN).toBe(status);
  });
});

describe('connections', () => {
  const PREFACE = 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n';
  const closed = async (socket: Socket): Promise<void> => {
    socket.resume().on('error', () => undefined);
    await new Promise((resolve) => socket.on('close', resolve));
  };

  it.each([
    ['a preface without the rest', 'PRI * HTTP/1.0\r\n\r\n'],
    ['no frames', `${PREFACE}${'x'.repeat(200)}`],
    [
      'a frame over the allowed size',
      `${PREFACE}\u00ff\u00ff\u00ff\u0000\u0000\u0000\u0000\u0000\u0001`,
    ],
  ])('with %s are closed, and others are still served', async (_, text) => {
    const socket = connectSocket(running.port, '127.0.0.1');
    socket.write(text, 'latin1');
    await closed(socket);
    expect(await request('Commit', { database })).toMatchObject({ status: 0 });
  });

  it('survive clients that leave in the middle of a call', async () => {
    for (const headers of [owner, { ...owner, origin: 'https://evil.example' }]) {
      for (const method of ['Commit', 'Listen', 'Write', 'Nothing']) {
        const stream = open(method, headers);
        stream.write(frame(commit, 999));
        stream.on('error', () => undefined).close(constants.NGHTTP2_INTERNAL_ERROR);
        await new Promise((resolve) => stream.on('close', resolve));
      }
    }
    expect(await request('Commit', { database })).toMatchObject({ status: 0 });
  });

  it('over HTTP/1 are served when the first byte could also start HTTP/2', async () => {
    const socket = connectSocket(running.port, '127.0.0.1');
    await once(socket, 'connect');
    await new Promise((resolve) => socket.write('P', resolve));
    const answer = once(socket, 'data');
    socket.write('OST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 0\r\n\r\n');
    expect(String(await answer)).toContain('HTTP/1.1 200');
    socket.destroy();
  });

  it('of every state are closed when the emulator stops', async () => {
    const own = await startFirestore({ port: 0, warn: () => undefined });
    const raw = ['', 'P', PREFACE, PREFACE.slice(0, 20)].map((text) => {
      const socket = connectSocket(own.port, '127.0.0.1');
      socket.write(text);
      return socket;
    });
    const client = connect(`http://127.0.0.1:${own.port}`);
    const streams = ['Commit', 'Listen', 'Write'].map((method) =>
      client.request({
        ':method': 'POST',
        ':path': `/google.firestore.v1.Firestore/${method}`,
        'content-type': 'application/grpc',
      }),
    );
    await Promise.all(
      streams.map(async (stream) => {
        stream.on('error', () => undefined).write(frame(commit, 999));
        await once(stream, 'response');
      }),
    );
    const ends = [
      ...raw.map(closed),
      ...streams.map((stream) => new Promise((resolve) => stream.on('close', resolve))),
    ];
    await own.close();
    await Promise.all(ends);
    expect(client.closed || client.destroyed).toBe(true);
  });
});

it('ends a request that stops before its end, and leaves listeners open', async () => {
  const staysOpen = [false, true];
  const server = createServer();
  server.on('stream', (stream) => {
    serveCall(stream, {
      staysOpen: staysOpen.shift() ?? false,
      onMessage: () => undefined,
      onEnd: (ended) => {
        ended.end();
      },
    });
    // The event of the stream's own timer, which would take a minute.
    stream.once('data', () => stream.emit('timeout'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const client = connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const silent = client.request({ ':method': 'POST' });
  silent.write(frame(commit, 999));
  expect(await outcomeOf(silent)).toMatchObject({ status: 3 });
  const listener = client.request({ ':method': 'POST' });
  listener.write(frame(commit));
  await once(listener, 'response');
  listener.end();
  expect(await outcomeOf(listener)).toMatchObject({ status: 0 });
  client.destroy();
  server.close();
});
