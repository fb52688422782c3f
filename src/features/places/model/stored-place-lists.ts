import type {
  OpeningException,
  OpeningHours,
  OpeningPeriod,
  PlaceHours,
} from '#features/opening-hours/model/opening-hours.ts';
import { defaultImageColour, plainImageSize } from '#features/pictures/model/place-image.ts';
import type { PlaceImage } from './place.ts';
import { cleanLine } from '#shared/text/plain-text.ts';

/**
 * How the lists within a place are written: short texts, a line each, which rules bound in size and in shape
 * (docs/decisions/0014-lists-within-a-place.md). place-hours.ts and place-images.ts read them.
 */

/** Most characters of all pictures, and of all exceptions, of a place together, a line break after each. */
export const maxListText = 4_000;

/** Structured hours as they are stored. */
export interface StoredHours {
  /** '1 18:00-2 02:00': from Monday 18:00 to Tuesday 02:00; 0 is Sunday. */
  periods: string[];
  /** '2026-12-25 closed Natal', '2026-12-31 10:00-14:00,18:00-02:00 Véspera'; the label may be missing. */
  exceptions: string[];
  note: string;
}

/** As parsePlaceHours() reads them; unknown hours are empty ones, a text is stored as it is. */
export function storedHours(hours: PlaceHours): StoredHours | string {
  if (hours.kind === 'text') return hours.lines.join('\n').slice(0, 2000);
  if (hours.kind === 'unknown') return { periods: [], exceptions: [], note: '' };
  return storedOpenings(hours.hours);
}

/** The same of hours that are structured. */
export function storedOpenings({ periods, exceptions, note }: OpeningHours): StoredHours {
  return { periods: periods.map(periodText), exceptions: exceptions.map(exceptionText), note };
}

/** Characters that exceptions take, of maxListText. */
export function exceptionsLength(exceptions: readonly OpeningException[]): number {
  return exceptions.reduce((sum, exception) => sum + exceptionText(exception).length + 1, 0);
}

/**
 * As placePictures() reads them: '/uploads/places/p1/a.webp#1600x1067;320,640,1280;a1b2c3', the address and, where
 * they are known, size, widths and colour. Whoever knows no more than addresses shows it all the same.
 */
export function storedImages(images: readonly PlaceImage[]): string[] {
  return images.map((image) => {
    const { url, width, height, widths, colour } = image;
    return isPlainImage(image)
      ? url
      : `${url}#${width}x${height};${widths.join(',')};${colour.slice(1)}`;
  });
}

function periodText({ open, close }: OpeningPeriod): string {
  return `${open.day} ${open.time}-${close.day} ${close.time}`;
}

function exceptionText({ date, closed, periods, label }: OpeningException): string {
  const when = closed ? 'closed' : periods.map(({ open, close }) => `${open}-${close}`).join(',');
  return `${date} ${when} ${cleanLine(label)}`.trimEnd();
}

/** Whether nothing is known of a picture but its address. */
function isPlainImage({ width, height, widths, colour }: PlaceImage): boolean {
  return (
    width === plainImageSize.width &&
    height === plainImageSize.height &&
    widths.length === 0 &&
    colour === defaultImageColour
  );
}
