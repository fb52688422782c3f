import { Storage } from '@google-cloud/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLocalFirebase } from '@guia-da-ilha/local-firebase';
import type { LocalFirebase } from '@guia-da-ilha/local-firebase';
import { bucketImageStore } from '#server/features/pictures/store/bucket-image-store.ts';
import type { ProcessedImage } from '#server/features/pictures/processing/image-pipeline.ts';
import type { ImageStore } from '#server/features/pictures/store/image-store.ts';

let firebase: LocalFirebase;
let store: ImageStore;
let names: () => Promise<string[]>;

beforeAll(async () => {
  firebase = await startLocalFirebase({ projectId: 'demo-guia', ports: { storage: 0 } });
  const storage = new Storage({
    projectId: 'demo-guia',
    apiEndpoint: `http://127.0.0.1:${firebase.ports.storage ?? 0}`,
  });
  const bucket = storage.bucket('demo-guia.firebasestorage.app');
  store = bucketImageStore(bucket);
  names = async () => (await bucket.getFiles())[0].map(({ name }) => name).sort();
});
afterAll(() => firebase.close());

const anImage = (text: string): ProcessedImage => ({
  width: 700,
  height: 400,
  widths: [320, 640],
  colour: '#112233',
  files: ['-320', '-640', ''].map((suffix) => ({ suffix, bytes: Buffer.from(text + suffix) })),
});

describe('a bucket image store', () => {
  it('stores, counts, serves and removes images with all their files', async () => {
    const first = await store.save('abc', anImage('x'), 8);
    const second = await store.save('abc', anImage('y'), 8);
    expect((await store.list('abc')).map(({ filename }) => filename)).toEqual([first, second]);
    expect(await names()).toHaveLength(6);

    const file = await store.read('abc', first);
    expect(file).toMatchObject({ bytes: Buffer.from('x'), contentType: 'image/webp' });
    expect(file?.version).not.toBe('');
    expect(await store.read('abc', 'none.webp')).toBeNull();

    const [folder] = await store.folders(10);
    expect(folder).toMatchObject({ name: 'abc', files: 6, size: 2 + 4 * 5 });
    expect(folder?.oldestFileAt).toBeInstanceOf(Date);
    expect(await store.folderNames(10)).toEqual(['abc']);

    await store.remove('abc', first);
    expect((await store.list('abc')).map(({ filename }) => filename)).toEqual([second]);
    expect(await store.removeFolder('abc')).toBe(true);
    expect(await store.removeFolder('abc')).toBe(false);
    expect(await names()).toEqual([]);
  });

  it('stores up to the maximum number of images per place', async () => {
    await store.save('full', anImage('a'), 1);
    await expect(store.save('full', anImage('b'), 1)).rejects.toMatchObject({
      code: 'too-many-items',
    });
    await store.removeFolder('full');
  });

  it('reports that the bucket is reachable', async () => {
    await expect(store.ping()).resolves.toBeUndefined();
    expect(await store.cleanTemporary()).toBe(0);
  });

  it.each(['..', 'a/b', 'temp', ''])(
    'refuses a name outside the folder of a place: %j',
    async (placeId) => {
      await expect((async () => store.save(placeId, anImage('a'), 8))()).rejects.toMatchObject({
        code: 'invalid-input',
      });
    },
  );
});
