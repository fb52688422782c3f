import { describe, expect, it, vi } from 'vitest';
import { cachedImages } from './cached-images.ts';
import type { ImageFile, ImageStore } from './image-store.ts';

const file: ImageFile = { bytes: Buffer.from('picture'), contentType: 'image/webp', version: 'v' };

/** A store that holds one file until it is removed. */
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

describe('reading through a memory', () => {
  it('asks the store once, however many ask at once and afterwards', async () => {
    const { store, read } = oneFile();
    const cached = cachedImages(store);
    const answers = await Promise.all([1, 2, 3].map(() => cached.read('abc', 'a.webp')));
    expect([...answers, await cached.read('abc', 'a.webp')]).toEqual(Array(4).fill(file));
    expect(read).toHaveBeenCalledTimes(1);
  });

  it.each(['remove', 'removeFolder'] as const)(
    'answers nothing any more behind %s',
    async (kind) => {
      const cached = cachedImages(oneFile().store);
      await cached.read('abc', 'a.webp');
      await cached[kind]('abc', 'a.webp');
      expect(await cached.read('abc', 'a.webp')).toBeNull();
    },
  );

  it('keeps the pictures of a place whose name only begins alike', async () => {
    const { store, read } = oneFile();
    const cached = cachedImages(store);
    await cached.read('abcd', 'a.webp');
    await cached.remove('abc', 'a.webp');
    await cached.read('abcd', 'a.webp');
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('does not keep what was being read while it was removed', async () => {
    const { store, read } = oneFile();
    let arrive: (found: ImageFile) => void = () => undefined;
    read.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
    const cached = cachedImages(store);
    const early = cached.read('abc', 'a.webp');
    await cached.remove('abc', 'a.webp');
    const late = cached.read('abc', 'a.webp');
    arrive(file);
    expect(await early).toEqual(file);
    expect(await late).toBeNull();
    expect(await cached.read('abc', 'a.webp')).toBeNull();
  });

  it('remembers neither a failure nor a missing file', async () => {
    const { store, read } = oneFile();
    read.mockRejectedValueOnce(new Error('disk')).mockResolvedValueOnce(null);
    const cached = cachedImages(store);
    await expect(cached.read('abc', 'a.webp')).rejects.toThrow('disk');
    expect(await cached.read('abc', 'a.webp')).toBeNull();
    expect(await cached.read('abc', 'a.webp')).toEqual(file);
  });
});
