import { eventRecord } from '#features/events/model/event.ts';
import {
  maxEventDates,
  maxEventTitleLength,
  maxEventPriceCents,
  maxTicketUrlLength,
  ageLimits,
  maxEventYearsAhead,
} from '#features/events/model/event-options.ts';
import { maxEventDays } from '#features/events/model/event-date.ts';
import type { AgeLimit } from '#features/events/model/event-options.ts';
import type { EventDate, ListedDate } from '#features/events/model/event-date.ts';
import { createDateKeys } from '#features/events/model/event-dates.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { parseReais } from '#shared/money.ts';
import { cleanLine, cleanPlainText } from '#shared/text/plain-text.ts';
import { safeExternalUrl } from '#shared/addresses/safe-url.ts';
import type { CheckedRow } from '#features/imports/model/import-file/parsed-file.ts';
import { dayMs, minuteMs } from '#shared/time-units.ts';
import type { EventRowError, EventRowWarning, RawEvent } from './raw-event.ts';

/** A place at which the importing user may announce events. */
export interface HostPlace {
  id: string;
  title: string;
}

/** An event to be stored, without the fields that are equal for every new event. */
export interface EventImportDraft {
  placeId: string;
  title: string;
  description: string;
  dates: EventDate[];
  priceCents: number | null;
  ticketUrl: string;
  ageLimit: AgeLimit | null;
}

export interface CheckedEvent extends CheckedRow<EventImportDraft, EventRowError, EventRowWarning> {
  placeTitle: string;
}

/**
 * Checks events of a file and converts them to the stored format. Never throws.
 * @param options.places places at which the user may announce events
 * @param options.everywhere id of the place of all events; null if each event must name its place
 */
export function checkEvents(
  events: readonly RawEvent[],
  options: { places: readonly HostPlace[]; everywhere: string | null; now: Date },
): CheckedEvent[] {
  const placesByName = new Map<string, HostPlace[]>();
  for (const place of options.places) {
    const name = foldText(place.title).trim();
    placesByName.set(name, [...(placesByName.get(name) ?? []), place]);
  }
  return events.map((rawEvent) => {
    const errors: EventRowError[] = [...rawEvent.errors];
    const warnings: EventRowWarning[] = [...rawEvent.warnings];
    const title = cleanLine(rawEvent.title);
    if (title === '') errors.push('title-missing');
    if (title.length > maxEventTitleLength) errors.push('title-too-long');
    const description = cleanPlainText(rawEvent.description);
    if (description.length > eventRecord.fields.description.maxLength)
      errors.push('description-too-long');
    const place = findPlace(rawEvent.place, placesByName, options, errors);
    const dates = checkDates(rawEvent, options.now, errors, warnings);
    const draft: EventImportDraft = {
      placeId: place?.id ?? '',
      title,
      description,
      dates,
      priceCents: parsePrice(rawEvent.price, warnings),
      ticketUrl: parseTicketUrl(rawEvent.ticketUrl, warnings),
      ageLimit: parseAgeLimit(rawEvent.ageLimit, warnings),
    };
    return {
      row: rawEvent.row,
      title: title.slice(0, maxEventTitleLength),
      placeTitle: place?.title ?? cleanLine(rawEvent.place).slice(0, 200),
      draft: errors.length > 0 ? null : draft,
      errors: [...new Set(errors)],
      warnings: [...new Set(warnings)],
    };
  });
}

/**
 * Returns the place with the id `everywhere`, if given. Otherwise finds the place by its id or by its title, alone or
 * followed by an address ('Teatro Ademir Rosa, Avenida Irineu Bornhausen 5600').
 */
function findPlace(
  text: string,
  placesByName: ReadonlyMap<string, readonly HostPlace[]>,
  {
    places,
    everywhere: defaultPlaceId,
  }: { places: readonly HostPlace[]; everywhere: string | null },
  errors: EventRowError[],
): HostPlace | null {
  if (defaultPlaceId !== null)
    return places.find(({ id }) => id === defaultPlaceId) ?? rejectPlace();
  const placeName = foldText(text).trim();
  if (placeName === '') {
    errors.push('place-missing');
    return null;
  }
  const placeById = places.find(({ id }) => id === text.trim());
  if (placeById) return placeById;
  const placesWithName =
    placesByName.get(placeName) ?? placesByName.get((placeName.split(/,|\n| - /)[0] ?? '').trim());
  if (!placesWithName) return rejectPlace();
  const [onlyPlace, another] = placesWithName;
  if (onlyPlace && !another) return onlyPlace;
  errors.push('place-ambiguous');
  return null;

  function rejectPlace(): null {
    errors.push('place-unknown');
    return null;
  }
}

function checkDates(
  rawEvent: RawEvent,
  now: Date,
  errors: EventRowError[],
  warnings: EventRowWarning[],
): EventDate[] {
  if (rawEvent.dates.length === 0) {
    if (rawEvent.errors.length === 0) errors.push('date-missing');
    return [];
  }
  const latestStart = new Date(now);
  latestStart.setUTCFullYear(latestStart.getUTCFullYear() + maxEventYearsAhead);
  const datesByStart = new Map<number, ListedDate>();
  for (const date of rawEvent.dates) {
    const startsAt = toWholeMinute(date.startsAt);
    const endsAt = toWholeMinute(date.endsAt);
    if (endsAt <= startsAt) errors.push('end-before-start');
    else if (+endsAt - +startsAt > maxEventDays * dayMs) errors.push('date-too-long');
    if (startsAt > latestStart) errors.push('date-too-far');
    datesByStart.set(+startsAt, { startsAt, endsAt, status: date.status });
  }
  const upcomingDates = [...datesByStart.values()]
    .filter(({ endsAt }) => endsAt > now)
    .toSorted((date, another) => +date.startsAt - +another.startsAt);
  if (upcomingDates.length === 0) errors.push('all-past');
  else if (upcomingDates.length < datesByStart.size) warnings.push('past-left-out');
  if (upcomingDates.length > maxEventDates) errors.push('too-many-dates');
  const dateKeys = createDateKeys([], upcomingDates.length);
  return upcomingDates.map((date, index) => ({ key: dateKeys[index] ?? '', ...date }));
}

function toWholeMinute(instant: Date): Date {
  return new Date(Math.floor(+instant / minuteMs) * minuteMs);
}

/** Returns cents; 0 for words that mean free, null for an empty or invalid text. */
function parsePrice(text: string, warnings: EventRowWarning[]): number | null {
  const foldedText = foldText(text)
    .replace(/^r\$\s*/, '')
    .trim();
  if (foldedText === '') return null;
  if (
    /^(?:gratis|gratuito|gratuita|entrada franca|entrada gratuita|livre|free|0)$/.test(foldedText)
  ) {
    return 0;
  }
  const cents = parseReais(foldedText);
  if (cents !== null && cents <= maxEventPriceCents) return cents;
  warnings.push('price-unknown');
  return null;
}

function parseTicketUrl(text: string, warnings: EventRowWarning[]): string {
  if (text.trim() === '') return '';
  const url = safeExternalUrl(text.trim());
  if (url !== null && url.length <= maxTicketUrlLength) return url;
  warnings.push('ticket-dropped');
  return '';
}

function parseAgeLimit(text: string, warnings: EventRowWarning[]): AgeLimit | null {
  const foldedText = foldText(text).trim();
  if (foldedText === '') return null;
  if (foldedText === 'livre' || foldedText === 'l') return 0;
  const years = Number(/^\+?(\d{1,2})\+?(?:\s*anos)?$/.exec(foldedText)?.[1] ?? Number.NaN);
  const limit = ageLimits.find((ageLimit) => ageLimit === years) ?? null;
  if (limit === null) warnings.push('age-unknown');
  return limit;
}
