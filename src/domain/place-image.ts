import { imageWidths } from './place.ts';
import type { PlaceImage } from './place.ts';
import { slugify } from './slug.ts';

/** Placeholder colour of a picture that states none: light sand. */
export const defaultImageColour = '#d9d2c5';

/** Size assumed for a plain address: the detail head's 16:10. */
const assumedSize = { width: 1600, height: 1000 };

/** Where the server keeps a place's own pictures: '/uploads/places/{id}/'. */
export function placeUploadFolder(placeId: string): string {
  return `/uploads/places/${encodeURIComponent(placeId)}/`;
}

/** The stored widths that a picture of this width has as smaller files. */
export function smallerWidths(width: number): number[] {
  return imageWidths.filter((candidate) => candidate < width);
}

function variantOf(url: string, width: number): string {
  return url.replace(/\.webp$/, `-${width}.webp`);
}

/** The smallest file at least `width` pixels wide; the largest one when none is wide enough. */
export function imageVariantUrl(image: PlaceImage, width: number): string {
  const fitting = image.widths.find((candidate) => candidate >= width);
  return fitting === undefined ? image.url : variantOf(image.url, fitting);
}

/** The `srcset` of a picture; undefined for a plain address, which has one file of unknown width. */
export function imageSrcSet(image: PlaceImage): string | undefined {
  if (image.widths.length === 0) return undefined;
  return [
    ...image.widths.map((width) => `${variantOf(image.url, width)} ${width}w`),
    `${image.url} ${image.width}w`,
  ].join(', ');
}

/** The picture a place is shown with: the index is brought into range; null without pictures. */
export function highlightImage(images: readonly PlaceImage[], index: number): PlaceImage | null {
  const wanted = Number.isFinite(index) ? Math.trunc(index) : 0;
  return images[Math.min(Math.max(wanted, 0), images.length - 1)] ?? null;
}

/**
 * The full address of a stored picture address; null for one that must not be shown.
 *
 * http(s) addresses and paths from the root ('/uploads/…') are complete. A relative address of an
 * older record ('foto.jpg', 'uploads/foto.jpg') is rebuilt from the title slug and the id, as SPEC
 * section 3 asks: '/uploads/places/{id}/{title-slug}-{file name}', where the slug is not repeated
 * when the file name already begins with it, and only the last part of the path counts.
 * Other schemes, '//host' and names such as '..' are refused.
 */
export function placeImageUrl(
  address: string,
  place: { id: string; title: string },
): string | null {
  const text = address.trim();
  if (text === '' || text.length > 2000) return null;
  if (/^https?:\/\//i.test(text)) return encodeSpaces(text);
  if (/^[a-z][a-z0-9+.-]*:/i.test(text) || /^[/\\]{2}|\\/.test(text)) return null;
  if (text.startsWith('/')) return encodeSpaces(text);
  const file = text.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '';
  if (/^\.*$/.test(file)) return null;
  const slug = slugify(place.title);
  const named = slug === '' || file.startsWith(slug) ? file : `${slug}-${file}`;
  return placeUploadFolder(place.id) + encodeSpaces(named);
}

/** Spaces and commas would cut a srcset in pieces. */
function encodeSpaces(url: string): string {
  return url.replace(/[\s,]/g, encodeURIComponent);
}

function positiveInteger(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 20_000
    ? value
    : null;
}

/**
 * A stored picture read defensively: {url, width, height, widths, colour}, or the plain address of
 * an older record; null when no usable address is in it. Widths are believed only where the file
 * naming rule of PlaceImage holds (a '.webp' address).
 */
export function parsePlaceImage(
  value: unknown,
  place: { id: string; title: string },
): PlaceImage | null {
  const stored = (typeof value === 'string' ? { url: value } : (value ?? {})) as Record<
    string,
    unknown
  >;
  const url = typeof stored['url'] === 'string' ? placeImageUrl(stored['url'], place) : null;
  if (url === null) return null;
  const colour =
    typeof stored['colour'] === 'string' && /^#[0-9a-f]{6}$/i.test(stored['colour'])
      ? stored['colour'].toLowerCase()
      : defaultImageColour;
  const width = positiveInteger(stored['width']);
  const height = positiveInteger(stored['height']);
  if (width === null || height === null) return { url, ...assumedSize, widths: [], colour };
  const listed: unknown[] = Array.isArray(stored['widths']) ? stored['widths'] : [];
  const widths = url.endsWith('.webp')
    ? smallerWidths(width).filter((candidate) => listed.includes(candidate))
    : [];
  return { url, width, height, widths, colour };
}
