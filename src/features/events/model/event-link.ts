import { placeParam } from '#features/places/model/place-link.ts';
import { basePath } from '#shared/language.ts';
import { linkTo } from '#shared/routes.ts';

/** Data needed for the link of an event. */
interface EventLinkParts {
  id: string;
  title: string;
}

/**
 * Returns the path of an event: '/agenda/{id}-{title-slug}'. The id ends at the first hyphen, as in the path of a
 * place.
 */
export function eventLink({ id, title }: EventLinkParts): string {
  return linkTo('/agenda/:eventId', { eventId: placeParam(id, title) });
}

/**
 * Returns the canonical link that must replace the current URL, given its decoded route parameter, or null if the URL
 * is already canonical, which prevents redirect loops.
 */
export function eventLinkCorrection(event: EventLinkParts, eventParam: string): string | null {
  return eventParam === placeParam(event.id, event.title) ? null : eventLink(event);
}

/** Path of the calendar feed of all events. */
export const agendaFeedPath = `${basePath}/agenda.ics`;

/** Returns the path of the calendar feed of one place. */
export function placeFeedPath(placeId: string): string {
  return `${basePath}/agenda/lugar/${encodeURIComponent(placeId)}.ics`;
}

/** Returns the path of the calendar file of an event, with all its dates or only the date with the key `dateKey`. */
export function eventFilePath(eventId: string, dateKey?: string): string {
  const key = dateKey === undefined ? '' : `/${encodeURIComponent(dateKey)}`;
  return `${basePath}/agenda/evento/${encodeURIComponent(eventId)}${key}.ics`;
}
