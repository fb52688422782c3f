import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { imageWidths } from '#features/pictures/model/place-image.ts';
import { composeArt } from './compose.ts';
import { hexColour } from './palette.ts';
import type { ArtSpec } from './scenes.ts';
import { artHeight, artWidth } from './svg.ts';

/** A drawing with its files in the cache folder. */
export interface RenderedArt {
  /** Path of the largest file without '.webp'; smaller files end in '-{width}.webp'. */
  stem: string;
  /** Mean colour, '#rrggbb'. */
  colour: string;
}

/** File name endings of one image: the largest size and the variants of imageWidths. */
export const fileEndings = ['.webp', ...imageWidths.map((width) => `-${width}.webp`)] as const;

const webp = { quality: 80, effort: 1 } as const;

/** Returns the mean colour of three-channel pixels. */
function meanColour(pixels: Uint8Array): string {
  const sums: [number, number, number] = [0, 0, 0];
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    sums[0] += pixels[at] ?? 0;
    sums[1] += pixels[at + 1] ?? 0;
    sums[2] += pixels[at + 2] ?? 0;
  }
  const count = Math.max(1, Math.floor(pixels.length / 3));
  return hexColour(sums[0] / count, sums[1] / count, sums[2] / count);
}

/** Writes all files of a drawing and returns its mean colour. */
async function render(svg: string, stem: string): Promise<string> {
  let pixels = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  let size = { width: artWidth, height: artHeight };
  // Each width is scaled from the next larger one, which is faster than scaling the original for each width.
  for (const width of [artWidth, ...[...imageWidths].reverse()]) {
    if (width !== size.width) {
      const height = Math.round((width * artHeight) / artWidth);
      pixels = await sharp(pixels, { raw: { ...size, channels: 3 } })
        .resize(width, height)
        .raw()
        .toBuffer();
      size = { width, height };
    }
    const file = `${stem}${width === artWidth ? '' : `-${width}`}.webp`;
    await sharp(pixels, { raw: { ...size, channels: 3 } })
      .webp(webp)
      .toFile(file);
  }
  return meanColour(pixels);
}

/** Returns the files of a drawing, from the cache if the drawing has not changed. */
async function renderOnce(
  key: string,
  cacheDir: string,
): Promise<RenderedArt & { fresh: boolean }> {
  const [spec = '', variant = ''] = key.split('#');
  const svg = composeArt(spec as ArtSpec, variant);
  const stem = path.join(
    cacheDir,
    createHash('sha256')
      .update(svg + imageWidths.join())
      .digest('hex')
      .slice(0, 24),
  );
  // The text file with the colour is written last: without it the image files may be incomplete.
  const note = `${stem}.txt`;
  try {
    return { stem, colour: await readFile(note, 'utf8'), fresh: false };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const colour = await render(svg, stem);
  await writeFile(`${note}.part`, colour);
  await rename(`${note}.part`, note);
  return { stem, colour, fresh: true };
}

/**
 * Renders all drawings that are not cached, three at a time.
 * @param keys '{scene}:{mood}#{variant}'
 * @returns the drawings by key, and the number of drawings rendered
 */
export async function renderArt(
  keys: readonly string[],
  cacheDir: string,
): Promise<{ art: Map<string, RenderedArt>; drawn: number }> {
  await mkdir(cacheDir, { recursive: true });
  const art = new Map<string, RenderedArt>();
  const waiting = [...keys];
  let drawn = 0;
  const work = async (): Promise<void> => {
    for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
      const { fresh, ...rendered } = await renderOnce(key, cacheDir);
      art.set(key, rendered);
      if (fresh) drawn += 1;
    }
  };
  await Promise.all([work(), work(), work()]);
  return { art, drawn };
}
