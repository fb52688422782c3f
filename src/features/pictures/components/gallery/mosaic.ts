/** Gallery box on a wide screen. Its height is fixed, so that its skeleton fits any number of images. */
export const mosaicBox = 'md:aspect-[5/2] md:max-h-96 md:w-full md:overflow-hidden md:rounded-card';

interface Mosaic {
  /** Number of images in the mosaic. */
  shown: number;
  grid: string;
  /** Classes of the large image. */
  first: string;
}

const large = 'md:col-span-2 md:row-span-2';

/** Returns the mosaic layout for a number of images: one large, the others next to it. */
export function mosaicOf(count: number): Mosaic {
  if (count >= 5) return { shown: 5, grid: 'md:grid-cols-4 md:grid-rows-2', first: large };
  if (count >= 3) return { shown: 3, grid: 'md:grid-cols-3 md:grid-rows-2', first: large };
  if (count === 2) return { shown: 2, grid: 'md:grid-cols-2', first: '' };
  return { shown: 1, grid: 'md:grid-cols-1', first: '' };
}
