import type { EventSummary } from './agenda/agenda.ts';
import type { GuideEvent } from './event.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';

/** An event as everybody may know it, with its dates that are not over. */
export type PublicEvent = Omit<GuideEvent, 'createdBy' | 'isActive' | 'createdAt'>;

/** What the page of an event is made from. */
export interface EventPage {
  event: PublicEvent;
  place: PlaceSummary;
  /** What else takes place there, soonest first. */
  others: readonly EventSummary[];
}

/** Other events of a place that are shown beside one at most, and on the page of the place. */
export const mostOtherEvents = 6;
