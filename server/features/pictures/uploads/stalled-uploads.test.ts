import sharp from 'sharp';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { AppError } from '#shared/app-error.ts';
import { rawConnection } from '#support/raw-connection.ts';
import type { RawConnection } from '#support/raw-connection.ts';
import { sendUpload, uploadForm, uploadServer } from '#support/upload-server.ts';
import type { UploadServer } from '#support/upload-server.ts';
import { createFormReader } from '#server/platform/forms/form-reader.ts';
import type { FormTimes } from '#server/platform/forms/form-reader.ts';
import { createUploadBudget } from '#server/platform/forms/upload-budget.ts';
import { createPictureForms, pictureFormLimits } from '../picture-services.ts';

let jpeg: Buffer;
let server: UploadServer;
let connections: RawConnection[];

beforeAll(async () => {
  jpeg = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#08f' } })
    .jpeg()
    .toBuffer();
});
afterEach(async () => {
  for (const connection of connections) connection.end();
  await server.close();
});

const patient: FormTimes = { idleMs: 60_000, baseMs: 60_000, msPer32kB: 1_000 };

async function start(times: FormTimes): Promise<void> {
  connections = [];
  server = await uploadServer({
    pictures: { forms: createPictureForms(times) },
  });
}

/** Starts an upload of `length` bytes and sends only the headers. */
function begin(
  person: string,
  length = 100_000,
  target = 'POST /api/upload/places',
): RawConnection {
  const connection = rawConnection(server.port);
  connections.push(connection);
  const headers = {
    Host: 'localhost',
    Authorization: `Bearer ${person}`,
    'Content-Type': 'multipart/form-data; boundary=xyz',
    'Content-Length': length,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  connection.send(`${target} HTTP/1.1\r\n${lines.join('')}\r\n`);
  return connection;
}

function sevenFiles(): Buffer {
  const file = Buffer.concat([
    Buffer.from(
      '--xyz\r\nContent-Disposition: form-data; name="images"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n',
    ),
    jpeg,
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...Array.from({ length: 7 }, () => file), Buffer.from('--xyz\r\nCont')]);
}

/** Long timeout for a busy machine. */
const patience = { timeout: 30_000 };

const statusOf = (connection: RawConnection) =>
  Number(/^HTTP\/1\.1 (\d{3})/.exec(connection.received())?.[1] ?? 0);

it('thirty-two stalled uploads of one user leave capacity for others', async () => {
  await start(patient);
  const stalled = Array.from({ length: 32 }, () => begin('manager'));
  for (const connection of stalled) connection.send(sevenFiles());
  await expect
    .poll(() => stalled.filter((connection) => statusOf(connection) === 429).length, patience)
    .toBe(26);
  const { status } = await sendUpload(server, uploadForm([{ bytes: jpeg }]), 'admin');
  expect(status).toBe(200);

  const own = await sendUpload(server, uploadForm([{ bytes: jpeg }]));
  expect(own.status).toBe(429);
  expect(own.body).toMatchObject({ success: false, code: 'too-many-requests' });
  for (const connection of stalled) connection.end();
  await expect
    .poll(async () => (await sendUpload(server, uploadForm([{ bytes: jpeg }]))).status, patience)
    .toBe(200);
});

it('stalled profile photos of many users leave capacity for images of places', async () => {
  await start(patient);
  const { requests } = pictureFormLimits.profile;
  const stalled = Array.from(
    { length: pictureFormLimits.place.requests + requests },
    (_, position) => begin(`member-${position}`, 100_000, 'PUT /api/account/photo'),
  );
  await expect
    .poll(() => stalled.map(statusOf).filter((status) => status === 503).length, patience)
    .toBe(pictureFormLimits.place.requests);
  const { status } = await sendUpload(server, uploadForm([{ bytes: jpeg }]), 'manager');
  expect(status).toBe(200);
});

it('a late failure of the permission check causes no unhandled rejection', async () => {
  let fail = (_error: Error): void => undefined;
  const standing = new Promise<never>((_resolve, reject) => {
    fail = reject;
  });
  connections = [];
  server = await uploadServer({
    readAccountState: () => standing,
    pictures: {
      forms: {
        ...createPictureForms(),
        place: createFormReader(
          createUploadBudget({ ...pictureFormLimits.place, requests: 0 }),
          patient,
        ),
      },
    },
  });
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', note);
  const { status } = await sendUpload(server, uploadForm([{ bytes: jpeg }]));
  expect(status).toBe(503);
  fail(new AppError('unavailable'));
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
});

it('an idle upload ends with 408 and frees its capacity', async () => {
  await start({ ...patient, idleMs: 50 });
  const stalled = Array.from({ length: 6 }, () => begin('manager'));
  for (const connection of stalled) connection.send(sevenFiles());
  for (const connection of stalled) {
    const answer = await connection.closed;
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain(
      '"error":"O envio demorou demais. Verifique sua conexão e tente novamente.","code":"timeout"',
    );
  }
  const { status } = await sendUpload(server, uploadForm([{ bytes: jpeg }]));
  expect(status).toBe(200);
  expect((await server.files()).length).toBeGreaterThan(0);
});

it('a slow form that never completes is ended', async () => {
  await start({ idleMs: 60_000, baseMs: 50, msPer32kB: 10 });
  const connection = begin('manager');
  connection.send(sevenFiles());
  const drip = setInterval(() => {
    connection.send('x');
  }, 5);
  expect(await connection.closed).toMatch(/^HTTP\/1\.1 408 /);
  clearInterval(drip);
  expect(await server.files()).toEqual([]);
});

it('a larger form has a longer time limit while data arrives', async () => {
  await start({ idleMs: 60_000, baseMs: 0, msPer32kB: 60_000 });
  const { status } = await sendUpload(server, uploadForm([{ bytes: jpeg }]));
  expect(status).toBe(200);
});

it('the total size of a user’s running forms is limited and released when they end', async () => {
  await start(patient);
  const mebibyte = 1024 * 1024;
  const budget = createUploadBudget({
    requests: 32,
    requestsPerUser: 6,
    bytes: 64 * mebibyte,
    bytesPerUser: 6 * mebibyte,
  });
  await server.close();
  const forms = { ...createPictureForms(), place: createFormReader(budget, patient) };
  server = await uploadServer({ pictures: { forms } });
  const part = Buffer.from(
    '--xyz\r\nContent-Disposition: form-data; name="images"; filename="a.jpg"\r\n\r\n',
  );
  const halves = [1, 2].map(() => begin('manager', 5 * mebibyte));
  for (const connection of halves) {
    connection.send(Buffer.concat([part, Buffer.alloc(4 * mebibyte)]));
  }
  await expect.poll(() => halves.map(statusOf).sort(), patience).toEqual([0, 429]);
  const { status } = await sendUpload(server, uploadForm([{ bytes: jpeg }]), 'admin');
  expect(status).toBe(200);
  for (const connection of halves) connection.end();
  await expect
    .poll(async () => (await sendUpload(server, uploadForm([{ bytes: jpeg }]))).status, patience)
    .toBe(200);
});
