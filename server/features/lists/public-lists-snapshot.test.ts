import type { Firestore } from '@google-cloud/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/app-error.ts';
import { manualClock } from '#support/test-server.ts';
import { createPublicLists, listCacheMs } from './public-lists.ts';

type Fields = Record<string, unknown>;

const list = { userId: 'ana', name: 'Praias', note: '', isPublic: true, items: ['p1 Ir cedo'] };

let documents: Record<string, Fields>;
let answer: () => Promise<void>;
const get = vi.fn(async (path: string) => {
  await answer();
  const fields = documents[path];
  return { exists: fields !== undefined, data: () => fields };
});

function start() {
  const clock = manualClock();
  const firestore = { doc: (path: string) => ({ get: () => get(path) }) } as unknown as Firestore;
  const { read } = createPublicLists(firestore, clock.now);
  return { clock, read, nameOf: async (id: string) => (await read(id)).list?.name ?? null };
}

beforeEach(() => {
  get.mockClear();
  answer = () => Promise.resolve();
  documents = { 'lists/a': list, 'users/ana': { status: 'active' } };
});

describe('a public list', () => {
  it('costs two document reads in half a minute for any number of requests', async () => {
    const { clock, read, nameOf } = start();
    const [first, second] = await Promise.all([read('a'), read('a')]);
    expect(second).toBe(first);
    clock.advance(listCacheMs - 1);
    expect(await nameOf('a')).toBe('Praias');
    expect(get.mock.calls.flat()).toEqual(['lists/a', 'users/ana']);
  });

  it('is unavailable half a minute after it became private, counted from the start of the read', async () => {
    const { clock, nameOf } = start();
    answer = () => {
      clock.advance(200);
      return Promise.resolve();
    };
    expect(await nameOf('a')).toBe('Praias');
    documents['lists/a'] = { ...list, isPublic: false };
    clock.advance(listCacheMs - 401);
    expect(await nameOf('a')).toBe('Praias');
    clock.advance(1);
    expect(await nameOf('a')).toBeNull();
  });

  it.each<[string, Fields | undefined, Fields | undefined]>([
    ['it does not exist', undefined, { status: 'active' }],
    ['it is private', { ...list, isPublic: false }, { status: 'active' }],
    ['its isPublic is a string', { ...list, isPublic: 'true' }, { status: 'active' }],
    ['its owner is inactive', list, { status: 'inactive' }],
    ['its owner is pending', list, { status: 'pending' }],
    ['its owner is deleted', list, undefined],
    ['its owner id is a path', { ...list, userId: 'ana/private/x' }, { status: 'active' }],
    ['its owner id is empty', { ...list, userId: '' }, { status: 'active' }],
  ])('is not found when %s', async (_case, stored, owner) => {
    documents = { ...(stored && { 'lists/a': stored }), ...(owner && { 'users/ana': owner }) };
    expect(await start().nameOf('a')).toBeNull();
  });

  it('is available five seconds after it became public, even if requested before', async () => {
    const { clock, nameOf } = start();
    documents['lists/a'] = { ...list, isPublic: false };
    expect(await nameOf('a')).toBeNull();
    documents['lists/a'] = list;
    expect(await nameOf('a')).toBeNull();
    expect(get).toHaveBeenCalledOnce();
    clock.advance(5_000);
    expect(await nameOf('a')).toBe('Praias');
  });

  it.each(['', 'a-b', '../users/ana', 'a/b', 'á', 'x'.repeat(129), 'x'.repeat(10_000)])(
    'is not read for the invalid id %s',
    async (id) => {
      expect(await start().nameOf(id)).toBeNull();
      expect(get).not.toHaveBeenCalled();
    },
  );

  it('a failed read is reported, and retried one second later', async () => {
    const { clock, read, nameOf } = start();
    answer = () => Promise.reject(new Error('down'));
    await expect(read('a')).rejects.toMatchObject({ code: 'unavailable' });
    answer = () => Promise.reject(new AppError('unavailable'));
    await expect(read('a')).rejects.toMatchObject({ code: 'unavailable' });
    expect(get).toHaveBeenCalledOnce();
    answer = () => Promise.resolve();
    clock.advance(1_000);
    expect(await nameOf('a')).toBe('Praias');
  });

  it('is rejected while hundreds of others are being read, and available afterwards', async () => {
    const { read, nameOf } = start();
    let end = () => undefined as void;
    const held = new Promise<void>((resolve) => {
      end = resolve;
    });
    answer = () => held;
    const asked = Array.from({ length: 216 }, (_, at) => read(`n${at}`));
    await vi.waitFor(() => {
      expect(get).toHaveBeenCalledTimes(16);
    });
    await expect(read('a')).rejects.toMatchObject({ code: 'unavailable' });
    end();
    await Promise.all(asked);
    expect(await nameOf('a')).toBe('Praias');
  });
});
