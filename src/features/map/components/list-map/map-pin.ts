import { getOpeningState } from '#features/opening-hours/model/opening-state.ts';
import type { OpeningState } from '#features/opening-hours/model/opening-state.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import { pinStates } from '#features/map/texts.ts';
import { formatRating } from '#shared/formats/formats.ts';

/** What a marker says about a place. */
export interface Pin {
  title: string;
  /** '4,7 · aberto'; '' if neither the rating nor the opening hours are known. */
  facts: string;
  state: OpeningState['kind'];
}

/** Position in pinSizes(); null for a dot without text. */
export type PinForm = number | null;

/** Widths of letters, of lines and of the whole label in pixels, as in list-map.css. */
const titleLetterWidth = 7.2;
const factsLetterWidth = 6.5;
const maxLineWidth = 184;
const titleLineHeight = 18;
const factsLineHeight = 16;
const [paddingX, paddingY] = [22, 10];
/** Height of the tip that points at the place. */
const tipHeight = 6;

/**
 * Returns the texts of a marker at a given time.
 * @param label replaces the rating
 */
export function toPin(
  place:
    | (Pick<PlaceSummary, 'title' | 'hours'> &
        Partial<Pick<PlaceSummary, 'rating' | 'reviewsCount'>>)
    | undefined,
  label: string | undefined,
  now: Date,
): Pin {
  if (!place) return { title: '', facts: label ?? '', state: 'unknown' };
  const { title, hours, rating, reviewsCount = 0 } = place;
  const state = getOpeningState(hours, now).kind;
  const ratingText = rating !== undefined && reviewsCount > 0 ? formatRating(rating) : '';
  const facts = [label ?? ratingText, pinStates[state]].filter(Boolean).join(' · ');
  return { title, facts, state };
}

/** Returns the sizes of a marker with its name and facts, and of one with its facts alone, in pixels. */
export function pinSizes({ title, facts }: Pin): { width: number; height: number }[] {
  const titleWidth = title.length * titleLetterWidth;
  const factsWidth = facts.length * factsLetterWidth;
  const titleLines = titleWidth > maxLineWidth ? 2 : 1;
  const frame = paddingY + tipHeight;
  const factsHeight = facts === '' ? 0 : factsLineHeight;
  const whole = {
    width: Math.min(maxLineWidth, Math.max(titleWidth, factsWidth)) + paddingX,
    height: titleLines * titleLineHeight + factsHeight + frame,
  };
  return facts === ''
    ? [whole]
    : [whole, { width: factsWidth + paddingX, height: factsHeight + frame }];
}

/** Creates the element of a marker. Its colours depend on the state (list-map.css). */
export function createPinElement({ title, facts, state }: Pin, form: PinForm): HTMLElement {
  const element = document.createElement('span');
  element.className = form === null ? 'list-map-dot' : 'list-map-name';
  element.dataset['state'] = state;
  if (form === null) return element;
  const lines = [
    { className: 'list-map-title', text: form === 0 ? title : '' },
    { className: 'list-map-facts', text: facts },
  ];
  for (const { className, text } of lines) {
    if (text === '') continue;
    const line = element.appendChild(document.createElement('span'));
    line.className = className;
    line.textContent = text;
  }
  return element;
}
