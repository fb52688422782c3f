import type {
  OpeningException,
  OpeningHours,
  OpeningPeriod,
  PlaceHours,
} from '#features/opening-hours/model/opening-hours.ts';
import { defaultImageColour, plainImageSize } from '#features/pictures/model/place-image.ts';
import type { PlaceImage } from '#features/pictures/model/place-image.ts';
import { cleanLine } from '#shared/text/plain-text.ts';

/**
 * Stored format of the lists in a place: short texts, one per line, whose size and format the rules check
 * (docs/decisions/0014-lists-within-a-place.md). stored-place-hours.ts and stored-place-images.ts parse them.
 */

/** Stored format of structured hours. A type alias, so that it can be stored like any map. */
export type StoredHours = {
  /** Such as '1 18:00-2 02:00' for Monday 18:00 to Tuesday 02:00; 0 is Sunday. */
  periods: string[];
  /** Such as '2026-12-25 closed Natal' or '2026-12-31 10:00-14:00,18:00-02:00 Véspera'. The label is optional. */
  exceptions: string[];
  note: string;
};

/**
 * Converts hours to the format that parsePlaceHours() reads. Unknown hours become empty structured hours; hours as text
 * stay text, at most 2000 characters.
 */
export function toStoredHours(hours: PlaceHours): StoredHours | string {
  if (hours.kind === 'text') return hours.lines.join('\n').slice(0, 2000);
  if (hours.kind === 'unknown') return { periods: [], exceptions: [], note: '' };
  return toStoredOpenings(hours.hours);
}

/** Converts structured hours to their stored format. */
export function toStoredOpenings({ periods, exceptions, note }: OpeningHours): StoredHours {
  return { periods: periods.map(periodText), exceptions: exceptions.map(exceptionText), note };
}

/** Returns the number of characters that exceptions take of maxExceptionsLength. */
export function getExceptionsLength(exceptions: readonly OpeningException[]): number {
  return exceptions.reduce((sum, exception) => sum + exceptionText(exception).length + 1, 0);
}

/**
 * Converts images to the format that parsePlacePictures() reads: the URL, with size, widths and colour if they are
 * known, such as '/uploads/places/p1/a.webp#1600x1067;320,640,828,1280;a1b2c3'; a drawing ends
 * with ';drawing'. A reader that expects plain URLs still shows the image.
 */
export function toStoredImages(images: readonly PlaceImage[]): string[] {
  return images.map((image) => {
    const { url, width, height, widths, colour, isDrawing } = image;
    return isPlainImage(image)
      ? url
      : `${url}#${width}x${height};${widths.join(',')};${colour.slice(1)}${isDrawing ? ';drawing' : ''}`;
  });
}

function periodText({ open, close }: OpeningPeriod): string {
  return `${open.day} ${open.time}-${close.day} ${close.time}`;
}

function exceptionText({ date, closed, periods, label }: OpeningException): string {
  const timesText = closed
    ? 'closed'
    : periods.map(({ open, close }) => `${open}-${close}`).join(',');
  return `${date} ${timesText} ${cleanLine(label)}`.trimEnd();
}

/** Returns true if only the URL of an image is known. */
function isPlainImage({ width, height, widths, colour, isDrawing }: PlaceImage): boolean {
  return (
    !isDrawing &&
    width === plainImageSize.width &&
    height === plainImageSize.height &&
    widths.length === 0 &&
    colour === defaultImageColour
  );
}
