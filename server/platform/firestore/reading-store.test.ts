import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { diskReadingStore } from './reading-store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'readings-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a folder of readings', () => {
  it('has what was written last, and says when that is known already', async () => {
    const [one, other] = [diskReadingStore(folder, 'a-1'), diskReadingStore(folder, 'a-1')];
    expect(await one.read(null)).toBeNull();
    await one.write(Buffer.from('first'));
    const first = await other.read(null);
    expect(first?.bytes.toString()).toBe('first');
    expect(await other.read(first?.version ?? null)).toBeNull();
    await other.write(Buffer.from('other'));
    expect((await one.read(first?.version ?? null))?.bytes.toString()).toBe('other');
    expect(await diskReadingStore(folder, 'b-1').read(null)).toBeNull();
  });

  it('is never seen half written, and loses what a server left half written an hour ago', async () => {
    const store = diskReadingStore(folder, 'a-1');
    const [old, young] = ['a-1.x.half', 'a-1.y.half'].map((name) => path.join(folder, name));
    for (const half of [old, young]) await writeFile(half ?? '', 'half');
    expect(await store.read(null)).toBeNull();
    await utimes(old ?? '', 0, 0);
    await Promise.all(['1', '2', '3'].map((text) => store.write(Buffer.from(text))));
    expect((await readdir(folder)).sort()).toEqual(['a-1', 'a-1.y.half']);
  });

  it('fails in a way that can be told from every other', async () => {
    const store = diskReadingStore(folder, 'a-1');
    await rm(folder, { recursive: true });
    await writeFile(folder, 'a file in its place');
    const failure = await store.read(null).catch((error: unknown) => error);
    expect(store.isFailure(failure)).toBe(true);
    expect(store.isFailure(new Error('another'))).toBe(false);
    await expect(store.write(Buffer.from('a'))).rejects.toMatchObject({ code: 'unavailable' });
  });
});
