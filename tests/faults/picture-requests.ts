import sharp from 'sharp';
import { uploadForm } from '#support/upload-server.ts';
import type { FaultyServer } from './faulty-server.ts';

export interface Answer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

/** Creates an image with noise, so that its files have a realistic size. */
export function aPicture(width = 700, height = 500): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** Returns one function for each image request of the server. */
export function requestsTo({ url, city }: Pick<FaultyServer, 'url' | 'city'>) {
  async function ask(
    address: string,
    init: RequestInit & { as?: string | { authorization: string } } = {},
  ): Promise<Answer> {
    const { as, ...rest } = init;
    const headers = typeof as === 'string' ? city.as(as) : as;
    const answer = await fetch(url + address, { ...rest, headers });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json') === true;
    const body = isJson ? (JSON.parse(text) as Record<string, unknown>) : {};
    return { status: answer.status, headers: answer.headers, body };
  }
  return {
    ask,
    upload: (pictures: readonly Buffer[], as: string | { authorization: string } = 'manager') =>
      ask('/api/upload/places', {
        method: 'POST',
        as,
        body: uploadForm(
          pictures.map((bytes) => ({ bytes })),
          { placeId: 'p1' },
        ),
      }),
    list: () => ask('/api/places/p1/images'),
    remove: (filename: string) =>
      ask(`/api/places/p1/images/${filename}`, { method: 'DELETE', as: 'manager' }),
    removePlace: () => ask('/api/places/p2', { method: 'DELETE', as: 'admin' }),
    folders: () => ask('/api/cleanup/uploads', { as: 'admin' }),
    cleanFolder: () => ask('/api/cleanup/uploads/p1', { method: 'DELETE', as: 'admin' }),
    cleanTemporary: () => ask('/api/cleanup/uploads/temp', { method: 'DELETE', as: 'admin' }),
    storage: () => ask('/api/admin/storage', { as: 'admin' }),
    ready: () => ask('/readyz'),
  };
}
