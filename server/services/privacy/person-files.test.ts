import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bucketPersonFiles } from './person-files.ts';
import type { PersonFiles } from './person-files.ts';

let bucket: Server;
let files: PersonFiles;
/** Names in the bucket, in their order. */
let stored = new Set<string>();

/** Lists and deletes as the JSON API of Cloud Storage does. */
beforeEach(async () => {
  bucket = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
    if (request.method === 'DELETE') {
      stored.delete(decodeURIComponent(pathname.split('/o/')[1] ?? ''));
      response.writeHead(204).end();
      return;
    }
    const prefix = searchParams.get('prefix') ?? '';
    const from = Number(searchParams.get('pageToken') ?? 0);
    const to = from + Number(searchParams.get('maxResults'));
    const found = [...stored].filter((name) => name.startsWith(prefix));
    const items = found.slice(from, to).map((name) => ({ name }));
    const nextPageToken = to < found.length ? String(to) : undefined;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ items, nextPageToken }));
  });
  bucket.listen(0, '127.0.0.1');
  await once(bucket, 'listening');
  const { port } = bucket.address() as AddressInfo;
  files = bucketPersonFiles({
    storageBucket: 'demo-guia.firebasestorage.app',
    emulators: { firestore: null, auth: null, storage: `127.0.0.1:${port}` },
  });
});
afterEach(async () => {
  bucket.close();
  bucket.closeAllConnections();
  await once(bucket, 'close');
});

it('deletes every file of a person, also more than anybody can list, and none of others', async () => {
  const others = ['users/ana2/avatar/a.webp', 'users/an/avatar/a.webp'];
  const own = Array.from({ length: 10_001 }, (_, i) => `users/ana/avatar/${i}.webp`);
  stored = new Set([...own, ...others]);
  await expect(files.list('ana')).rejects.toMatchObject({ code: 'too-large' });
  await files.removeAll('ana');
  expect([...stored]).toEqual(others);
}, 60_000);
