import {
  defaultImageColour,
  placeUploadFolder,
  plainImageSize,
  smallerWidths,
} from './place-image.ts';
import type { Place, PlaceImage } from '#features/places/model/place.ts';
import { slugify } from '#shared/text/slug.ts';

type PlaceName = Pick<Place, 'id' | 'title'>;

/** Most pictures of a place that are read (DESIGN section 4). */
const maxImages = 8;

/**
 * The usable pictures of a stored place, or the single `image` of older records where there is none; the
 * highlight stays on its picture when an unusable one before it is left out. Never throws.
 */
export function placePictures(
  fields: Readonly<Record<string, unknown>>,
  place: PlaceName,
): Pick<Place, 'images' | 'highlightImageIndex'> {
  const { images: list, image, highlightImageIndex } = fields;
  const stored = (Array.isArray(list) ? list.slice(0, maxImages) : []).map((value: unknown) =>
    parsePlaceImage(value, place),
  );
  const images = stored.filter((picture) => picture !== null);
  if (images.length > 0) {
    const position = typeof highlightImageIndex === 'number' ? Math.floor(highlightImageIndex) : 0;
    const highlight = stored[position] ?? null;
    return { images, highlightImageIndex: highlight ? images.indexOf(highlight) : 0 };
  }
  const single = parsePlaceImage(image, place);
  return { images: single ? [single] : [], highlightImageIndex: 0 };
}

/**
 * A stored picture read defensively: the text that storedImages() writes, a plain address, or
 * {url, width, height, widths, colour} of older records; null when no usable address is in it. Widths are
 * believed only where the file naming rule of PlaceImage holds (a '.webp' address).
 */
export function parsePlaceImage(value: unknown, place: PlaceName): PlaceImage | null {
  const stored = (typeof value === 'string' ? partsOf(value) : (value ?? {})) as Record<
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
  if (width === null || height === null) return { url, ...plainImageSize, widths: [], colour };
  const listed: unknown[] = Array.isArray(stored['widths']) ? stored['widths'] : [];
  const widths = url.endsWith('.webp')
    ? smallerWidths(width).filter((candidate) => listed.includes(candidate))
    : [];
  return { url, width, height, widths, colour };
}

/** '/a.webp#1600x1067;320,640;a1b2c3' in its parts; an address has no fragment of its own. */
function partsOf(text: string): Record<string, unknown> {
  const [url, details = ''] = text.split('#');
  const [size = '', widths = '', colour = ''] = details.split(';');
  const [width, height] = size.split('x').map(Number);
  return { url, width, height, widths: widths.split(',').map(Number), colour: `#${colour}` };
}

/**
 * The full address of a stored picture address; null for one that must not be shown.
 *
 * http(s) addresses and paths from the root ('/uploads/…') are complete. A relative address of an
 * older record ('foto.jpg', 'uploads/foto.jpg') is rebuilt from the title slug and the id, as SPEC
 * section 3 asks: '/uploads/places/{id}/{title-slug}-{file name}', where the slug is not repeated
 * when the file name already begins with it, and only the last part of the path counts.
 * Other schemes, '//host' and names such as '..' are refused; fragments, which name no other picture, are dropped.
 */
export function placeImageUrl(address: string, place: PlaceName): string | null {
  const [text = ''] = address.trim().split('#', 1);
  if (text === '' || text.length > 2000) return null;
  if (/^https?:\/\/[^/]/i.test(text)) {
    return encodeSpaces(text.replace(/^https?/i, (scheme) => scheme.toLowerCase()));
  }
  if (/^[a-z][a-z0-9+.-]*:|^\/\/|\\/i.test(text)) return null;
  if (text.startsWith('/')) return text === '/' ? null : encodeSpaces(text);
  const file = text.split('?', 1)[0]?.split('/').at(-1) ?? '';
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
