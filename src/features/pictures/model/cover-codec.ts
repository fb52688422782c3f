import { defaultImageColour, laterWidth, placeUploadFolder, smallerWidths } from './place-image.ts';
import type { PlaceImage } from './place-image.ts';

/** Cover images of the rows of a column-oriented JSON file, with one array element per row. */
export interface CoverColumns {
  /**
   * Cover image: only the file name if it is in the place's upload folder ('/uploads/places/{id}/'), otherwise the full
   * URL; '' for none.
   */
  cover: string[];
  /** Width in pixels of the cover's largest file (smaller files follow imageWidths); 0 for a plain URL. */
  coverWidth: number[];
  /** Placeholder colours of the covers, three hex digits per row ('2a6'), '---' without a cover. */
  coverColours: string;
}

/** Encodes the cover images of rows, each with the place whose folder may contain the file. */
export function encodeCovers(
  rows: readonly { placeId: string; cover: PlaceImage | null }[],
): CoverColumns {
  return {
    cover: rows.map(({ placeId, cover }) => (cover ? toCoverName(placeId, cover) : '')),
    coverWidth: rows.map(({ cover }) => (cover ? toCoverWidth(cover) : 0)),
    coverColours: rows.map(({ cover }) => shortenColour(cover?.colour ?? '')).join(''),
  };
}

/** Decodes the cover image of a row. The height is not transferred: 16:10 is assumed, because cards crop anyway. */
export function decodeCover(
  columns: CoverColumns,
  rowIndex: number,
  placeId: string,
): PlaceImage | null {
  const name = columns.cover[rowIndex] ?? '';
  if (name === '') return null;
  const storedWidth = columns.coverWidth[rowIndex] ?? 0;
  const width = storedWidth || 1600;
  return {
    url: name.includes('/') ? name : placeUploadFolder(placeId) + name,
    width,
    height: Math.round((width * 10) / 16),
    widths: smallerWidths(storedWidth),
    colour: expandColour(columns.coverColours.slice(rowIndex * 3, rowIndex * 3 + 3)),
  };
}

function expandColour(shortColour: string): string {
  return /^[0-9a-f]{3}$/.test(shortColour)
    ? `#${shortColour.replace(/./g, '$&$&')}`
    : defaultImageColour;
}

function toCoverName(placeId: string, { url }: PlaceImage): string {
  const folder = placeUploadFolder(placeId);
  const name = url.startsWith(folder) ? url.slice(folder.length) : '';
  return name === '' || name.includes('/') ? url : name;
}

/**
 * Returns the width, from which decodeCover() derives the widths of the smaller files; 0 if those do not follow
 * imageWidths. The server also answers laterWidth for an image without such a file.
 */
function toCoverWidth({ url, width, widths }: PlaceImage): number {
  const hasAllFiles = smallerWidths(width).every(
    (wanted) => wanted === laterWidth || widths.includes(wanted),
  );
  return url.endsWith('.webp') && hasAllFiles ? width : 0;
}

/** '#22aa66' -> '2a6': each channel is rounded to one hex digit; '---' without a colour. */
function shortenColour(colour: string): string {
  const channels = /^#[0-9a-f]{6}$/i.test(colour) ? colour.match(/[0-9a-f]{2}/gi) : null;
  if (channels === null) return '---';
  return channels.map((hex) => Math.round(parseInt(hex, 16) / 17).toString(16)).join('');
}
