import { parsePlaceImage, storedPictures } from '#features/pictures/model/stored-place-images.ts';
import type { PlaceImage } from '#features/pictures/model/place-image.ts';
import { toStoredImages } from '#features/places/model/stored-place-lists.ts';
import { safeExternalUrl } from '#shared/addresses/safe-url.ts';
import {
  cents,
  checkedByRule,
  choice,
  choices,
  defineRecord,
  filled,
  flag,
  formatted,
  id,
  instant,
  integer,
  line,
  listOfFormatted,
  nullable,
  optional,
  orUnchanged,
  text,
  machineMark,
  translationsOf,
} from '#shared/record/record.ts';
import type { RecordOf } from '#shared/record/record.ts';
import { fieldsOf } from '#shared/stored-fields.ts';
import { parseEventDate, storedDatePattern, toStoredEventDate } from './event-date.ts';
import type { EventDate } from './event-date.ts';
import {
  ageLimits,
  eventAccessOptions,
  maxEventDates,
  maxEventPriceCents,
  maxEventTitleLength,
  maxTicketUrlLength,
} from './event-options.ts';

/** An event at a place with one or more dates, stored in events/{id}. */
export const eventRecord = defineRecord(
  {
    placeId: checkedByRule(id()),
    title: filled(line(maxEventTitleLength)),
    description: text(4_000),
    translations: translationsOf(
      { title: line(maxEventTitleLength), description: text(4_000) },
      machineMark,
    ),
    /** Sorted by startsAt. A repetition is expanded when it is saved. */
    dates: listOfFormatted({
      pattern: storedDatePattern,
      minItems: 1,
      maxItems: maxEventDates,
      parse: parseStoredDates,
    }),
    /** 0 if free, null if unknown. */
    priceCents: optional(nullable(cents(maxEventPriceCents))),
    /** An http or https URL, or ''. */
    ticketUrl: optional(
      formatted('(https?://[!-~]+)?', {
        maxLength: maxTicketUrlLength,
        parse: (address) => safeExternalUrl(address) ?? '',
      }),
    ),
    /** Null if unknown. */
    ageLimit: optional(nullable(choice(ageLimits, null))),
    access: optional(choices(eventAccessOptions)),
    /** False if hidden from visitors. */
    isActive: flag(),
    /** uid */
    createdBy: checkedByRule(id()),
    /** Incremented by every save: the SEQUENCE of calendar files (RFC 5545, 3.8.7.4). */
    revision: integer(),
    createdAt: checkedByRule(instant()),
    updatedAt: checkedByRule(instant()),
  },
  {
    unreadFields: {
      images: orUnchanged(storedPictures),
      /** Latest end of all dates. */
      lastAt: checkedByRule(instant()),
      /** Audit entry of the last change by an administrator. */
      auditId: optional(line(128)),
    },
  },
);

export interface GuideEvent extends RecordOf<typeof eventRecord> {
  /** Letters and digits; never a hyphen, because URLs end the id at the first hyphen. */
  id: string;
  images: PlaceImage[];
  /** Latest end of all dates; null without dates. */
  lastAt: Date | null;
}

/** Fields of an event that its manager edits. */
export type EventContent = Pick<
  GuideEvent,
  | 'title'
  | 'description'
  | 'translations'
  | 'images'
  | 'dates'
  | 'priceCents'
  | 'ticketUrl'
  | 'ageLimit'
  | 'access'
  | 'isActive'
>;

/** Returns the editable fields of an event. */
export function toEventContent(event: GuideEvent): EventContent {
  const { title, description, translations, images, dates, priceCents, ...others } = event;
  const { ticketUrl, ageLimit, access, isActive } = others;
  return {
    ...{ title, description, translations, images, dates, priceCents },
    ...{ ticketUrl, ageLimit, access, isActive },
  };
}

/** Parses a stored event. Drops values that cannot be parsed; an event without dates is never shown. Never throws. */
export function toEvent(id: string, data: unknown): GuideEvent {
  const fields = eventRecord.read(data);
  const images = storedPictures
    .read(fieldsOf(data)['images'])
    .map((value) => parsePlaceImage(value, { id, title: fields.title }))
    .filter((image) => image !== null);
  return { id, ...fields, images, lastAt: getLastEnd(fields.dates) };
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
function parseStoredDates(items: readonly unknown[]): EventDate[] {
  const dates = new Map<string, EventDate>();
  for (const item of items) {
    const date = parseEventDate(item);
    if (date && !dates.has(date.key)) dates.set(date.key, date);
  }
  return [...dates.values()].toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

function getLastEnd(dates: readonly EventDate[]): Date | null {
  return dates.length === 0 ? null : new Date(Math.max(...dates.map(({ endsAt }) => +endsAt)));
}
