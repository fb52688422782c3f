import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { composeArt } from './compose.ts';
import type { ArtSpec } from './scenes.ts';

/**
 * Renders several drawings onto one sheet for visual review: `npx tsx seed/art/contact-sheet.ts OUT.png COLUMNS
 * beach:gold surf:day ...`
 */
async function main(): Promise<void> {
  const [out = 'contact-sheet.png', columnsText = '3', ...specs] = process.argv.slice(2);
  const columns = Number(columnsText);
  const width = Math.floor(1560 / columns);
  const height = Math.round((width * 10) / 16);
  const tiles = await Promise.all(
    specs.map(async (spec, i) => ({
      input: await sharp(Buffer.from(composeArt(spec as ArtSpec, `sheet-${i}`)))
        .resize(width - 8)
        .toBuffer(),
      left: (i % columns) * width + 4,
      top: Math.floor(i / columns) * (height + 4),
    })),
  );
  const rows = Math.ceil(specs.length / columns);
  const sheet = sharp({
    create: { width: 1560, height: rows * (height + 4), channels: 3, background: '#ffffff' },
  });
  await writeFile(out, await sheet.composite(tiles).png().toBuffer());
}

await main();
