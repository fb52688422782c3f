import { expect, it, vi } from 'vitest';
import { manualClock } from '#support/test-server.ts';
import { createListPreviews } from './list-previews.ts';

const size = { width: 1200, height: 630 };
const pictures = [
  { placeId: 'p1', filename: 'a.webp' },
  { placeId: 'p2', filename: 'b.webp' },
];

/** The content of each file identifies its place. */
const file = (placeId: string) => ({
  bytes: Buffer.from(placeId),
  contentType: 'image/webp',
  version: '1',
});
const together = (files: readonly Buffer[]) =>
  Promise.resolve(Buffer.from(files.map(String).join('+')));

it('builds a preview only once for simultaneous and later requests', async () => {
  const read = vi.fn((placeId: string) => Promise.resolve(file(placeId)));
  const make = vi.fn(together);
  const previews = createListPreviews({ read }, size, { composeImage: make });
  const asked = [previews.renderPreview('k', pictures), previews.renderPreview('k', pictures)];
  expect((await Promise.all(asked)).map(String)).toEqual(['p1+p2', 'p1+p2']);
  await previews.renderPreview('k', pictures);
  expect(make).toHaveBeenCalledOnce();
  expect(read).toHaveBeenCalledTimes(2);
});

it('builds a preview without the images that a failing store does not return, and retries them', async () => {
  const { now, advance } = manualClock();
  let isAway = true;
  const read = (placeId: string) =>
    isAway && placeId === 'p2' ? Promise.reject(new Error('down')) : Promise.resolve(file(placeId));
  const previews = createListPreviews({ read }, size, { composeImage: together, now });
  expect(String(await previews.renderPreview('k', pictures))).toBe('p1');
  isAway = false;
  expect(String(await previews.renderPreview('k', pictures))).toBe('p1');
  advance(60_001);
  expect(String(await previews.renderPreview('k', pictures))).toBe('p1+p2');
});

it('returns null when no image is available', async () => {
  const make = vi.fn(together);
  const gone = createListPreviews({ read: () => Promise.resolve(null) }, size, {
    composeImage: make,
  });
  expect(await gone.renderPreview('k', pictures)).toBeNull();
  const away = createListPreviews({ read: () => Promise.reject(new Error('down')) }, size, {
    composeImage: make,
  });
  expect(await away.renderPreview('k', pictures)).toBeNull();
  expect(make).not.toHaveBeenCalled();
});

it('builds one preview at a time, and rejects requests behind a queue of eight', async () => {
  const ends: (() => void)[] = [];
  const make = vi.fn(
    (files: readonly Buffer[]) =>
      new Promise<Buffer>((resolve) => {
        ends.push(() => {
          resolve(Buffer.concat([...files]));
        });
      }),
  );
  const read = (placeId: string) => Promise.resolve(file(placeId));
  const previews = createListPreviews({ read }, size, { composeImage: make });
  const first = previews.renderPreview('first', pictures);
  await vi.waitFor(() => {
    expect(make).toHaveBeenCalledOnce();
  });
  const waiting = Array.from({ length: 8 }, (_, at) => previews.renderPreview(`k${at}`, pictures));
  await expect(previews.renderPreview('late', pictures)).rejects.toMatchObject({
    code: 'unavailable',
  });
  expect(make).toHaveBeenCalledOnce();
  for (let at = 0; at < 9; at += 1) {
    await vi.waitFor(() => {
      expect(ends).toHaveLength(at + 1);
    });
    ends[at]?.();
  }
  await Promise.all([first, ...waiting]);
  const late = previews.renderPreview('late', pictures);
  await vi.waitFor(() => {
    expect(ends).toHaveLength(10);
  });
  ends[9]?.();
  expect(await late).not.toBeNull();
});

it('throws after the time limit, and returns the preview to later requests', async () => {
  vi.useFakeTimers();
  try {
    let end = () => undefined as void;
    const make = () =>
      new Promise<Buffer>((resolve) => {
        end = () => {
          resolve(Buffer.from('made'));
        };
      });
    const read = (placeId: string) => Promise.resolve(file(placeId));
    const previews = createListPreviews({ read }, size, { composeImage: make });
    const refused = expect(previews.renderPreview('k', pictures)).rejects.toMatchObject({
      code: 'unavailable',
    });
    await vi.advanceTimersByTimeAsync(8_000);
    await refused;
    end();
    await vi.advanceTimersByTimeAsync(0);
    expect(String(await previews.renderPreview('k', pictures))).toBe('made');
  } finally {
    vi.useRealTimers();
  }
});
