import { afterAll, beforeAll, expect, it } from 'vitest';
import { localToken } from '#support/local-token.ts';
import { uploadForm } from '#support/upload-server.ts';
import { startFaultyServer } from './faulty-server.ts';
import type { FaultyServer } from './faulty-server.ts';
import { aPicture, requestsTo } from './picture-requests.ts';

const uid = 'Uid0De0Joaquina0Vieira000001';
const email = 'joaquina.vieira@exemplo.test';
const filename = 'Joaquina Vieira na praia.jpg';
let server: FaultyServer;

beforeAll(async () => {
  server = await startFaultyServer();
  await server.city.firestore
    .doc(`users/${uid}`)
    .set({ role: 'super_admin', status: 'active', email, displayName: 'Joaquina Vieira' });
});
afterAll(() => server.close());

it('the log of a complete journey contains every request and no personal data', async () => {
  const requests = requestsTo(server);
  const { authorization } = server.city.as(uid);
  const as = { authorization };
  const ids: string[] = [];
  const idOf = ({ headers }: { headers: Headers }) => headers.get('x-request-id') ?? 'none';
  const picture = await aPicture();
  const form = (bytes: Buffer, placeId: string) =>
    uploadForm([{ bytes, name: filename }], { placeId, placeName: `${uid} ${email}` });
  const upload = (bytes: Buffer, placeId = 'p1') =>
    requests.ask('/api/upload/places', { method: 'POST', as, body: form(bytes, placeId) });
  const journey = async () => {
    const kept = await upload(picture);
    const answers = [
      kept,
      await upload(Buffer.from('no picture')),
      await upload(Buffer.alloc(6 * 1024 * 1024)),
      await upload(picture, 'nowhere'),
      await upload(picture, '../p1'),
      await requests.ask(`/api/admin/storage?email=${email}&token=${localToken(uid)}`, { as }),
      await requests.ask('/api/cleanup/uploads', { as }),
      await requests.ask(`/api/places/p1/images/${String(kept.body['filename'])}`, {
        method: 'DELETE',
        as,
      }),
      await requests.ask('/api/cleanup/uploads/p1', { method: 'DELETE', as }),
      await requests.ask('/api/cleanup/uploads', { as: { authorization: `${authorization}x` } }),
    ];
    ids.push(...answers.map(idOf));
    return answers.map(({ status }) => status);
  };
  expect(await journey()).toEqual([200, 415, 413, 404, 400, 200, 200, 200, 200, 401]);
  for (const mode of ['reset', 'hang', '500'] as const) {
    server.database.mode = mode;
    const answers = await Promise.all([
      upload(picture),
      requests.ask('/api/cleanup/uploads', { as }),
      requests.ask('/api/places/p1/images'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
    ids.push(...answers.map(idOf));
  }

  const log = server.log();
  for (const line of log.trim().split('\n'))
    expect(() => JSON.parse(line) as unknown).not.toThrow();
  for (const id of ids) expect(log).toContain(id);
  const [, claims = ''] = localToken(uid).split('.');
  for (const secret of [uid, email, 'Joaquina', 'joaquina', claims.slice(0, 40), 'Bearer']) {
    expect(log).not.toContain(secret);
  }
}, 60_000);
