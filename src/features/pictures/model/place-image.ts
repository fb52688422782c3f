/**
 * A width (pixels) for phones with double density. Images stored before it was introduced do not have it; for these the
 * server sends the next larger file.
 */
export const laterWidth = 828;

/** Widths (pixels) in which an image is stored, if the original is wider. The pages request these widths. */
export const imageWidths = [320, 640, laterWidth, 1280] as const;

/**
 * Image of a place. `url` is the largest file and ends in '.webp'. The file of another width in `widths` has the same
 * URL with '-{width}' before the extension ('/a/b.webp' -> '/a/b-640.webp'). Images of older records are plain URLs: no
 * widths, and an assumed aspect ratio of 16:10.
 */
export interface PlaceImage {
  url: string;
  /** Width of the largest file in pixels. */
  width: number;
  height: number;
  /** Entries of imageWidths that are smaller than `width`, ascending; empty for a plain URL. */
  widths: number[];
  /** Placeholder colour, '#rrggbb'. */
  colour: string;
  /** True for a drawing, which the page of a place labels; absent for a photograph. */
  isDrawing?: true;
}

/** Placeholder colour of an image without a stored colour: light sand. */
export const defaultImageColour = '#d9d2c5';

/** Assumed size in pixels of an image stored only as a URL: 16:10, like the top of the place page. */
export const plainImageSize = { width: 1600, height: 1000 };

/** Returns the upload folder of a place's images: '/uploads/places/{id}/'. */
export function placeUploadFolder(placeId: string): string {
  return `/uploads/places/${encodeURIComponent(placeId)}/`;
}

/** Returns the stored widths of the smaller files of an image with this width. */
export function smallerWidths(width: number): number[] {
  return imageWidths.filter((candidate) => candidate < width);
}

function toVariantUrl(url: string, width: number): string {
  return url.replace(/\.webp$/, `-${width}.webp`);
}

/** Returns the smallest file that is at least `width` pixels wide, or the largest file if none is. */
export function imageVariantUrl(image: PlaceImage, width: number): string {
  const fittingWidth = image.widths.find((candidate) => candidate >= width);
  return fittingWidth === undefined ? image.url : toVariantUrl(image.url, fittingWidth);
}

/** Returns the `srcset` of an image; undefined if the image has only one file. */
export function imageSrcSet(image: PlaceImage): string | undefined {
  if (image.widths.length === 0) return undefined;
  return [
    ...image.widths.map((width) => `${toVariantUrl(image.url, width)} ${width}w`),
    `${image.url} ${image.width}w`,
  ].join(', ');
}

/** Returns the highlight image of a place: the index is clamped to the list; null without images. */
export function findHighlightImage(
  images: readonly PlaceImage[],
  index: number,
): PlaceImage | null {
  const wantedIndex = Number.isFinite(index) ? Math.trunc(index) : 0;
  return images[Math.min(Math.max(wantedIndex, 0), images.length - 1)] ?? null;
}
