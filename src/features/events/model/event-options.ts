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

/** Maximum number of dates of an event. */
export const maxEventDates = 60;

/** Maximum price of an event: R$ 100.000,00. */
export const maxEventPriceCents = 10_000_000;

/** Maximum length of the address of the ticket shop. */
export const maxTicketUrlLength = 500;

/** Maximum length of the title of an event. */
export const maxEventTitleLength = 120;

/** Maximum number of years that events can be announced ahead. */
export const maxEventYearsAhead = 2;
