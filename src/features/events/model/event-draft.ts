import { eventRecord } from './event.ts';
import {
  maxEventDates,
  maxEventPriceCents,
  maxTicketUrlLength,
  ageLimits,
} from './event-options.ts';
import { dequal } from 'dequal/lite';
import { isForeignImage, storedPictures } from '#features/pictures/model/stored-place-images.ts';
import type { EventContent, GuideEvent } from './event.ts';
import type { AgeLimit, EventAccess } from './event-options.ts';
import type { EventDate, ListedDate } from './event-date.ts';
import { sortDates, createDateKeys } from './event-dates.ts';
import { eventDateProblemFields, parseDateDraft, toDateDraft } from './event-date-draft.ts';
import type { EventDateDraft, EventPatternDraft } from './event-date-draft.ts';
import { expandPattern, newPattern, noAddedDates } from './event-pattern.ts';
import { parseReais, formatReaisInput } from '#shared/money.ts';
import type { PlaceImage } from '#features/pictures/model/place-image.ts';
import { safeExternalUrl } from '#shared/addresses/safe-url.ts';
import { translationExcess } from '#shared/translation-excess.ts';

export const eventPricings = ['free', 'price', 'unknown'] as const;
export type EventPricing = (typeof eventPricings)[number];

/** Form values of an event. */
export interface EventDraft {
  title: string;
  description: string;
  translations: EventContent['translations'];
  images: PlaceImage[];
  dates: EventDateDraft[];
  /** Null if no dates are being added. */
  pattern: EventPatternDraft | null;
  pricing: EventPricing;
  price: string;
  ticketUrl: string;
  /** '' if unknown. */
  ageLimit: string;
  access: EventAccess[];
  isActive: boolean;
}

/** Validation errors with the form field that shows them, in form order. */
export const eventProblemFields = {
  'title-missing': 'title',
  'description-too-long': 'description',
  'translation-too-long': 'translations',
  ...eventDateProblemFields,
  'price-unreadable': 'price',
  'tickets-unusable': 'ticketUrl',
  'foreign-image': 'images',
} as const satisfies Record<string, keyof EventDraft>;
export type EventProblem = keyof typeof eventProblemFields;

/** Form values of a new event, visible as soon as it is saved. */
export const newEventDraft: EventDraft = {
  title: '',
  description: '',
  translations: {},
  images: [],
  dates: [],
  pattern: newPattern,
  pricing: 'unknown',
  price: '',
  ticketUrl: '',
  ageLimit: '',
  access: [],
  isActive: true,
};

/** Returns the form values of a stored event. readEventDraft() converts them back. */
export function toEventDraft(event: GuideEvent): EventDraft {
  const { priceCents } = event;
  return {
    title: event.title,
    description: event.description,
    translations: event.translations,
    images: event.images,
    dates: event.dates.map(toDateDraft),
    pattern: null,
    pricing: priceCents === null ? 'unknown' : priceCents === 0 ? 'free' : 'price',
    price: priceCents ? formatReaisInput(priceCents) : '',
    ticketUrl: event.ticketUrl,
    ageLimit: event.ageLimit === null ? '' : String(event.ageLimit),
    access: [...event.access],
    isActive: event.isActive,
  };
}

/** Returns the form values for a copy of an event, without its dates. */
export function toCopiedDraft(event: GuideEvent): EventDraft {
  return { ...toEventDraft(event), dates: [], pattern: newPattern };
}

/**
 * Converts a draft to its content and lists all validation errors. With errors, the content is incomplete: values that
 * could not be parsed are missing.
 * @param stored the event being edited; a date that was not changed keeps its exact times, even if it is over
 */
export function readEventDraft(
  draft: EventDraft,
  { now, stored = null }: { now: Date; stored?: GuideEvent | null },
): { content: EventContent; problems: EventProblem[] } {
  const problems = new Set<EventProblem>();
  const title = eventRecord.fields.title.read(draft.title);
  if (title === '') problems.add('title-missing');
  const description = eventRecord.fields.description.check.clean(draft.description);
  if (description.length > eventRecord.fields.description.maxLength)
    problems.add('description-too-long');
  const { translations } = eventRecord.fields;
  if (translationExcess(translations, draft.translations) > 0) problems.add('translation-too-long');
  const storedDates = stored?.dates ?? [];
  const draftDates = draft.dates.flatMap(
    (date) => parseDateDraft(date, storedDates, now, (problem) => problems.add(problem)) ?? [],
  );
  const patternDates = draft.pattern ? expandPattern(draft.pattern, now) : noAddedDates;
  for (const problem of patternDates.problems) problems.add(problem);
  const dates = joinDates(draftDates, patternDates.dates, storedDates);
  if (dates.length > maxEventDates) problems.add('too-many-dates');
  if (draft.dates.length === 0 && draft.pattern === null) problems.add('dates-missing');
  const priceCents = parsePriceCents(draft);
  if (priceCents === undefined) problems.add('price-unreadable');
  const ticketUrl = parseTicketUrl(draft.ticketUrl);
  if (ticketUrl === undefined) problems.add('tickets-unusable');
  // The rules accept images on other hosts, which older events have, only in an unchanged list.
  if (draft.images.some(isForeignImage) && !dequal(draft.images, stored?.images))
    problems.add('foreign-image');
  const problemOrder = Object.keys(eventProblemFields) as EventProblem[];
  return {
    content: {
      title,
      description,
      translations: translations.read(draft.translations),
      images: draft.images.slice(0, storedPictures.check.maxItems),
      dates,
      priceCents: priceCents ?? null,
      ticketUrl: ticketUrl ?? '',
      ageLimit:
        ageLimits.find((limit): limit is AgeLimit => String(limit) === draft.ageLimit) ?? null,
      access: [...draft.access],
      isActive: draft.isActive,
    },
    problems: problemOrder.filter((problem) => problems.has(problem)),
  };
}

/** Returns all dates, sorted by start. An added date with the same start as an existing one is dropped. */
function joinDates(
  draftDates: readonly EventDate[],
  patternDates: readonly ListedDate[],
  stored: readonly EventDate[],
): EventDate[] {
  const usedTimes = new Set(draftDates.map(({ startsAt }) => startsAt.getTime()));
  const newDates = patternDates.filter(({ startsAt }) => !usedTimes.has(startsAt.getTime()));
  const keys = createDateKeys([...stored, ...draftDates], newDates.length);
  return sortDates([
    ...draftDates,
    ...newDates.map((date, index): EventDate => ({ key: keys[index] ?? '', ...date })),
  ]);
}

function parsePriceCents({ pricing, price }: EventDraft): number | null | undefined {
  if (pricing !== 'price') return pricing === 'free' ? 0 : null;
  const cents = parseReais(price);
  return cents !== null && cents > 0 && cents <= maxEventPriceCents ? cents : undefined;
}

function parseTicketUrl(text: string): string | undefined {
  if (text.trim() === '') return '';
  const url = safeExternalUrl(text);
  return url !== null && url.length <= maxTicketUrlLength ? url : undefined;
}
