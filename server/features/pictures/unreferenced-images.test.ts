import { expect, it, vi } from 'vitest';
import { parsePlacePictures } from '#features/pictures/model/stored-place-images.ts';
import { minuteMs } from '#shared/time-units.ts';
import { removeAbandonedImages, findUnreferencedImages } from './unreferenced-images.ts';

const now = Date.UTC(2026, 0, 1, 12);
const at = (minutesAgo: number) => new Date(now - minutesAgo * minuteMs);

it('removes only old images that no record refers to', async () => {
  const stored = [
    { filename: 'named.webp', storedAt: at(600) },
    { filename: 'plain.webp', storedAt: at(600) },
    { filename: 'forgotten.webp', storedAt: at(61) },
    { filename: 'fresh.webp', storedAt: at(59) },
  ];
  const store = { list: () => Promise.resolve(stored), remove: vi.fn(() => Promise.resolve()) };
  const urls = ['/uploads/places/abc/named.webp', 'plain.webp'];
  expect(await removeAbandonedImages(store, 'abc', urls, now)).toBe(1);
  expect(store.remove.mock.calls).toEqual([['abc', 'forgotten.webp']]);
});

it.each([
  'praia do forte.jpg',
  'sol, mar.webp',
  '50%.jpg',
  '50%20 off, hoje.jpg',
  'caf%C3 %A9.jpg',
  'São João à noite.jpeg',
])('recognises a reference in any spelling of the address: %s', (filename) => {
  const stored = [{ filename, storedAt: at(600) }];
  const folder = '/uploads/places/abc/';
  for (const name of [filename, filename.normalize('NFD'), encodeURIComponent(filename)]) {
    const { images } = parsePlacePictures({ images: [folder + name] }, { id: 'abc', title: '' });
    const urls = images.map(({ url }) => url);
    expect(findUnreferencedImages(stored, urls, now).abandoned).toEqual([]);
  }
  const others = [`${folder}outra, foto.jpg`, `${folder}50%25.webp`];
  expect(findUnreferencedImages(stored, others, now).abandoned).toEqual(stored);
});
