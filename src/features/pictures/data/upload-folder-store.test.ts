import { expect, it, vi } from 'vitest';
import { AppError } from '#shared/app-error.ts';
import { signedFetch } from '#platform/api/signed-api.ts';
import { removeUnsavedPictures } from './upload-folder-store.ts';

vi.mock('#platform/api/signed-api.ts', () => ({ signedFetch: vi.fn() }));

it('reports the deleted images of each request even if a later request fails', async () => {
  const pictures = Array.from({ length: 30 }, (_, at) => ({
    placeId: 'p1',
    filename: `${at}.webp`,
  }));
  vi.mocked(signedFetch)
    .mockResolvedValueOnce({ success: true, removed: pictures.slice(0, 25), kept: [] })
    .mockRejectedValueOnce(new AppError('unavailable'));
  const onAnswer = vi.fn();
  await expect(removeUnsavedPictures(pictures, onAnswer)).rejects.toMatchObject({
    code: 'unavailable',
  });
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ removed: pictures.slice(0, 25), kept: [] }),
  );
  expect(vi.mocked(signedFetch).mock.calls.map(([, { body }]) => body)).toEqual([
    { pictures: pictures.slice(0, 25) },
    { pictures: pictures.slice(25) },
  ]);
});
