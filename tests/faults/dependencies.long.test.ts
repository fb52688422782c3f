import { rename } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startFaultyServer } from './faulty-server.ts';
import type { FaultyServer } from './faulty-server.ts';
import { aPicture, requestsTo } from './picture-requests.ts';
import type { Answer } from './picture-requests.ts';

let server: FaultyServer;
let requests: ReturnType<typeof requestsTo>;
let picture: Buffer;
let filename: string;

beforeAll(async () => {
  server = await startFaultyServer();
  requests = requestsTo(server);
  picture = await aPicture();
});
afterAll(() => server.close());
beforeEach(async () => {
  const { body } = await requests.upload([picture]);
  filename = String(body['filename']);
});
afterEach(async () => {
  server.database.mode = 'through';
  await requests.cleanFolder();
});

/** Every kind of request, each sent once. The removal of the place comes last. */
const kinds = [
  ['an upload', () => requests.upload([picture])],
  ['the list of images', () => requests.list()],
  ['the deletion of an image', () => requests.remove(filename)],
  ['the list of folders', () => requests.folders()],
  ['the deletion of a folder', () => requests.cleanFolder()],
  ['the deletion of temporary files', () => requests.cleanTemporary()],
  ['the statistics of storage', () => requests.storage()],
] as const;

/** Expects 503 with the public message, without the reason. */
function expectUnavailable({ status, headers, body }: Answer): void {
  expect(body).toEqual({
    success: false,
    code: 'unavailable',
    error: 'O serviço está indisponível no momento. Tente novamente em instantes.',
    requestId: headers.get('x-request-id'),
  });
  expect(status).toBe(503);
  expect(headers.get('retry-after')).toBe('10');
}

describe.each(['reset', 'hang', '500'] as const)('while Firestore is %s', (mode) => {
  it.each(kinds)('%s fails as unavailable and changes nothing', async (_kind, ask) => {
    const before = await server.files();
    server.database.mode = mode;
    // A hanging database never responds: only the server's own deadlines end the request.
    expectUnavailable(await ask());
    expect(await server.files()).toEqual(before);
  });

  it('a place is neither removed nor hidden', async () => {
    server.database.mode = mode;
    expectUnavailable(await requests.removePlace());
    const place = await server.city.firestore.doc('places/p2').get();
    expect(place.data()).toMatchObject({ isActive: true });
  });

  it.each(['admin', 'manager', 'member', 'inactive', 'nobody'])('%s is refused', async (uid) => {
    server.database.mode = mode;
    const answer = await requests.ask('/api/admin/storage', { as: uid });
    expectUnavailable(answer);
  });

  it('the server is not ready but alive, and works again without a restart', async () => {
    server.database.mode = mode;
    const away = await requests.ready();
    expect(away.status).toBe(503);
    expect(away.body['error']).toBe('Não está respondendo: banco de dados (Cloud Firestore).');
    expect((await requests.ask('/healthz')).status).toBe(200);
    const served = await requests.ask(`/uploads/places/p1/${filename}`);
    expect(served.status).toBe(200);

    server.database.mode = 'through';
    await expect.poll(async () => (await requests.ready()).status, { timeout: 8_000 }).toBe(200);
    expect((await requests.upload([picture])).status).toBe(200);
    expect((await requests.list()).body['images']).toHaveLength(2);
    expect((await requests.folders()).body).toMatchObject({ orphanedCount: 0 });
    expect((await requests.remove(filename)).status).toBe(200);
  });
});

describe('while the disk is unavailable', () => {
  const away = () => `${server.folder}.away`;
  beforeEach(() => rename(server.folder, away()));
  afterEach(async () => {
    await rename(away(), server.folder).catch(() => undefined);
  });

  it.each(kinds)('%s fails as unavailable', async (_kind, ask) => {
    expectUnavailable(await ask());
    await rename(away(), server.folder);
    expect((await requests.list()).body['images']).toHaveLength(1);
  });

  it('an image that is not in memory is 503 and not 404, so that clients do not drop it', async () => {
    const { status } = await requests.ask(`/uploads/places/p1/${filename}`);
    expect(status).toBe(503);
  });

  it('the server is not ready, and works again without a restart', async () => {
    const { status, body } = await requests.ready();
    expect(status).toBe(503);
    expect(body['error']).toBe('Não está respondendo: imagens dos lugares.');
    await rename(away(), server.folder);
    expect((await requests.ready()).status).toBe(200);
    expect((await requests.upload([picture])).status).toBe(200);
  });
});
