import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { composeCollage } from './collage.ts';
import { prepareDecoders } from '#server/features/pictures/processing/image-pipeline.ts';

const size = { width: 1200, height: 630 };
const colours = [
  { r: 200, g: 0, b: 0 },
  { r: 0, g: 200, b: 0 },
  { r: 0, g: 0, b: 200 },
  { r: 200, g: 200, b: 0 },
];
let files: Buffer[];

beforeAll(async () => {
  files = await Promise.all(
    colours.map((background) =>
      sharp({ create: { width: 640, height: 400, channels: 3, background } })
        .webp()
        .toBuffer(),
    ),
  );
  prepareDecoders();
});

/** Returns the index of the colour at each point (in fractions of width and height); -1 for none of the colours. */
async function coloursAt(picture: Buffer | null, points: [x: number, y: number][]) {
  const { data, info } = await sharp(picture ?? Buffer.alloc(0))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return points.map(([x, y]) => {
    const at =
      (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    return colours.findIndex(({ r, g, b }) =>
      [r, g, b].every((part, channel) => Math.abs(part - (data[at + channel] ?? 0)) < 40),
    );
  });
}

const corners: [number, number][] = [
  [0.1, 0.1],
  [0.1, 0.9],
  [0.9, 0.1],
  [0.9, 0.9],
];

it.each([
  [1, [0, 0, 0, 0]],
  [2, [0, 0, 1, 1]],
  [3, [0, 0, 1, 2]],
  [4, [0, 1, 2, 3]],
])('shows %d images in the size of the preview, in their order', async (count, expected) => {
  const made = await composeCollage(files.slice(0, count), size);
  const { format, width, height } = await sharp(made ?? Buffer.alloc(0)).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', ...size });
  expect(await coloursAt(made, corners)).toEqual(expected);
});

it('skips broken, truncated and non-image files and other formats', async () => {
  const [first = Buffer.alloc(0), second = Buffer.alloc(0)] = files;
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const broken = [Buffer.from('nothing'), svg, first.subarray(0, 40)];
  const made = await composeCollage([...broken, first, second], size);
  expect(await coloursAt(made, corners)).toEqual([0, 0, 1, 1]);
  expect(await composeCollage(broken, size)).toBeNull();
  expect(await composeCollage([], size)).toBeNull();
});

it('accepts narrow, tiny and transparent images', async () => {
  const odd = await Promise.all([
    sharp({ create: { width: 3, height: 900, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
    sharp({ create: { width: 1, height: 1, channels: 4, background: '#ff000000' } })
      .png()
      .toBuffer(),
  ]);
  const { width, height } = await sharp(
    (await composeCollage(odd, size)) ?? Buffer.alloc(0),
  ).metadata();
  expect({ width, height }).toEqual(size);
});
