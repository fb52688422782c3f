import {
  ageLimits,
  eventBounds,
  maxEventDays,
  maxEventYearsAhead,
} from '#features/events/model/event.ts';
import type { AgeLimit, EventDate } from '#features/events/model/event.ts';
import { newKeys } from '#features/events/model/event-dates.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { parseReais } from '#shared/money.ts';
import { cleanLine, cleanPlainText } from '#shared/text/plain-text.ts';
import { safeExternalUrl } from '#shared/addresses/safe-url.ts';
import type { EventRowError, EventRowWarning, RawEvent, RawEventDate } from './raw-event.ts';

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

export interface CheckedEvent {
  row: number;
  title: string;
  placeTitle: string;
  /** Null if and only if there are errors. */
  draft: EventImportDraft | null;
  errors: EventRowError[];
  warnings: EventRowWarning[];
}

/** Assumed duration of an event without an end, in ms. */
const assumedLength = 3 * 60 * 60_000;
const dayMs = 86_400_000;

/**
 * Checks events of a file and converts them to the stored format. Never throws.
 * @param options.places places at which the user may announce events
 * @param options.everywhere id of the place of all events; null if each event must name its place
 */
export function checkEvents(
  events: readonly RawEvent[],
  options: { places: readonly HostPlace[]; everywhere: string | null; now: Date },
): CheckedEvent[] {
  const byName = new Map<string, HostPlace[]>();
  for (const place of options.places) {
    const name = foldText(place.title).trim();
    byName.set(name, [...(byName.get(name) ?? []), place]);
  }
  return events.map((raw) => {
    const errors: EventRowError[] = [...raw.errors];
    const warnings: EventRowWarning[] = [...raw.warnings];
    const title = cleanLine(raw.title);
    if (title === '') errors.push('title-missing');
    if (title.length > eventBounds.title) errors.push('title-too-long');
    const description = cleanPlainText(raw.description);
    if (description.length > eventBounds.description) errors.push('description-too-long');
    const place = placeOf(raw.place, byName, options, errors);
    const dates = datesOf(raw, options.now, errors, warnings);
    const draft: EventImportDraft = {
      placeId: place?.id ?? '',
      title,
      description,
      dates,
      priceCents: priceOf(raw.price, warnings),
      ticketUrl: ticketUrlOf(raw.ticketUrl, warnings),
      ageLimit: ageLimitOf(raw.ageLimit, warnings),
    };
    return {
      row: raw.row,
      title: title.slice(0, eventBounds.title),
      placeTitle: place?.title ?? cleanLine(raw.place).slice(0, 200),
      draft: errors.length > 0 ? null : draft,
      errors: [...new Set(errors)],
      warnings: [...new Set(warnings)],
    };
  });
}

/**
 * Returns the place by its title, alone or followed by its address ('Teatro Ademir Rosa, Avenida Irineu Bornhausen
 * 5600').
 */
function placeOf(
  text: string,
  byName: ReadonlyMap<string, readonly HostPlace[]>,
  { places, everywhere }: { places: readonly HostPlace[]; everywhere: string | null },
  errors: EventRowError[],
): HostPlace | null {
  if (everywhere !== null) return places.find(({ id }) => id === everywhere) ?? refused();
  const written = foldText(text).trim();
  if (written === '') {
    errors.push('place-missing');
    return null;
  }
  const byId = places.find(({ id }) => id === text.trim());
  if (byId) return byId;
  const found = byName.get(written) ?? byName.get((written.split(/,|\n| - /)[0] ?? '').trim());
  if (!found) return refused();
  const [only, other] = found;
  if (only && !other) return only;
  errors.push('place-ambiguous');
  return null;

  function refused(): null {
    errors.push('place-unknown');
    return null;
  }
}

function datesOf(
  raw: RawEvent,
  now: Date,
  errors: EventRowError[],
  warnings: EventRowWarning[],
): EventDate[] {
  if (raw.dates.length === 0) {
    if (raw.errors.length === 0) errors.push('date-missing');
    return [];
  }
  const latest = new Date(now);
  latest.setUTCFullYear(latest.getUTCFullYear() + maxEventYearsAhead);
  const known = new Map<number, RawEventDate & { endsAt: Date }>();
  for (const date of raw.dates) {
    const startsAt = wholeMinute(date.startsAt);
    const endsAt = wholeMinute(date.endsAt ?? new Date(+startsAt + assumedLength));
    if (date.endsAt === null) warnings.push('end-assumed');
    if (endsAt <= startsAt) errors.push('end-before-start');
    else if (+endsAt - +startsAt > maxEventDays * dayMs) errors.push('date-too-long');
    if (startsAt > latest) errors.push('date-too-far');
    known.set(+startsAt, { startsAt, endsAt, isCancelled: date.isCancelled });
  }
  const ahead = [...known.values()]
    .filter(({ endsAt }) => endsAt > now)
    .toSorted((one, other) => +one.startsAt - +other.startsAt);
  if (ahead.length === 0) errors.push('all-past');
  else if (ahead.length < known.size) warnings.push('past-left-out');
  if (ahead.length > eventBounds.dates) errors.push('too-many-dates');
  const keys = newKeys([], ahead.length);
  return ahead.map(({ startsAt, endsAt, isCancelled }, at) => ({
    key: keys[at] ?? '',
    startsAt,
    endsAt,
    status: isCancelled ? 'cancelled' : 'scheduled',
  }));
}

function wholeMinute(instant: Date): Date {
  return new Date(Math.floor(+instant / 60_000) * 60_000);
}

/** Returns cents; 0 for words that mean free, null for an empty or invalid text. */
function priceOf(text: string, warnings: EventRowWarning[]): number | null {
  const word = foldText(text)
    .replace(/^r\$\s*/, '')
    .trim();
  if (word === '') return null;
  if (/^(?:gratis|gratuito|gratuita|entrada franca|entrada gratuita|livre|free|0)$/.test(word)) {
    return 0;
  }
  const cents = parseReais(word);
  if (cents !== null && cents <= eventBounds.priceCents) return cents;
  warnings.push('price-unknown');
  return null;
}

function ticketUrlOf(text: string, warnings: EventRowWarning[]): string {
  if (text.trim() === '') return '';
  const url = safeExternalUrl(text.trim());
  if (url !== null && url.length <= eventBounds.ticketUrl) return url;
  warnings.push('ticket-dropped');
  return '';
}

function ageLimitOf(text: string, warnings: EventRowWarning[]): AgeLimit | null {
  const word = foldText(text).trim();
  if (word === '') return null;
  if (word === 'livre' || word === 'l') return 0;
  const years = Number(/^\+?(\d{1,2})\+?(?:\s*anos)?$/.exec(word)?.[1] ?? Number.NaN);
  const limit = ageLimits.find((known) => known === years) ?? null;
  if (limit === null) warnings.push('age-unknown');
  return limit;
}
