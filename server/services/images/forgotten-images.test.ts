import { expect, it, vi } from 'vitest';
import { removeForgottenImages } from './forgotten-images.ts';

const now = Date.UTC(2026, 0, 1, 12);
const at = (minutesAgo: number) => new Date(now - minutesAgo * 60_000);

it('removes what is old and named nowhere in the record, and nothing else', async () => {
  const stored = [
    { filename: 'named.webp', storedAt: at(600) },
    { filename: 'plain.webp', storedAt: at(600) },
    { filename: 'forgotten.webp', storedAt: at(61) },
    { filename: 'fresh.webp', storedAt: at(59) },
  ];
  const store = { list: () => Promise.resolve(stored), remove: vi.fn(() => Promise.resolve()) };
  const urls = ['/uploads/places/abc/named.webp', 'plain.webp'];
  expect(await removeForgottenImages(store, 'abc', urls, now)).toBe(1);
  expect(store.remove.mock.calls).toEqual([['abc', 'forgotten.webp']]);
});
