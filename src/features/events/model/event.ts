import type { PlaceImage } from '#features/places/model/place.ts';

/** What is true of one date. A date that was moved keeps its key and says when it is now. */
export const eventDateStatuses = ['scheduled', 'sold_out', 'cancelled'] as const;
export type EventDateStatus = (typeof eventDateStatuses)[number];

/** One time that an event takes place. */
export interface EventDate {
  /** 1 to 8 small letters and digits, once in its event and for good: calendars know the date by it when it is moved. */
  key: string;
  startsAt: Date;
  /** Later than startsAt, at most maxEventDays after it. */
  endsAt: Date;
  status: EventDateStatus;
}

/** Who may come in, in years; 0 is everybody. The classes of the Ministry of Justice (Portaria MJSP 502/2021). */
export const ageLimits = [0, 10, 12, 14, 16, 18] as const;
export type AgeLimit = (typeof ageLimits)[number];

/** What an event offers to people who need it; labels are in ../texts.ts. */
export const eventAccessOptions = [
  'wheelchair',
  'sign_language',
  'audio_description',
  'quiet_area',
] as const;
export type EventAccess = (typeof eventAccessOptions)[number];

/** Something that takes place at a place at certain times, events/{id}. */
export interface GuideEvent {
  /** Letters and digits; never a hyphen, since addresses cut the id there. */
  id: string;
  placeId: string;
  title: string;
  description: string;
  images: PlaceImage[];
  /** In order of startsAt, at most eventBounds.dates; a repetition is written out when it is saved. */
  dates: EventDate[];
  /** End of the date that ends last; null without dates. */
  lastAt: Date | null;
  /** 0 is free, null is not known. */
  priceCents: number | null;
  /** An address of http or https, or ''. */
  ticketUrl: string;
  /** null where nobody said. */
  ageLimit: AgeLimit | null;
  access: EventAccess[];
  /** Hidden from visitors when false. */
  isActive: boolean;
  /** uid */
  createdBy: string;
  /** Grows by one with every save: the SEQUENCE of calendar files (RFC 5545, 3.8.7.4). */
  revision: number;
  createdAt: Date | null;
  updatedAt: Date | null;
}

/** What whoever keeps an event decides of it. */
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

/** The part of an event that is edited. */
export function contentOfEvent(event: GuideEvent): EventContent {
  const { title, description, images, dates, priceCents, ticketUrl, ageLimit, access, isActive } =
    event;
  return { title, description, images, dates, priceCents, ticketUrl, ageLimit, access, isActive };
}

/** What is stored at most, in characters and numbers; rules hold the same. */
export const eventBounds = {
  title: 120,
  description: 4_000,
  dates: 60,
  images: 8,
  ticketUrl: 500,
  /** R$ 100.000,00 */
  priceCents: 10_000_000,
} as const;

/** The longest date: a festival of a month. */
export const maxEventDays = 31;

/** Nobody announces further ahead: in years from now. */
export const maxEventYearsAhead = 2;
