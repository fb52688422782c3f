import { toStoredEventDate, parseEventDate } from './event-date-text.ts';
import { ageLimits, eventAccessOptions, eventBounds } from './event.ts';
import type { EventContent, EventDate, GuideEvent } from './event.ts';
import { safeExternalUrl } from '#shared/addresses/safe-url.ts';

import {
  countOf,
  fieldsOf,
  instantOf,
  listOf,
  optionalCountOf,
  textOf,
} from '#shared/stored-fields.ts';
import { parsePlaceImage } from '#features/pictures/model/stored-place-images.ts';
import { toStoredImages } from '#features/places/model/stored-place-lists.ts';

/** Parses a stored event. Drops values that cannot be parsed; an event without dates is never shown. Never throws. */
export function toEvent(id: string, data: unknown): GuideEvent {
  const fields = fieldsOf(data);
  const title = textOf(fields['title'], eventBounds.title);
  const dates = parseStoredDates(fields['dates']);
  return {
    id,
    placeId: textOf(fields['placeId'], 128),
    title,
    description: textOf(fields['description'], eventBounds.description),
    images: listOf(fields['images'], eventBounds.images)
      .map((value) => parsePlaceImage(value, { id, title }))
      .filter((image) => image !== null),
    dates,
    lastAt: getLastEnd(dates),
    priceCents: optionalCountOf(fields['priceCents']),
    ticketUrl: safeExternalUrl(textOf(fields['ticketUrl'], eventBounds.ticketUrl)) ?? '',
    ageLimit: ageLimits.find((limit) => limit === fields['ageLimit']) ?? null,
    access: eventAccessOptions.filter((option) => listOf(fields['access'], 20).includes(option)),
    isActive: fields['isActive'] === true,
    createdBy: textOf(fields['createdBy'], 128),
    revision: countOf(fields['revision']),
    createdAt: instantOf(fields['createdAt']),
    updatedAt: instantOf(fields['updatedAt']),
  };
}

/** Converts the given fields of an event to their stored format. With `dates`, adds `lastAt`. */
export function toStoredEvent(content: Partial<EventContent>): Record<string, unknown> {
  const { images, dates, ...others } = content;
  return {
    ...others,
    ...(images && { images: toStoredImages(images) }),
    ...(dates && { dates: dates.map(toStoredEventDate), lastAt: getLastEnd(dates) }),
  };
}

/**
 * Returns the dates sorted by start. Keeps only the first of two dates with the same key, because a calendar cannot
 * distinguish them.
 */
function parseStoredDates(stored: unknown): EventDate[] {
  const dates = new Map<string, EventDate>();
  for (const value of listOf(stored, eventBounds.dates)) {
    const date = parseEventDate(value);
    if (date && !dates.has(date.key)) dates.set(date.key, date);
  }
  return [...dates.values()].toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

function getLastEnd(dates: readonly EventDate[]): Date | null {
  return dates.length === 0 ? null : new Date(Math.max(...dates.map(({ endsAt }) => +endsAt)));
}
