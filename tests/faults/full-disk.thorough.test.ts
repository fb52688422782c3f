import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { imageWidths } from '#features/pictures/model/place-image.ts';
import type { ImageStore } from '#server/features/pictures/store/image-store.ts';
import { startFaultyServer } from './faulty-server.ts';
import type { FaultyServer } from './faulty-server.ts';
import { aPicture, requestsTo } from './picture-requests.ts';

/** Creates a disk of 3 MB if mounting is allowed, otherwise a folder whose writes fail like those of a full disk. */
function smallDisk() {
  const folder = mkdtempSync(path.join(tmpdir(), 'small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', folder], { stdio: 'ignore' });
    return { folder, isMounted: true };
  } catch {
    return { folder, isMounted: false };
  }
}

const { folder, isMounted } = smallDisk();
const filler = path.join(folder, 'filler');
let isFull = false;
let server: FaultyServer;
let requests: ReturnType<typeof requestsTo>;
let picture: Buffer;

function fullWhenSaid(store: ImageStore): ImageStore {
  const noSpace = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
  });
  return {
    ...store,
    save: (...given) => (isFull && !isMounted ? Promise.reject(noSpace) : store.save(...given)),
  };
}

/** Fills the disk until so many bytes are free. */
async function fillTo(free: number): Promise<void> {
  isFull = true;
  if (!isMounted) return;
  const { bavail, bsize } = await statfs(folder);
  await writeFile(filler, Buffer.alloc(Math.max(0, bavail * bsize - free)));
}

async function makeRoom(): Promise<void> {
  isFull = false;
  await rm(filler, { force: true });
}

beforeAll(async () => {
  server = await startFaultyServer({ folder, wrapStore: fullWhenSaid });
  requests = requestsTo(server);
  picture = await aPicture(1_400, 900);
});
afterAll(async () => {
  await server.close();
  if (isMounted) execFileSync('umount', [folder]);
  await rm(folder, { recursive: true });
});

const pictureFiles = async () => (await server.files()).filter((file) => file !== filler);

it.each([0, 4_096, 20_000, 60_000])(
  'a disk with %d bytes left stores no part of an image, reports it, and works again with free space',
  async (free) => {
    await fillTo(free);
    const before = await pictureFiles();
    const { status, body, headers } = await requests.upload([picture]);
    expect(body).toMatchObject({
      code: 'unavailable',
      error: 'O serviço está indisponível no momento. Tente novamente em instantes.',
    });
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('10');
    expect(await pictureFiles()).toEqual(before);
    expect((await requests.list()).body['images']).toEqual([]);

    await makeRoom();
    expect((await requests.upload([picture])).status).toBe(200);
    expect(await pictureFiles()).toHaveLength(imageWidths.length + 1);
    expect((await requests.cleanFolder()).status).toBe(200);
    expect(await pictureFiles()).toEqual([]);
  },
);

it('images can be removed from a full disk', async () => {
  const { body } = await requests.upload([picture]);
  await fillTo(0);
  expect((await requests.remove(String(body['filename']))).status).toBe(200);
  expect((await requests.list()).body['images']).toEqual([]);
  await makeRoom();
});
