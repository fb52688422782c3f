import { describe, expect, it, vi } from 'vitest';
import { cachedImageStore } from './cached-images.ts';
import type { ImageFile, ImageStore } from './image-store.ts';

const file: ImageFile = { bytes: Buffer.from('picture'), contentType: 'image/webp', version: 'v' };

/** Returns a store with one file until it is removed. */
function oneFile() {
  let isThere = true;
  const gone = () => {
    isThere = false;
    return Promise.resolve(true);
  };
  const read = vi.fn(() => Promise.resolve(isThere ? file : null));
  const store = { read, remove: vi.fn(() => gone().then(() => undefined)), removeFolder: gone };
  return { store: store as unknown as ImageStore, read };
}

describe('reading through a cache', () => {
  it('reads from the store once for concurrent and later calls', async () => {
    const { store, read } = oneFile();
    const cached = cachedImageStore(store);
    const answers = await Promise.all([1, 2, 3].map(() => cached.read('abc', 'a.webp')));
    expect([...answers, await cached.read('abc', 'a.webp')]).toEqual(Array(4).fill(file));
    expect(read).toHaveBeenCalledTimes(1);
  });

  it.each(['remove', 'removeFolder'] as const)('returns nothing after %s', async (kind) => {
    const cached = cachedImageStore(oneFile().store);
    await cached.read('abc', 'a.webp');
    await cached[kind]('abc', 'a.webp');
    expect(await cached.read('abc', 'a.webp')).toBeNull();
  });

  it('retains the images of a place whose id has the removed id as a prefix', async () => {
    const { store, read } = oneFile();
    const cached = cachedImageStore(store);
    await cached.read('abcd', 'a.webp');
    await cached.remove('abc', 'a.webp');
    await cached.read('abcd', 'a.webp');
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('does not cache a file that is removed while it is read', async () => {
    const { store, read } = oneFile();
    let arrive: (found: ImageFile) => void = () => undefined;
    read.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
    const cached = cachedImageStore(store);
    const early = cached.read('abc', 'a.webp');
    await cached.remove('abc', 'a.webp');
    const late = cached.read('abc', 'a.webp');
    arrive(file);
    expect(await early).toEqual(file);
    expect(await late).toBeNull();
    expect(await cached.read('abc', 'a.webp')).toBeNull();
  });

  it('caches neither a failure nor a missing file', async () => {
    const { store, read } = oneFile();
    read.mockRejectedValueOnce(new Error('disk')).mockResolvedValueOnce(null);
    const cached = cachedImageStore(store);
    await expect(cached.read('abc', 'a.webp')).rejects.toThrow('disk');
    expect(await cached.read('abc', 'a.webp')).toBeNull();
    expect(await cached.read('abc', 'a.webp')).toEqual(file);
  });
});
