/**
 * Gallery box on a wide screen. Its height is fixed, so that its skeleton fits any number of images, and the large one
 * of three images is not wider than 16:9, unless the window is too low to show the name and the actions below it.
 */
export const mosaicClasses =
  'md:aspect-[8/3] md:max-h-[40dvh] md:w-full md:overflow-hidden md:rounded-card';

/** The subject of a drawing is at its foot, which a wide box would cut. */
export const drawingClasses = '[&>img]:object-[50%_80%]';

interface Mosaic {
  /** Number of images in the mosaic. */
  shownCount: number;
  gridClasses: string;
  /** Classes of the large image. */
  firstClasses: string;
}

const largeClasses = 'md:col-span-2 md:row-span-2';

/** Returns the mosaic layout for a number of images: one large, the others next to it. */
export function getMosaic(count: number): Mosaic {
  if (count >= 5)
    return {
      shownCount: 5,
      gridClasses: 'md:grid-cols-4 md:grid-rows-2',
      firstClasses: largeClasses,
    };
  if (count >= 3)
    return {
      shownCount: 3,
      gridClasses: 'md:grid-cols-3 md:grid-rows-2',
      firstClasses: largeClasses,
    };
  if (count === 2) return { shownCount: 2, gridClasses: 'md:grid-cols-2', firstClasses: '' };
  return { shownCount: 1, gridClasses: 'md:grid-cols-1', firstClasses: '' };
}
