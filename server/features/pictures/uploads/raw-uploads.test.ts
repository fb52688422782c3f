import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { uploadServer } from '#support/upload-server.ts';
import type { UploadServer } from '#support/upload-server.ts';

let server: UploadServer;
let jpeg: Buffer;

beforeAll(async () => {
  server = await uploadServer();
  jpeg = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#08f' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => server.close());

interface Sent {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
  /** Closes the connection after the body, before the announced length is sent. */
  hangUp?: boolean;
}

/** Sends exactly these bytes on a separate connection and returns status and body. */
function raw({
  method = 'POST',
  path = '/api/upload/places',
  headers = {},
  body = '',
  hangUp,
}: Sent) {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(body, 'latin1');
  const all = {
    Host: 'localhost',
    Connection: 'close',
    Authorization: 'Bearer manager',
    'Content-Length': String(bytes.length),
    ...headers,
  };
  const head = Object.entries(all)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // The server may respond and close the connection before the request is sent completely.
      if (error.code !== 'EPIPE' && error.code !== 'ECONNRESET') reject(error);
    });
    socket.on('close', () => {
      const text = Buffer.concat(chunks).toString('latin1');
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text });
    });
    socket.write(`${method} ${path} HTTP/1.1\r\n${head}\r\n`, 'latin1');
    socket.write(bytes);
    if (hangUp) setTimeout(() => socket.destroy(), 50);
  });
}

const boundary = 'xyz';
const multipart = { 'Content-Type': `multipart/form-data; boundary=${boundary}` };

function part(disposition: string, content: Buffer | string, more = ''): Buffer {
  return Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: ${disposition}\r\n${more}\r\n`, 'latin1'),
    Buffer.isBuffer(content) ? content : Buffer.from(content, 'latin1'),
    Buffer.from('\r\n'),
  ]);
}
const end = Buffer.from(`--${boundary}--\r\n`);
const place = (id: string) => part('form-data; name="placeId"', id);
const picture = (name = 'a.jpg', field = 'images') =>
  part(`form-data; name="${field}"; filename="${name}"`, jpeg, 'Content-Type: image/jpeg\r\n');
const form = (...parts: Buffer[]) => Buffer.concat([...parts, end]);

/** Expects a refusal that stores nothing and reveals no internals. */
async function expectRefusal(sent: Sent, statuses: readonly number[]): Promise<void> {
  const before = await server.files();
  const { status, text } = await raw(sent);
  expect(text).not.toMatch(/node_modules|\/server\/|\.ts:\d+|Error:/);
  expect(statuses).toContain(status);
  expect(await server.files()).toEqual(before);
}

it('accepts a valid raw form, so that the attacks below fail for the intended reasons', async () => {
  const { status, text } = await raw({ headers: multipart, body: form(place('mine1'), picture()) });
  expect(text).toContain('"success":true');
  expect(status).toBe(200);
});

describe('names of files and fields', () => {
  it.each([
    '../../../../etc/passwd',
    '..\\\\..\\\\windows\\\\win.ini',
    '/etc/passwd',
    'C:\\\\a.jpg',
    'a\0.jpg',
    '.htaccess',
    'temp',
    '%2e%2e%2f%2e%2e%2fa.jpg',
    'a.jpg;.php',
    'a.php.jpg',
    'con',
    'a'.repeat(5_000),
    '\u202egpj.exe',
    '<script>alert(1)</script>.jpg',
    '',
    ' ',
    '......',
    '__proto__',
  ])('the file name %.40j does not affect the stored names', async (name) => {
    await raw({ headers: multipart, body: form(place('mine1'), picture(name)) });
    for (const file of await server.files()) {
      expect(file).toMatch(/\/places\/mine1\/[0-9a-f]{25}(-\d+)?\.webp$/);
    }
  });

  it.each(['__proto__', 'constructor', 'images[0][x]', 'a'.repeat(5_000), '', 'placeId'])(
    'an image in the field %.20j is refused',
    async (field) => {
      await expectRefusal(
        { headers: multipart, body: form(place('mine1'), picture('a.jpg', field)) },
        [400],
      );
    },
  );
});

describe('the place', () => {
  it.each([
    '..',
    '../mine1',
    'mine1/..',
    'mine1%2f..',
    '%2e%2e',
    '..\\mine1',
    '/tmp',
    'temp',
    'places',
    'mine1\0',
    'mine1 ',
    ' mine1',
    'MINE1',
    '',
    '__proto__',
    '{"$ne":null}',
    '*',
    'a'.repeat(129),
    'mine1\r\nX-Evil: 1',
    'mïne1',
  ])('%.30j is refused', async (id) => {
    await expectRefusal({ headers: multipart, body: form(place(id), picture()) }, [400, 404]);
  });

  it('is taken from the first of several fields', async () => {
    const body = form(place('foreign1'), place('mine1'), picture());
    await expectRefusal({ headers: multipart, body }, [403]);
  });
});

describe('a damaged form', () => {
  it.each<[string, () => Sent, number[]]>([
    [
      'no boundary',
      () => ({ headers: { 'Content-Type': 'multipart/form-data' }, body: 'x' }),
      [400],
    ],
    [
      'an empty boundary',
      () => ({ headers: { 'Content-Type': 'multipart/form-data; boundary=' }, body: 'x' }),
      [400],
    ],
    [
      'a very long boundary',
      () => ({
        headers: { 'Content-Type': `multipart/form-data; boundary=${'b'.repeat(5_000)}` },
        body: 'x',
      }),
      [431],
    ],
    [
      'a boundary that the body does not use',
      () => ({
        headers: { 'Content-Type': 'multipart/form-data; boundary=other' },
        body: form(place('mine1'), picture()),
      }),
      [400],
    ],
    ['an empty body', () => ({ headers: multipart }), [400]],
    ['only the closing boundary', () => ({ headers: multipart, body: end }), [400]],
    ['no closing boundary', () => ({ headers: multipart, body: picture() }), [400]],
    ['an incomplete part', () => ({ headers: multipart, body: picture().subarray(0, 90) }), [400]],
    [
      'a part without headers',
      () => ({ headers: multipart, body: `--${boundary}\r\n\r\nx\r\n--${boundary}--` }),
      [400],
    ],
    [
      'a part with thousands of headers',
      () => ({
        headers: multipart,
        body: form(
          place('mine1'),
          part('form-data; name="images"; filename="a"', jpeg, 'X-A: b\r\n'.repeat(20_000)),
        ),
      }),
      [400, 413],
    ],
    [
      'a thousand fields',
      () => ({
        headers: multipart,
        body: form(
          ...Array.from({ length: 1_000 }, (_, i) => part(`form-data; name="f${i}"`, 'x')),
        ),
      }),
      [400],
    ],
    [
      'a very long field',
      () => ({
        headers: multipart,
        body: form(part('form-data; name="placeId"', 'a'.repeat(60_000))),
      }),
      [400],
    ],
    ['no image', () => ({ headers: multipart, body: form(place('mine1')) }), [400]],
    [
      'nine images',
      () => ({
        headers: multipart,
        body: form(place('mine1'), ...Array.from({ length: 9 }, () => picture())),
      }),
      [400],
    ],
    [
      'more bytes than the maximum of all images',
      () => ({
        headers: { ...multipart, 'Content-Length': String(50 * 1024 * 1024) },
        body: picture(),
        hangUp: true,
      }),
      [413, 0],
    ],
    ['JSON', () => ({ headers: { 'Content-Type': 'application/json' }, body: '{}' }), [415]],
    [
      'an image without a form',
      () => ({ headers: { 'Content-Type': 'image/jpeg' }, body: 'x' }),
      [415],
    ],
    ['no content type', () => ({ body: 'x' }), [415]],
    [
      'a URL-encoded form',
      () => ({
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'placeId=mine1',
      }),
      [415],
    ],
    [
      'a chunk with a wrong size',
      () => ({
        headers: { ...multipart, 'Content-Length': '', 'Transfer-Encoding': 'chunked' },
        body: 'FFFFFFF\r\nx\r\n',
        hangUp: true,
      }),
      [400, 0],
    ],
    [
      'two lengths',
      () => ({
        headers: { ...multipart, 'Transfer-Encoding': 'chunked' },
        body: '0\r\n\r\n',
      }),
      [400],
    ],
  ])('with %s is refused', async (_case, sent, statuses) => {
    await expectRefusal(sent(), statuses);
  });

  it('with a closed connection leaves no files behind', async () => {
    const body = form(place('mine1'), picture());
    const headers = { ...multipart, 'Content-Length': String(body.length) };
    for (const part of [0.1, 0.5, 0.9, 0.99]) {
      const half = body.subarray(0, Math.floor(body.length * part));
      await expectRefusal({ headers, body: half, hangUp: true }, [0]);
    }
  });
});

describe('the sender', () => {
  const body = () => form(place('mine1'), picture());
  it.each([
    ['a request without a token', '', 401],
    ['an invalid token', 'Bearer forged', 401],
    ['another scheme', 'Basic bWFuYWdlcjo=', 401],
    ['two tokens', 'Bearer manager, Bearer admin', 401],
    ['a member', 'Bearer member', 403],
    ['an inactive manager', 'Bearer inactive', 403],
    ['a pending manager', 'Bearer pending', 403],
  ])('%s cannot store images', async (_who, authorization, status) => {
    const headers = { ...multipart, Authorization: authorization };
    await expectRefusal({ headers, body: body() }, [status]);
  });

  it('a manager of other places cannot store images here', async () => {
    await expectRefusal({ headers: multipart, body: form(place('foreign1'), picture()) }, [403]);
  });
});

it.each(['GET', 'PUT', 'PATCH', 'DELETE'])('%s is not allowed for an upload', async (method) => {
  await expectRefusal({ method }, [405]);
});

describe('the addresses of removal', () => {
  it.each([
    '/api/cleanup/uploads/..',
    '/api/cleanup/uploads/..%2f..%2f',
    '/api/cleanup/uploads/%2e%2e',
    '/api/cleanup/uploads/..%5c..',
    '/api/cleanup/uploads/%00',
    '/api/cleanup/uploads/a%2fb',
    '/api/cleanup/uploads/.',
    '/api/cleanup/uploads/TEMP%20',
    '/api/places/..%2f..%2fx',
    '/api/places/mine1/images/..%2f..%2fx.webp',
    '/api/places/mine1/images/%2e%2e',
    '/api/places/..%2fmine1/images/a.webp',
    '/api/places/mine1/images/a.webp%00',
  ])('DELETE %s reaches no file', async (path) => {
    await expectRefusal(
      { method: 'DELETE', path, headers: { Authorization: 'Bearer admin' } },
      [400, 404],
    );
  });

  it.each([
    ['DELETE', '/api/cleanup/uploads/temp'],
    ['DELETE', '/api/cleanup/uploads/mine1'],
    ['GET', '/api/cleanup/uploads'],
    ['GET', '/api/admin/storage'],
  ])('%s %s requires a super admin', async (method, path) => {
    for (const person of ['manager', 'member', 'inactive', 'pending']) {
      await expectRefusal({ method, path, headers: { Authorization: `Bearer ${person}` } }, [403]);
    }
    await expectRefusal({ method, path, headers: { Authorization: '' } }, [401]);
  });
});
