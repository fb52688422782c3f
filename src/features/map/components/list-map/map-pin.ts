import { getOpeningState } from '#features/opening-hours/model/opening-state.ts';
import type { OpeningState } from '#features/opening-hours/model/opening-state.ts';
import type { LabelSize } from '#features/map/model/label-room.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import { pinStates } from '#features/map/texts.ts';
import { formatRating } from '#shared/formats/formats.ts';

/** What a marker says about a place. */
export interface Pin {
  title: string;
  /** '4,7 · aberto', or the label of the place; '' if neither the rating nor the opening hours are known. */
  facts: string;
  /** 'unknown' for a marker with a label. */
  state: OpeningState['kind'];
}

/** The text of a marker; the name has its facts below it, and a marker without facts is a dot. */
export type PinForm = 'name' | 'facts' | 'dot';

/** Widths of letters and of the padding, and heights in pixels, as in list-map.css. */
const letterWidth = 6.5;
const paddingX = 22;
/** Height with the tip that points at the place. */
const pinHeight = 32;
const nameLetterWidth = 7.2;
const maxNameWidth = 220;
const lineHeight = 16;
const paddingY = 10;
/** Length of the tip between a text and its place. */
const tipLength = 6;

/**
 * Returns the texts of a marker at a given time.
 * @param label replaces the rating and the state
 */
export function toPin(
  place:
    | (Pick<PlaceSummary, 'title' | 'hours'> &
        Partial<Pick<PlaceSummary, 'rating' | 'reviewsCount'>>)
    | undefined,
  label: string | undefined,
  now: Date,
): Pin {
  const title = place?.title ?? '';
  if (!place || label !== undefined) return { title, facts: label ?? '', state: 'unknown' };
  const { hours, rating, reviewsCount = 0 } = place;
  const state = getOpeningState(hours, now).kind;
  const ratingText = rating !== undefined && reviewsCount > 0 ? formatRating(rating) : '';
  const facts = [ratingText, pinStates[state]].filter(Boolean).join(' · ');
  return { title, facts, state };
}

/** Returns the size of a marker with these facts, in pixels; [] without facts. */
export function pinSizes(facts: string): { width: number; height: number }[] {
  if (facts === '') return [];
  return [{ width: facts.length * letterWidth + paddingX, height: pinHeight }];
}

/** The place of a highlighted marker next to the point of its place. */
interface LitSize extends LabelSize {
  shift: { x: number; y: number };
  isBelow: boolean;
}

/**
 * Returns the sizes of a highlighted marker in pixels: above and below its point, in the middle of it, or to its left or
 * right. The middle is moved to the side where the map would cut it.
 * @param x the point of the place, in pixels from the left edge of the map
 */
export function litSizes(
  { title, facts }: Pin,
  form: PinForm,
  x: number,
  mapWidth: number,
): LitSize[] {
  const oneLineWidth = form === 'name' ? title.length * nameLetterWidth + paddingX : 0;
  const width = Math.min(
    maxNameWidth,
    Math.max(oneLineWidth, facts.length * letterWidth + paddingX),
  );
  const lines = Math.min(2, Math.ceil(oneLineWidth / maxNameWidth)) + (facts === '' ? 0 : 1);
  const height = lines * lineHeight + paddingY;
  // The tip, which stays at the place, has to remain below the text.
  const maxShift = Math.max(0, Math.floor(width / 2 - paddingX));
  const middle = Math.round(shiftIntoMap(x, width / 2, { mapWidth, maxShift }));
  return [middle, -maxShift, maxShift].flatMap((shiftX) =>
    [false, true].map((isBelow) => ({
      width,
      height,
      shift: { x: shiftX, y: isBelow ? tipLength + height : -tipLength },
      isBelow,
    })),
  );
}

/** Returns how far a text is moved to the side. */
function shiftIntoMap(
  x: number,
  halfWidth: number,
  { mapWidth, maxShift }: { mapWidth: number; maxShift: number },
): number {
  const inside = Math.max(halfWidth, Math.min(mapWidth - halfWidth, x));
  return Math.max(-maxShift, Math.min(maxShift, inside - x));
}

/** Creates the element of a marker. Its colours depend on the state (list-map.css). */
export function createPinElement({ title, facts, state }: Pin, form: PinForm): HTMLElement {
  const isDot = form === 'dot' || (form === 'facts' && facts === '');
  const element = createSpan(isDot ? 'list-map-dot' : 'list-map-pin');
  element.dataset['state'] = state;
  if (form === 'facts') element.textContent = facts;
  if (form === 'name')
    element.append(createSpan('list-map-name', title), createSpan('list-map-facts', facts));
  return element;
}

function createSpan(className: string, text = ''): HTMLElement {
  const element = document.createElement('span');
  element.className = className;
  element.textContent = text;
  return element;
}
