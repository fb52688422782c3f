import { mkdtempSync } from 'node:fs';
import { mkdir, readdir, rm, rmdir, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { diskImageStore } from './disk-image-store.ts';
import { newImageStem } from './image-names.ts';
import type { ProcessedImage } from '../processing/image-pipeline.ts';
import type { ImageStore } from './image-store.ts';

// One test predicts the next name; all others use real names.
vi.mock('./image-names.ts', { spy: true });

const most = 8;
let root: string;
let store: ImageStore;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  store = diskImageStore(root);
});
afterEach(() => rm(root, { recursive: true }));

function anImage(text = 'a'): ProcessedImage {
  return {
    width: 700,
    height: 400,
    widths: [320, 640],
    colour: '#112233',
    files: ['-320', '-640', ''].map((suffix) => ({ suffix, bytes: Buffer.from(text + suffix) })),
  };
}

const filesOf = (placeId: string) => readdir(path.join(root, 'places', placeId));

describe('saving', () => {
  it('stores all files of an image under one new name and leaves no other files', async () => {
    const filename = await store.save('abc', anImage(), most);
    const stem = filename.replace('.webp', '');
    expect((await filesOf('abc')).sort()).toEqual(
      [`${stem}-320.webp`, `${stem}-640.webp`, filename].sort(),
    );
    expect(await readdir(path.join(root, 'temp'))).toEqual([]);
    expect(await store.save('abc', anImage(), most)).not.toBe(filename);
  });

  it('respects the limit per place for concurrent uploads', async () => {
    const saves = Array.from({ length: 12 }, () => store.save('abc', anImage(), most));
    const outcomes = await Promise.allSettled(saves);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(8);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'too-many-items' },
    });
    expect(await store.list('abc')).toHaveLength(8);
    expect(await readdir(path.join(root, 'temp'))).toEqual([]);
  });

  it('stores nothing if one file of an image cannot be renamed into place', async () => {
    const image = anImage();
    // No file system accepts a name this long, so the write fails as on a full disk.
    image.files[2]!.suffix = 'x'.repeat(300);
    await expect(store.save('abc', image, most)).rejects.toThrow('ENAMETOOLONG');
    expect(await readdir(path.join(root, 'temp'))).toEqual([]);
    expect(await readdir(path.join(root, 'places')).catch(() => [])).toEqual([]);
  });

  it('removes the smaller files if the largest one fails', async () => {
    await store.save('abc', anImage(), most);
    const kept = await filesOf('abc');
    vi.mocked(newImageStem).mockReturnValueOnce('taken');
    await mkdir(path.join(root, 'places', 'abc', 'taken.webp'));
    await expect(store.save('abc', anImage(), most)).rejects.toThrow('EISDIR');
    await rmdir(path.join(root, 'places', 'abc', 'taken.webp'));
    expect(await filesOf('abc')).toEqual(kept);
    expect(await readdir(path.join(root, 'temp'))).toEqual([]);
  });

  it('does not write through a symbolic link', async () => {
    await mkdir(path.join(root, 'places'), { recursive: true });
    await mkdir(path.join(root, 'elsewhere'));
    await symlink(path.join(root, 'elsewhere'), path.join(root, 'places', 'abc'));
    await expect(store.save('abc', anImage(), most)).rejects.toThrow('link');
    expect(await readdir(path.join(root, 'elsewhere'))).toEqual([]);
  });
});

it.each(['..', '../x', 'a/b', 'a\\b', 'temp', '', '.', '\0', 'a'.repeat(129), 'á'])(
  'rejects the place id %j',
  async (placeId) => {
    const attempts = [
      () => store.save(placeId, anImage(), most),
      () => store.list(placeId),
      () => store.remove(placeId, 'a.webp'),
      () => store.removeFolder(placeId),
      () => store.read(placeId, 'a.webp'),
    ];
    for (const attempt of attempts) {
      await expect((async () => attempt())()).rejects.toMatchObject({ code: 'invalid-input' });
    }
  },
);

describe('reading', () => {
  it('returns a file with its type and a version of its content', async () => {
    const filename = await store.save('abc', anImage('x'), most);
    const file = await store.read('abc', filename);
    expect(file).toMatchObject({ bytes: Buffer.from('x'), contentType: 'image/webp' });
    const other = await store.read('abc', filename.replace('.webp', '-320.webp'));
    expect(other?.version).not.toBe(file?.version);
  });

  it('returns null for a missing file or behind a symbolic link', async () => {
    expect(await store.read('abc', 'a.webp')).toBeNull();
    await mkdir(path.join(root, 'places'), { recursive: true });
    await writeFile(path.join(root, 'secret.webp'), 'secret');
    await mkdir(path.join(root, 'places', 'real'));
    await symlink(path.join(root, 'secret.webp'), path.join(root, 'places', 'real', 'a.webp'));
    expect(await store.read('real', 'a.webp')).toBeNull();
    await symlink(root, path.join(root, 'places', 'abc'));
    expect(await store.read('abc', 'secret.webp')).toBeNull();
  });
});

describe('removing', () => {
  it('removes all files of one image and no others', async () => {
    const [first, second] = [
      await store.save('abc', anImage(), most),
      await store.save('abc', anImage(), most),
    ];
    await store.remove('abc', first);
    expect((await store.list('abc')).map(({ filename }) => filename)).toEqual([second]);
    expect(await filesOf('abc')).toHaveLength(3);
    await store.remove('abc', first);
  });

  it('removes a whole folder and returns if it existed', async () => {
    await store.save('abc', anImage(), most);
    expect(await store.removeFolder('abc')).toBe(true);
    expect(await store.removeFolder('abc')).toBe(false);
    expect(await readdir(path.join(root, 'places'))).toEqual([]);
    expect(await readdir(path.join(root, 'temp'))).toEqual([]);
  });
});

describe('cleaning', () => {
  it('removes temporary files and incomplete images only', async () => {
    const filename = await store.save('abc', anImage(), most);
    await mkdir(path.join(root, 'temp', 'left'), { recursive: true });
    await writeFile(path.join(root, 'temp', 'left', 'half.webp'), 'x');
    await writeFile(path.join(root, 'places', 'abc', 'gone-320.webp'), 'x');
    expect(await store.cleanTemporary()).toBe(2);
    expect(await filesOf('abc')).toHaveLength(3);
    expect((await store.list('abc')).map((image) => image.filename)).toEqual([filename]);
    expect(await readdir(path.join(root, 'temp'))).toEqual([]);
    expect(await store.cleanTemporary()).toBe(0);
  });

  it('does not disturb images that are being saved', async () => {
    const saves = Array.from({ length: 6 }, (_, at) => store.save(`p${at}`, anImage(), most));
    for (let round = 0; round < 10; round++) await store.cleanTemporary();
    await Promise.all(saves);
    for (let at = 0; at < 6; at++) expect(await filesOf(`p${at}`)).toHaveLength(3);
  });
});

it('counts the bytes of folders and returns the ages of their files', async () => {
  expect(await store.folders(10)).toEqual([]);
  const filename = await store.save('b', anImage('12'), most);
  await store.save('a', anImage(), most);
  const old = new Date('2025-01-02T03:04:05Z');
  await utimes(path.join(root, 'places', 'b', filename), old, old);
  const [first, second] = await store.folders(10);
  expect(first?.name).toBe('a');
  expect(second).toMatchObject({ name: 'b', files: 3, size: 14, oldestFileAt: old });
  expect(second?.newestFileAt?.getTime()).toBeGreaterThan(old.getTime());
  expect(await store.folders(1)).toHaveLength(1);
  expect(await store.folderNames(10)).toEqual(['a', 'b']);
  expect(await store.folderNames(1)).toEqual(['a']);
});
