import type { PlaceImage } from '#features/places/model/place.ts';

/** Status of one date. There is no status for moved dates: a moved date keeps its key and has new times. */
export const eventDateStatuses = ['scheduled', 'sold_out', 'cancelled'] as const;
export type EventDateStatus = (typeof eventDateStatuses)[number];

/** One date of an event. */
export interface EventDate {
  /**
   * 1 to 8 lower-case letters and digits, unique in the event and never changed or reused: calendars identify a moved
   * date by it.
   */
  key: string;
  startsAt: Date;
  /** After startsAt, by at most maxEventDays. */
  endsAt: Date;
  status: EventDateStatus;
}

/**
 * Minimum age in years; 0 means all ages. These are the age ratings of the Ministry of Justice (Portaria MJSP
 * 502/2021).
 */
export const ageLimits = [0, 10, 12, 14, 16, 18] as const;
export type AgeLimit = (typeof ageLimits)[number];

/** Accessibility features of an event. Their labels are in ../texts.ts. */
export const eventAccessOptions = [
  'wheelchair',
  'sign_language',
  'audio_description',
  'quiet_area',
] as const;
export type EventAccess = (typeof eventAccessOptions)[number];

/** Event at a place with one or more dates, stored in events/{id}. */
export interface GuideEvent {
  /** Letters and digits; never a hyphen, because URLs end the id at the first hyphen. */
  id: string;
  placeId: string;
  title: string;
  description: string;
  images: PlaceImage[];
  /** Sorted by startsAt, at most eventBounds.dates. A repetition is expanded when it is saved. */
  dates: EventDate[];
  /** Latest end of all dates; null without dates. */
  lastAt: Date | null;
  /** 0 if free, null if unknown. */
  priceCents: number | null;
  /** An http or https URL, or ''. */
  ticketUrl: string;
  /** Null if unknown. */
  ageLimit: AgeLimit | null;
  access: EventAccess[];
  /** False if hidden from visitors. */
  isActive: boolean;
  /** uid */
  createdBy: string;
  /** Incremented by every save: the SEQUENCE of calendar files (RFC 5545, 3.8.7.4). */
  revision: number;
  createdAt: Date | null;
  updatedAt: Date | null;
}

/** Fields of an event that its manager edits. */
export type EventContent = Pick<
  GuideEvent,
  | 'title'
  | 'description'
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
  const { title, description, images, dates, priceCents, ticketUrl, ageLimit, access, isActive } =
    event;
  return { title, description, images, dates, priceCents, ticketUrl, ageLimit, access, isActive };
}

/** Maximum lengths, counts and values of the stored fields, also enforced by the rules. */
export const eventBounds = {
  title: 120,
  description: 4_000,
  dates: 60,
  images: 8,
  ticketUrl: 500,
  /** R$ 100.000,00 */
  priceCents: 10_000_000,
} as const;

/** Maximum duration of a date in days: a festival of one month. */
export const maxEventDays = 31;

/** Maximum number of years that events can be announced ahead. */
export const maxEventYearsAhead = 2;
