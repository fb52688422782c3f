import { placeParam } from '#features/places/model/place-link.ts';
import { linkTo } from '#shared/routes.ts';

/** What the link of an event is made of. */
interface EventLinkParts {
  id: string;
  title: string;
}

/** The address of an event: '/agenda/{id}-{title-slug}', cut at the first hyphen as that of a place. */
export function eventLink({ id, title }: EventLinkParts): string {
  return linkTo('/agenda/:eventId', { eventId: placeParam(id, title) });
}

/**
 * The link to replace the address with of whoever came through this (decoded) parameter; null when it is right
 * already, so that a replace never loops.
 */
export function eventLinkCorrection(event: EventLinkParts, eventParam: string): string | null {
  return eventParam === placeParam(event.id, event.title) ? null : eventLink(event);
}

/** The calendar of all that takes place, to subscribe to. */
export const agendaFeedPath = '/agenda.ics';

/** The calendar of one place. */
export function placeFeedPath(placeId: string): string {
  return `/agenda/lugar/${encodeURIComponent(placeId)}.ics`;
}

/** The calendar file of an event, with all its dates or the one with a key. */
export function eventFilePath(eventId: string, dateKey?: string): string {
  const key = dateKey === undefined ? '' : `/${encodeURIComponent(dateKey)}`;
  return `/agenda/evento/${encodeURIComponent(eventId)}${key}.ics`;
}
