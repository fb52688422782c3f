/** The head of a wide screen. Always of the same height, so that its outline fits any number of pictures. */
export const mosaicBox = 'md:aspect-[5/2] md:max-h-96 md:w-full md:overflow-hidden md:rounded-card';

interface Mosaic {
  /** How many pictures stand in it. */
  shown: number;
  grid: string;
  /** The large one. */
  first: string;
}

const large = 'md:col-span-2 md:row-span-2';

/** Where so many pictures stand on a wide screen: one large, the others beside it. */
export function mosaicOf(count: number): Mosaic {
  if (count >= 5) return { shown: 5, grid: 'md:grid-cols-4 md:grid-rows-2', first: large };
  if (count >= 3) return { shown: 3, grid: 'md:grid-cols-3 md:grid-rows-2', first: large };
  if (count === 2) return { shown: 2, grid: 'md:grid-cols-2', first: '' };
  return { shown: 1, grid: 'md:grid-cols-1', first: '' };
}
