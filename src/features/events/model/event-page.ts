import type { EventSummary } from './agenda/agenda.ts';
import type { GuideEvent } from './event.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';

/** Public data of an event, with the dates that are not over. */
export type PublicEvent = Omit<GuideEvent, 'createdBy' | 'isActive' | 'createdAt'>;

/** Data of the event page. */
export interface EventPage {
  event: PublicEvent;
  place: PlaceSummary;
  /** Other events at the place, soonest first. */
  others: readonly EventSummary[];
}

/** Maximum number of other events of the place on the event page. */
export const maxOtherEvents = 6;
