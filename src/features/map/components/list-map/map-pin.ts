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

/** The text of a marker. */
export type PinForm = 'name' | 'facts' | 'dot';

/** Widths of letters and of the padding, and heights in pixels, as in list-map.css. */
const letterWidth = 6.5;
const paddingX = 22;
/** Height with the tip that points at the place. */
const pinHeight = 32;
const nameLetterWidth = 7.2;
const maxNameWidth = 180;
const nameHeight = 26;
const tipHeight = 6;
/** Distance of a name from the centre of its cluster. */
const clusterDistance = 28;

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

/** Returns the size of a marker with its facts, in pixels; [] without facts. */
export function pinSizes({ facts }: Pin): { width: number; height: number }[] {
  if (facts === '') return [];
  return [{ width: facts.length * letterWidth + paddingX, height: pinHeight }];
}

/** Returns the sizes of the name of a place above and below its point, or above and below a cluster, in pixels. */
export function nameSizes({ title }: Pin, isInCluster: boolean): LabelSize[] {
  const width = Math.min(maxNameWidth, title.length * nameLetterWidth + paddingX);
  const distance = isInCluster ? clusterDistance : tipHeight;
  return [-distance, distance + nameHeight].map((y) => ({
    width,
    height: nameHeight,
    shift: { x: 0, y },
  }));
}

/** Creates the element of a marker. Its colours depend on the state (list-map.css). */
export function createPinElement({ title, facts, state }: Pin, form: PinForm): HTMLElement {
  const element = document.createElement('span');
  element.className = form === 'dot' ? 'list-map-dot' : 'list-map-pin';
  element.dataset['state'] = state;
  if (form !== 'dot') element.textContent = form === 'name' ? title : facts;
  return element;
}
