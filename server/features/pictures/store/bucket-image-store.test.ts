import type { Bucket } from '@google-cloud/storage';
import { expect, it, vi } from 'vitest';
import { bucketImageStore } from './bucket-image-store.ts';

it('lists folder names in pages without listing their files', async () => {
  const pages = [
    { prefixes: ['places/a/', 'places/b/'], nextPageToken: 'second' },
    { prefixes: ['places/c/', 'places/temp/'] },
  ];
  const getFiles = vi.fn(({ pageToken }: { pageToken?: string }) =>
    Promise.resolve([[], null, pages[pageToken === 'second' ? 1 : 0]]),
  );
  const store = bucketImageStore({ getFiles } as unknown as Bucket);
  expect(await store.folderNames(10)).toEqual(['a', 'b', 'c']);
  expect(getFiles).toHaveBeenCalledTimes(2);
  expect(await store.folderNames(1)).toEqual(['a']);
});
