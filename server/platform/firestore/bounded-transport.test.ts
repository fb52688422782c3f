import { once } from 'node:events';
import http from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it } from 'vitest';
import { createFirestore } from './client.ts';
import { BoundedTransport } from './bounded-transport.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

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

describe('a bounded transport', () => {
  it.each([
    ['never answered', () => undefined],
    ['only partly answered', (_req, res) => res.write('[')],
  ] as [string, RequestListener][])('aborts a request that is %s', async (_how, handler) => {
    let letGo: () => void;
    const gone = new Promise<void>((resolve) => (letGo = resolve));
    const host = await listen((req, res) => {
      if (req.url === '/first') return res.end();
      req.socket.on('close', () => {
        letGo();
      });
      return handler(req, res);
    });
    // The first request of a process loads the HTTP modules, which may take longer than the limit below.
    await new BoundedTransport(60_000).request({ url: `http://${host}/first` });
    const transport = new BoundedTransport(500);
    const reading = transport
      .request({
        url: `http://${host}/`,
        responseType: 'stream',
        // Same options as in the Firestore client.
        signal: new AbortController().signal,
      })
      .then(async ({ body }) => {
        for await (const _chunk of body as AsyncIterable<Buffer>);
      });
    // The time limit must survive garbage collection (unlike AbortSignal.any() and timeout() of Node 20).
    const cleaning = setInterval(collectGarbage, 50);
    await expect(reading).rejects.toThrow();
    await gone;
    clearInterval(cleaning);
  });

  it('does not affect an answer in time, and ends when its caller aborts', async () => {
    const host = await listen((req, res) => {
      if (req.url === '/quick') res.setHeader('Content-Type', 'application/json').end('{"a":1}');
    });
    const transport = new BoundedTransport(60_000);
    const { data } = await transport.request({ url: `http://${host}/quick` });
    expect(data).toEqual({ a: 1 });
    const caller = new AbortController();
    const waiting = transport.request({ url: `http://${host}/slow`, signal: caller.signal });
    caller.abort();
    await expect(waiting).rejects.toThrow();
  });

  it('sends the requests of the Firestore client', async () => {
    const paths: string[] = [];
    const host = await listen((req, res) => {
      paths.push(req.url ?? '');
      res.writeHead(200, { 'Content-Type': 'application/json' }).end('[]');
    });
    const emulators = { firestore: host, auth: null, storage: null };
    const firestore = createFirestore({ projectId: 'demo-transport', emulators });
    await expect(firestore.doc('a/b').get()).rejects.toThrow();
    expect(paths).toEqual([expect.stringContaining('documents:batchGet')]);
  });
});
