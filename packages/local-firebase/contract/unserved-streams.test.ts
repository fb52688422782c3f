import { deleteApp, initializeApp } from 'firebase/app';
import * as full from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFirestore } from '../firestore/server.ts';
import type { RunningFirestore } from '../firestore/server.ts';
import { grpcServerClient } from './firestore-fixture.ts';

// These tests provoke errors, and the client would print each one.
full.setLogLevel('silent');

const project = 'demo-streams';
const sentence =
  'Local Firestore serves no streams: read again instead of listening, and import firebase/firestore/lite in the web client.';

let running: RunningFirestore;
beforeAll(async () => {
  running = await startFirestore({
    port: 0,
    rules:
      "rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { match /{x=**} { allow read, write; } } }",
    warn: () => undefined,
  });
});
afterAll(() => running.close());

it('refuses listeners of the server client with one sentence', async () => {
  const client = grpcServerClient(running.port, project);
  const end = new Promise((resolve, reject) => {
    client.collection('c').onSnapshot(resolve, reject);
  });
  await expect(end).rejects.toMatchObject({ message: `Error 12: ${sentence}` });
  await client.terminate();
});

describe('the full web client, which uses gRPC in Node,', () => {
  const app = initializeApp({ projectId: project, apiKey: 'local' }, 'streams');
  const db = full.getFirestore(app);
  beforeAll(() => {
    full.connectFirestoreEmulator(db, '127.0.0.1', running.port);
  });
  afterAll(() => deleteApp(app));

  const a = full.doc(db, 'c/a');
  const c = full.collection(db, 'c');
  it.each<[string, () => Promise<unknown>]>([
    ['getDoc', () => full.getDoc(a)],
    ['getDocs', () => full.getDocs(c)],
    ['onSnapshot', () => new Promise((resolve, reject) => full.onSnapshot(c, resolve, reject))],
    ['setDoc', () => full.setDoc(a, { n: 1 })],
    ['a second setDoc', () => full.setDoc(a, { n: 2 })],
  ])('is refused with the same sentence by %s', async (_, call) => {
    const refused = call();
    await expect(refused).rejects.toThrow(sentence);
    await expect(refused).rejects.toMatchObject({ code: 'unimplemented' });
  });

  it('counts, and reads and writes in transactions', async () => {
    const b = full.doc(db, 'counted/b');
    await full.runTransaction(db, async (transaction) => {
      expect((await transaction.get(b)).exists()).toBe(false);
      transaction.set(b, { n: 1 });
    });
    const count = await full.getCountFromServer(full.collection(db, 'counted'));
    expect(count.data()).toEqual({ count: 1 });
  });
});

it('prints one warning per kind in the terminal', async () => {
  const warnings: string[] = [];
  const own = await startFirestore({ port: 0, warn: (message) => warnings.push(message) });
  const app = initializeApp({ projectId: project, apiKey: 'local' }, 'warned');
  const db = full.getFirestore(app);
  full.connectFirestoreEmulator(db, '127.0.0.1', own.port);
  const a = full.doc(db, 'c/a');
  for (let i = 0; i < 2; i++) {
    await expect(full.getDoc(a)).rejects.toThrow();
    await expect(full.setDoc(a, { n: i })).rejects.toThrow();
  }
  await deleteApp(app);
  await own.close();
  expect(warnings).toEqual(
    ['Listen', 'Write'].map((kind) => `${sentence} (A client used ${kind}.)`),
  );
});

describe('the channel of the full web client in a browser', () => {
  const channel = (kind: string, query: string, body?: string) =>
    fetch(
      `http://127.0.0.1:${running.port}/google.firestore.v1.Firestore/${kind}/channel?VER=8${query}`,
      {
        method: body === undefined ? 'GET' : 'POST',
        body,
      },
    );
  /** Parses the messages of a response, each with a length prefix. */
  const messagesOf = async (answer: Response): Promise<unknown[][]> => {
    const text = await answer.text();
    const messages: unknown[][] = [];
    for (let at = 0; at < text.length;) {
      const start = text.indexOf('\n', at) + 1;
      at = start + Number(text.slice(at, start));
      messages.push(...(JSON.parse(text.slice(start, at)) as unknown[][]));
    }
    return messages;
  };
  const opened = async (kind: string, body: string) => {
    const messages = await messagesOf(await channel(kind, '&RID=1', body));
    const sid = (messages[0]![1] as string[])[1]!;
    return { messages, sid };
  };
  const data = (message: object) =>
    new URLSearchParams({
      count: '1',
      ofs: '0',
      req0___data__: JSON.stringify(message),
    }).toString();
  const removal = (id: number) => ({
    targetChange: {
      targetChangeType: 'REMOVE',
      targetIds: [id],
      cause: { code: 12, message: sentence },
    },
  });

  it('removes every target, from the first and from later messages', async () => {
    const { messages, sid } = await opened('Listen', data({ addTarget: { targetId: 2 } }));
    expect(messages).toEqual([
      [0, ['c', sid, '', 8, 14, 30_000]],
      [1, [removal(2)]],
    ]);
    const poll = channel('Listen', `&RID=rpc&SID=${sid}&AID=1&CI=0&TYPE=xmlhttp`);
    await channel('Listen', `&RID=2&SID=${sid}`, data({ addTarget: { targetId: 4 } }));
    const later = await messagesOf(await poll);
    expect(later.at(-1)?.[1]).toEqual([removal(4)]);
    await channel('Listen', `&RID=3&SID=${sid}&TYPE=terminate`, '');
    expect((await channel('Listen', `&RID=4&SID=${sid}`, data({}))).status).toBe(400);
  });

  it('answers the handshake of a write stream and fails its writes', async () => {
    const { messages, sid } = await opened('Write', data({ database: 'x' }));
    expect(messages[1]).toEqual([1, [{ streamId: 'local', streamToken: 'bG9jYWw=' }]]);
    await channel('Write', `&RID=2&SID=${sid}`, data({ writes: [] }));
    const poll = await channel('Write', `&RID=rpc&SID=${sid}&AID=1&CI=1&TYPE=xmlhttp`);
    expect(await messagesOf(poll)).toEqual([
      [2, [{ error: { code: 501, message: sentence, status: 'UNIMPLEMENTED' } }]],
    ]);
  });

  it('resends messages that a page has not received, and no others', async () => {
    const { sid } = await opened('Write', data({ database: 'x' }));
    await channel('Write', `&RID=2&SID=${sid}`, data({ writes: [] }));
    const poll = (newestReceived: number) =>
      channel('Write', `&RID=rpc&SID=${sid}&AID=${newestReceived}&CI=1&TYPE=xmlhttp`);
    const lost = await messagesOf(await poll(1));
    expect(lost.map(([id]) => id)).toEqual([2]);
    expect(await messagesOf(await poll(1))).toEqual(lost);
    const next = poll(2);
    await channel('Write', `&RID=3&SID=${sid}`, data({ writes: [] }));
    expect((await messagesOf(await next)).map(([id]) => id)).toEqual([3]);
  });

  it.each(['', 'count=1', 'req0___data__=', 'req0___data__={', 'req0___data__=[1]', '%'])(
    'opens on %j and sends no answer to it',
    async (body) => {
      expect((await opened('Listen', body)).messages).toHaveLength(1);
    },
  );

  it('keeps at most a hundred sessions and limits the body size like other requests', async () => {
    const first = await opened('Listen', '');
    for (let i = 0; i < 100; i++) await opened('Listen', '');
    expect((await channel('Listen', `&RID=2&SID=${first.sid}`, '')).status).toBe(400);
    const large = await channel('Listen', '&RID=1', 'x'.repeat(12_000_000));
    expect(large.status).toBe(400);
  });
});
