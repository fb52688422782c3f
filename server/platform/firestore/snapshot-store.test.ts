import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { diskSnapshotStore } from './snapshot-store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'readings-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('a folder of snapshots', () => {
  it('returns the last write, and null if that version is already known', async () => {
    const [one, other] = [diskSnapshotStore(folder, 'a-1'), diskSnapshotStore(folder, 'a-1')];
    expect(await one.read(null)).toBeNull();
    await one.write(Buffer.from('first'));
    const first = await other.read(null);
    expect(first?.bytes.toString()).toBe('first');
    expect(await other.read(first?.version ?? null)).toBeNull();
    await other.write(Buffer.from('other'));
    expect((await one.read(first?.version ?? null))?.bytes.toString()).toBe('other');
    expect(await diskSnapshotStore(folder, 'b-1').read(null)).toBeNull();
  });

  it('never shows a partial write, and removes partial files after an hour', async () => {
    const store = diskSnapshotStore(folder, 'a-1');
    const [old, young] = ['a-1.x.half', 'a-1.y.half'].map((name) => path.join(folder, name));
    for (const half of [old, young]) await writeFile(half ?? '', 'half');
    expect(await store.read(null)).toBeNull();
    await utimes(old ?? '', 0, 0);
    await Promise.all(['1', '2', '3'].map((text) => store.write(Buffer.from(text))));
    expect((await readdir(folder)).sort()).toEqual(['a-1', 'a-1.y.half']);
  });

  it('fails with the error unavailable', async () => {
    const store = diskSnapshotStore(folder, 'a-1');
    await rm(folder, { recursive: true });
    await writeFile(folder, 'a file in its place');
    await expect(store.read(null)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(store.write(Buffer.from('a'))).rejects.toMatchObject({ code: 'unavailable' });
  });
});
