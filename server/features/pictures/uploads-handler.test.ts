import request from 'supertest';
import { expect, it } from 'vitest';
import { testServer } from '#support/test-server.ts';

/** Starts a server whose store has these files in every folder. */
async function serverWith(...filenames: string[]) {
  const { app } = await testServer({
    pictures: {
      store: {
        read: (_folder: string, filename: string) =>
          Promise.resolve(
            filenames.includes(filename)
              ? { bytes: Buffer.from(filename), contentType: 'image/webp', version: filename }
              : null,
          ),
      } as never,
    },
  });
  return async (filename: string) => {
    const response = await request(app).get(`/uploads/places/p1/${filename}`);
    return response.status === 200 ? String(response.body) : response.status;
  };
}

it('sends the next larger file of an image that has no file of 828 pixels', async () => {
  const former = await serverWith('a.webp', 'a-320.webp', 'a-640.webp', 'a-1280.webp');
  expect(await former('a-828.webp')).toBe('a-1280.webp');
  const narrow = await serverWith('a.webp', 'a-320.webp', 'a-640.webp');
  expect(await narrow('a-828.webp')).toBe('a.webp');
  const current = await serverWith('a.webp', 'a-828.webp', 'a-1280.webp');
  expect(await current('a-828.webp')).toBe('a-828.webp');
});

it('answers 404 for any other missing file', async () => {
  const get = await serverWith('a.webp', 'a-1280.webp');
  expect(await get('a-640.webp')).toBe(404);
  expect(await get('b-828.webp')).toBe(404);
});
