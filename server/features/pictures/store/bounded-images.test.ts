import { describe, expect, it } from 'vitest';
import { AppError } from '#shared/app-error.ts';
import { boundedImageStore } from './bounded-images.ts';
import type { ImageStore } from './image-store.ts';

const image = { width: 1, height: 1, widths: [], colour: '#000000', files: [] };
const calls: [string, (store: ImageStore) => Promise<unknown>][] = [
  ['save', (store) => store.save('abc', image, 8)],
  ['list', (store) => store.list('abc')],
  ['remove', (store) => store.remove('abc', 'a.webp')],
  ['removeFolder', (store) => store.removeFolder('abc')],
  ['folderNames', (store) => store.folderNames(10)],
  ['folders', (store) => store.folders(10)],
  ['cleanTemporary', (store) => store.cleanTemporary()],
  ['read', (store) => store.read('abc', 'a.webp')],
  ['ping', (store) => store.ping()],
];
const soon = { folderMs: 5, allFoldersMs: 5, pingMs: 5 };

/** Returns a store whose methods all run the same work. */
function storeThat(work: () => Promise<unknown>): ImageStore {
  return Object.fromEntries(calls.map(([name]) => [name, work])) as unknown as ImageStore;
}

describe.each(calls)('%s', (_name, call) => {
  it('rejects as unavailable if the store never responds', async () => {
    const silent = storeThat(() => new Promise(() => undefined));
    await expect(call(boundedImageStore(silent, soon))).rejects.toMatchObject({
      code: 'unavailable',
    });
  });

  it('rejects as unavailable if the disk is full, with the cause for the log', async () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const store = boundedImageStore(storeThat(() => Promise.reject(full)));
    await expect(call(store)).rejects.toMatchObject({ code: 'unavailable', cause: full });
  });

  it('passes on deliberate refusals of the store, even if thrown synchronously', async () => {
    const refusing = storeThat(() => {
      throw new AppError('invalid-input');
    });
    await expect(call(boundedImageStore(refusing))).rejects.toMatchObject({
      code: 'invalid-input',
    });
  });
});
