import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createBucketUserFiles } from './user-files.ts';
import type { UserFiles } from './user-files.ts';

let bucket: Server;
let files: UserFiles;
/** Names of the objects in the bucket, in order. */
let stored = new Set<string>();
/** Upload requests: request line and content type, then the body. */
let posted: string[] = [];
let isFull = false;

/** Fake bucket that lists and deletes like the JSON API of Cloud Storage. */
beforeEach(async () => {
  posted = [];
  isFull = false;
  bucket = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
    if (request.method === 'POST') {
      posted.push(
        `${request.method} ${request.url ?? ''} ${request.headers['content-type'] ?? ''}`,
      );
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        posted.push(Buffer.concat(chunks).toString('latin1'));
        response.writeHead(isFull ? 507 : 200).end('{}');
      });
      return;
    }
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
  files = createBucketUserFiles({
    storageBucket: 'demo-guia.firebasestorage.app',
    emulators: { firestore: null, auth: null, storage: `127.0.0.1:${port}` },
  });
});
afterEach(async () => {
  bucket.close();
  bucket.closeAllConnections();
  await once(bucket, 'close');
});

it('deletes all files of a user, even beyond the listing limit, and no files of others', async () => {
  const others = ['users/ana2/avatar/a.webp', 'users/an/avatar/a.webp'];
  const own = Array.from({ length: 10_001 }, (_, i) => `users/ana/avatar/${i}.webp`);
  stored = new Set([...own, ...others]);
  await expect(files.list('ana')).rejects.toMatchObject({ code: 'too-large' });
  await files.removeAll('ana');
  expect([...stored]).toEqual(others);
}, 60_000);

it('deletes every profile image except one, regardless of their number', async () => {
  const kept = 'users/ana/avatar/150.webp';
  const others = ['users/ana/b.webp', 'users/ana/avatars/a.webp', 'users/bia/avatar/a.webp'];
  const own = Array.from({ length: 450 }, (_, i) => `users/ana/avatar/${i}.webp`);
  stored = new Set([...own, ...others]);
  await files.removeOtherPhotos('ana', kept);
  expect([...stored]).toEqual([kept, ...others]);
  await files.removeOtherPhotos('ana', null);
  expect([...stored]).toEqual(others);
});

it('stores an image under an unguessable name that is readable without a token', async () => {
  const { name, url } = await files.savePhoto('ana', Buffer.from('picture'));
  expect(name).toMatch(/^users\/ana\/avatar\/[\da-f]{25}\.webp$/);
  expect(url).toMatch(
    `/v0/b/demo-guia.firebasestorage.app/o/${encodeURIComponent(name)}?alt=media`,
  );
  const [request = '', body = ''] = posted;
  expect(request).toContain(
    'POST /upload/storage/v1/b/demo-guia.firebasestorage.app/o?uploadType=',
  );
  expect(request).toContain('multipart/related; boundary=');
  expect(body).toContain(
    JSON.stringify({ name, contentType: 'image/webp', cacheControl: 'private, max-age=604800' }),
  );
  expect(body).toContain('\r\n\r\npicture\r\n--');
});

it('does not mention the file name in the error if the upload fails', async () => {
  isFull = true;
  await expect(files.savePhoto('ana', Buffer.from('picture'))).rejects.toMatchObject({
    ...{ code: 'unavailable', message: 'Cloud Storage answered 507 to keep' },
  });
});
