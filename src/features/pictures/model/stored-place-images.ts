import {
  defaultImageColour,
  placeUploadFolder,
  plainImageSize,
  smallerWidths,
} from './place-image.ts';
import type { PlaceImage } from './place-image.ts';
import { formatted, listOfFormatted } from '#shared/record/record.ts';
import { slugify } from '#shared/text/slug.ts';

/** Fields of a place from which the address of an older image is rebuilt. */
interface PlaceName {
  id: string;
  title: string;
}

/** An address on the product's own host. Browsers read a backslash like a slash, so neither may follow the first slash. */
const ownAddress = String.raw`/[^/\\\t-\r #][^\t-\r #]`;

/**
 * The images of a place or an event, in the format of toStoredImages(). Only addresses on the product's own host can be
 * written, because another host would see every visitor; older records may have others, which are still read.
 */
export const storedPictures = listOfFormatted({
  pattern: String.raw`${ownAddress}*(#[1-9][0-9]{0,4}x[1-9][0-9]{0,4};[0-9,]{0,17};[0-9a-f]{6}(;drawing)?)?`,
  maxItems: 8,
  maxTotalLength: 4000,
  parse: (items) => [...items],
});

/** The address of the highlighted image of a place, or ''. The length is in the pattern, which costs rules less. */
export const storedHighlight = formatted(`(${ownAddress}{0,998})?`, {
  maxLength: 1000,
  isLimitedByPattern: true,
});

/** Returns true if an image of an older record is on another host. It can stay, but not be written again. */
export function isForeignImage({ url }: Pick<PlaceImage, 'url'>): boolean {
  return !url.startsWith('/');
}

/**
 * Reads the valid images of a stored place, or the single `image` of older records if there are none. The highlight
 * index is adjusted if an invalid image before it is omitted. Never throws.
 */
export function parsePlacePictures(
  fields: Readonly<Record<string, unknown>>,
  place: PlaceName,
): { images: PlaceImage[]; highlightImageIndex: number } {
  const { images: list, image, highlightImageIndex } = fields;
  const parsedImages = storedPictures.read(list).map((value) => parsePlaceImage(value, place));
  const images = parsedImages.filter((picture) => picture !== null);
  if (images.length > 0) {
    const position = typeof highlightImageIndex === 'number' ? Math.floor(highlightImageIndex) : 0;
    const highlight = parsedImages[position] ?? null;
    return { images, highlightImageIndex: highlight ? images.indexOf(highlight) : 0 };
  }
  const singleImage = parsePlaceImage(image, place);
  return { images: singleImage ? [singleImage] : [], highlightImageIndex: 0 };
}

/**
 * Reads a stored image defensively: the text that toStoredImages() writes, a plain URL, or {url, width, height, widths,
 * colour} of older records; null without a usable URL. Widths are accepted only if the file naming rule of PlaceImage
 * applies (a '.webp' URL).
 */
export function parsePlaceImage(value: unknown, place: PlaceName): PlaceImage | null {
  const storedFields = (
    typeof value === 'string' ? parseImageText(value) : (value ?? {})
  ) as Record<string, unknown>;
  const url =
    typeof storedFields['url'] === 'string' ? placeImageUrl(storedFields['url'], place) : null;
  if (url === null) return null;
  const colour =
    typeof storedFields['colour'] === 'string' && /^#[0-9a-f]{6}$/i.test(storedFields['colour'])
      ? storedFields['colour'].toLowerCase()
      : defaultImageColour;
  const drawing = storedFields['isDrawing'] === true && { isDrawing: true as const };
  const width = toPositiveInteger(storedFields['width']);
  const height = toPositiveInteger(storedFields['height']);
  if (width === null || height === null)
    return { url, ...plainImageSize, widths: [], colour, ...drawing };
  const storedWidths: unknown[] = Array.isArray(storedFields['widths'])
    ? storedFields['widths']
    : [];
  const widths = url.endsWith('.webp')
    ? smallerWidths(width).filter((candidate) => storedWidths.includes(candidate))
    : [];
  return { url, width, height, widths, colour, ...drawing };
}

/** Splits '/a.webp#1600x1067;320,640;a1b2c3;drawing' into its parts; image URLs have no other fragment. */
function parseImageText(text: string): Record<string, unknown> {
  const [url, details = ''] = text.split('#');
  const [size = '', widths = '', colour = '', kind] = details.split(';');
  const [width, height] = size.split('x').map(Number);
  const isDrawing = kind === 'drawing';
  return {
    ...{ url, width, height, widths: widths.split(',').map(Number) },
    ...{ colour: `#${colour}`, isDrawing },
  };
}

/**
 * Returns the full URL of a stored image URL; null if it must not be shown. http(s) URLs and absolute paths
 * ('/uploads/…') are complete. A relative URL of an older record ('foto.jpg', 'uploads/foto.jpg') is rebuilt from the
 * title slug and the id: '/uploads/places/{id}/{title-slug}-{file name}'. The slug is not repeated if the file name
 * already begins with it, and only the last path segment is used. Other schemes, '//host' and names such as '..' are
 * rejected. Fragments are dropped.
 */
export function placeImageUrl(address: string, place: PlaceName): string | null {
  const [text = ''] = address.trim().split('#', 1);
  if (text === '' || text.length > 2000) return null;
  if (/^https?:\/\/[^/]/i.test(text)) {
    return encodeSrcsetSeparators(text.replace(/^https?/i, (scheme) => scheme.toLowerCase()));
  }
  if (/^[a-z][a-z0-9+.-]*:|^\/\/|\\/i.test(text)) return null;
  if (text.startsWith('/')) return text === '/' ? null : encodeSrcsetSeparators(text);
  const file = text.split('?', 1)[0]?.split('/').at(-1) ?? '';
  if (/^\.*$/.test(file)) return null;
  const slug = slugify(place.title);
  const fileName = slug === '' || file.startsWith(slug) ? file : `${slug}-${file}`;
  return placeUploadFolder(place.id) + encodeSrcsetSeparators(fileName);
}

/** Encodes spaces and commas, which would split a srcset. */
function encodeSrcsetSeparators(url: string): string {
  return url.replace(/[\s,]/g, encodeURIComponent);
}

function toPositiveInteger(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 20_000
    ? value
    : null;
}
