import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { hostileFiles } from '#support/hostile-files.ts';
import { programArguments } from '#support/server-process.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'picture-memory-'));
afterAll(() => rm(folder, { recursive: true }));

const megabyte = 1024 * 1024;
/** Maximum extra memory of two simultaneous uploads. The sizing in docs/deploy.md includes it. */
const mostExtra = 350 * megabyte;

interface Made {
  outcomes: string[];
  extraBytes: number;
}

/** Processes the same image twice simultaneously by the real pipeline in a separate process. */
async function makeTwo(picture: Buffer): Promise<Made> {
  const file = path.join(folder, 'picture');
  await writeFile(file, picture);
  const program = programArguments('tests/support/picture-memory-process.ts');
  const child = spawn(process.execPath, [...program, file, file], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [made] = (await once(child, 'message')) as [Made];
  await once(child, 'close');
  return made;
}

function canvas(width: number, height: number, channels: 3 | 4) {
  const background = { r: 20, g: 120, b: 90, ...(channels === 4 && { alpha: 0.5 }) };
  return sharp({ create: { width, height, channels, background }, limitInputPixels: false });
}

/** Creates an image that compresses like a single colour but decodes like noise. */
function tiles(width: number, height: number) {
  const tile = Buffer.from(Array.from({ length: 64 * 64 * 4 }, (_, at) => (at * 7919) % 251));
  return canvas(width, height, 4).composite([
    { input: tile, raw: { width: 64, height: 64, channels: 4 }, tile: true },
  ]);
}

const interlaced = { progressive: true } as const;
const everyChannel = { progressive: true, chromaSubsampling: '4:4:4' } as const;

describe('two of the worst accepted images, processed at once, cost at most 350 MB:', () => {
  it.each([
    ['PNG of 16,384 in a row', () => canvas(16_384, 3_051, 4).png()],
    ['PNG of 16 bits', () => canvas(8_192, 2_929, 4).toColourspace('rgb16').png()],
    ['interlaced PNG', () => canvas(8_192, 2_929, 4).png(interlaced)],
    ['progressive JPEG', () => canvas(6_000, 4_000, 3).jpeg(everyChannel)],
    ['lossless WebP', () => tiles(6_000, 4_000).webp({ lossless: true, effort: 0 })],
  ])('%s', async (_kind, make) => {
    const made = await makeTwo(await make().toBuffer());
    expect(made.outcomes).toEqual(['kept', 'kept']);
    expect(made.extraBytes).toBeLessThan(mostExtra);
  });
});

describe('an image that would cost more is refused before it is decoded:', () => {
  it.each([
    [
      'interlaced PNG of 16 bits',
      () => canvas(5_000, 5_000, 4).toColourspace('rgb16').png(interlaced),
    ],
    ['PNG of one row', () => canvas(5_000_000, 1, 4).toColourspace('rgb16').png()],
  ])('%s', async (_kind, make) => {
    const made = await makeTwo(await make().toBuffer());
    expect(made.outcomes).toEqual(['too-large', 'too-large']);
    expect(made.extraBytes).toBeLessThan(mostExtra / 5);
  });
});

it('texts in a PNG are not decompressed', async () => {
  const bombs = (await hostileFiles()).filter(({ title }) => title.includes('unfold to 160 MB'));
  expect(bombs).toHaveLength(2);
  for (const { bytes } of bombs) {
    const made = await makeTwo(bytes);
    expect(made.outcomes).toEqual(['kept', 'kept']);
    expect(made.extraBytes).toBeLessThan(mostExtra / 5);
  }
});
