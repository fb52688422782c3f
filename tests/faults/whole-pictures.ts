import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { smallerWidths } from '#features/pictures/model/place-image.ts';
import { placeIds } from './picture-city.ts';
import type { PictureLedger } from './picture-ledger.ts';

/** Digests of files that were decoded completely, by name. The content of a name never changes. */
const decoded = new Map<string, string>();

/**
 * Expects a complete image. @returns width in pixels. @throws if the bytes are damaged, or differ from earlier ones of
 * the same name
 */
export async function expectWhole(name: string, bytes: Buffer): Promise<number> {
  const digest = createHash('sha256').update(bytes).digest('base64');
  const picture = sharp(bytes, { failOn: 'warning' });
  const { width, format } = await picture.metadata();
  if (decoded.get(name) === digest) return width;
  if (decoded.has(name)) throw new Error(`${name} has other content than before`);
  if (format !== 'webp') throw new Error(`${name} is ${format}`);
  await picture.raw().toBuffer();
  decoded.set(name, digest);
  return width;
}

/**
 * Compares a restarted server with the acknowledgements of its clients.
 * @param folder folder of its images
 * @throws for a damaged, incomplete, lost or restored image, and for leftovers
 */
export async function expectSound(
  url: string,
  folder: string,
  ledger: PictureLedger,
): Promise<void> {
  const left = await entriesOf(path.join(folder, 'temp'));
  if (left.length > 0) throw new Error(`files left in temp: ${left.join(', ')}`);
  for (const placeId of placeIds) {
    const files = await entriesOf(path.join(folder, 'places', placeId));
    const pictures = await picturesOf(path.join(folder, 'places', placeId), files);
    await expectListed(url, placeId, pictures);
    for (const { filename, state, ...known } of ledger.pictures()) {
      if (known.placeId !== placeId) continue;
      const isThere = pictures.includes(filename);
      if (state === 'kept' && !isThere) throw new Error(`lost: ${placeId}/${filename}`);
      if (state === 'gone' && isThere) throw new Error(`returned: ${placeId}/${filename}`);
    }
    for (const name of files) {
      const answer = await fetch(`${url}/uploads/places/${placeId}/${name}`);
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (answer.status !== 200) throw new Error(`${placeId}/${name}: ${answer.status}`);
      await expectWhole(name, bytes);
    }
    ledger.settle(placeId, pictures);
  }
}

/** Returns the largest files of a folder. Each must have exactly its smaller files. */
async function picturesOf(folder: string, files: readonly string[]): Promise<string[]> {
  const isSmaller = (name: string) => /-\d+\.webp$/.test(name);
  const largest = files.filter((name) => !isSmaller(name));
  const expected = new Set(largest);
  for (const name of largest) {
    const width = await expectWhole(name, await readFile(path.join(folder, name)));
    for (const smaller of smallerWidths(width)) {
      expected.add(name.replace('.webp', `-${smaller}.webp`));
    }
  }
  const missing = [...expected].filter((name) => !files.includes(name));
  const spare = files.filter((name) => !expected.has(name));
  if (missing.length > 0) throw new Error(`torn, without ${missing.join(', ')}`);
  if (spare.length > 0) throw new Error(`incomplete image: ${spare.join(', ')}`);
  return largest;
}

async function expectListed(url: string, placeId: string, pictures: readonly string[]) {
  const answer = await fetch(`${url}/api/places/${placeId}/images`);
  const { images } = (await answer.json()) as { images: { url: string }[] };
  const listed = images.map((image) => path.basename(image.url)).sort();
  if (listed.join() !== [...pictures].sort().join()) {
    throw new Error(`${placeId} lists ${listed.join()} and has ${pictures.join()}`);
  }
}

async function entriesOf(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
