import type { Agenda, EventPlace, EventSummary } from './agenda.ts';
import { AppError } from '#shared/app-error.ts';
import { decodeCover, encodeCovers } from '#features/pictures/model/cover-codec.ts';
import type { CoverColumns } from '#features/pictures/model/cover-codec.ts';
import { maxEventDates } from '../event-options.ts';
import { eventDateStatuses } from '#features/events/model/event-date.ts';
import type { ListedDate } from '#features/events/model/event-date.ts';
import { parseCoordinates } from '#shared/geo.ts';
import { language } from '#shared/language.ts';
import { NameTable } from '#shared/text/name-table.ts';
import { minuteMs } from '#shared/time-units.ts';
import type { Translations } from '#shared/translations.ts';

/** Coordinates are encoded as integers in units of 1e-5 degrees, about one metre. */
const stepsPerDegree = 100_000;

/**
 * Wire format of the agenda (`GET /api/events/index`): one array per column, which compresses well with gzip (limit: 80
 * kB for 2,000 dates).
 */
export interface AgendaSnapshot {
  format: 1;
  version: string;
  /** Name and slug of each place category. */
  categories: (readonly [name: string, slug: string])[];
  /** Referenced by index; index 0 is ''. */
  neighborhoods: string[];
  places: {
    id: string[];
    title: string[];
    category: number[];
    neighborhood: number[];
    /** In units of 1e-5 degrees; null without coordinates. */
    latitude: (number | null)[];
    longitude: (number | null)[];
    /** 1 if the club has an offer at the place. */
    benefit: number[];
  };
  events: CoverColumns & {
    id: string[];
    title: string[];
    /** Titles in the language of the request, '' without one; absent if no event has one. */
    translatedTitle?: string[];
    /** Index in `places`. */
    place: number[];
    /** Cents; null if unknown. */
    price: (number | null)[];
    /** Number of dates of the event. */
    count: number[];
  };
  dates: {
    /**
     * Start of each date: minutes since 1970 for the first date of an event, otherwise since the start of its previous
     * date.
     */
    start: number[];
    minutes: number[];
    /** One digit per date: the index in eventDateStatuses. */
    statuses: string;
  };
}

/**
 * Encodes the agenda in its wire format.
 * @param events events with dates and with translations in at most one language; events whose place is missing in
 * `places` are omitted
 * @param places by id
 */
export function encodeAgenda(
  events: readonly EventSummary[],
  places: ReadonlyMap<string, EventPlace>,
  version: string,
): AgendaSnapshot {
  const listedEvents = events.filter(({ placeId }) => places.has(placeId));
  const placeIds = new NameTable();
  const place = listedEvents.map(({ placeId }) => placeIds.positionOf(placeId));
  const rows = placeIds.names.flatMap((id) => places.get(id) ?? []);
  const categories = new NameTable();
  const neighborhoods = new NameTable(['']);
  const toDegreeSteps = (degrees: number | undefined) =>
    degrees === undefined ? null : Math.round(degrees * stepsPerDegree);
  const dates = listedEvents.flatMap((event) => event.dates);
  const translatedTitle = listedEvents.map(
    ({ translations: { es, en } }) => (es ?? en)?.title ?? '',
  );
  return {
    format: 1,
    version,
    places: {
      id: placeIds.names,
      title: rows.map(({ title }) => title),
      category: rows.map(({ categoryName, categorySlug }) =>
        categories.positionOf(JSON.stringify([categoryName, categorySlug])),
      ),
      neighborhood: rows.map(({ neighborhood }) => neighborhoods.positionOf(neighborhood)),
      latitude: rows.map(({ geo }) => toDegreeSteps(geo?.latitude)),
      longitude: rows.map(({ geo }) => toDegreeSteps(geo?.longitude)),
      benefit: rows.map(({ hasBenefit }) => Number(hasBenefit)),
    },
    events: {
      id: listedEvents.map(({ id }) => id),
      title: listedEvents.map(({ title }) => title),
      ...(translatedTitle.some(Boolean) && { translatedTitle }),
      place,
      price: listedEvents.map(({ priceCents }) => priceCents),
      ...encodeCovers(listedEvents),
      count: listedEvents.map((event) => event.dates.length),
    },
    dates: {
      start: listedEvents.flatMap((event) =>
        event.dates.map(({ startsAt }, index) => {
          const previousDate = event.dates[index - 1];
          return (
            toEpochMinutes(startsAt) - (previousDate ? toEpochMinutes(previousDate.startsAt) : 0)
          );
        }),
      ),
      minutes: dates.map(
        ({ startsAt, endsAt }) => toEpochMinutes(endsAt) - toEpochMinutes(startsAt),
      ),
      statuses: dates.map(({ status }) => eventDateStatuses.indexOf(status)).join(''),
    },
    categories: categories.names.map((text) => JSON.parse(text) as [string, string]),
    neighborhoods: neighborhoods.names,
  };
}

/** Returns the minutes since 1970, the unit of dates in the wire formats. */
export function toEpochMinutes(instant: Date): number {
  return Math.floor(instant.getTime() / minuteMs);
}

/**
 * Decodes an agenda from its wire format. `isWhole` is always true; the caller changes it if the agenda is partial.
 * @throws AppError 'unknown' for another format or inconsistent columns
 */
export function decodeAgenda(value: unknown): Agenda & { version: string } {
  const snapshot = (value ?? {}) as AgendaSnapshot;
  const { places, events, dates, version } = snapshot;
  const isValid =
    (snapshot.format as unknown) === 1 &&
    typeof version === 'string' &&
    hasColumns(places, ['title', 'category', 'neighborhood', 'latitude', 'longitude', 'benefit']) &&
    hasColumns(events, ['title', 'place', 'price', 'cover', 'coverWidth', 'count']) &&
    isIntegerList(dates?.start) &&
    isIntegerList(dates.minutes) &&
    typeof dates.statuses === 'string' &&
    typeof events.coverColours === 'string' &&
    isIntegerList(events.count) &&
    dates.start.length === events.count.reduce((sum, count) => sum + count, 0) &&
    dates.start.length === dates.minutes.length &&
    dates.start.length === dates.statuses.length &&
    Array.isArray(snapshot.categories) &&
    Array.isArray(snapshot.neighborhoods);
  if (!isValid) throw new AppError('unknown', 'The agenda is not in a known format.');
  const placeIds = places.id;
  let nextDateRow = 0;
  const decodedEvents = events.id.map((id, row): EventSummary => {
    const placeId = placeIds[events.place[row] ?? -1] ?? '';
    const firstRow = nextDateRow;
    nextDateRow += events.count[row] ?? 0;
    return {
      id,
      placeId,
      title: events.title[row] ?? '',
      translations: decodeTranslation(events.translatedTitle?.[row]),
      cover: decodeCover(events, row, placeId),
      priceCents: events.price[row] ?? null,
      dates: decodeDates(dates, firstRow, nextDateRow),
    };
  });
  return {
    version,
    events: decodedEvents,
    places: new Map(placeIds.map((id, row) => [id, decodePlace(snapshot, id, row)])),
    isWhole: true,
  };
}

/** A title that the server has translated is in the language of the page, which the request names. */
function decodeTranslation(title: unknown): Translations<'title'> {
  return language === 'pt' || typeof title !== 'string' || title === ''
    ? {}
    : { [language]: { title } };
}

function hasColumns(table: object | undefined, columns: readonly string[]): boolean {
  const { id, ...others } = (table ?? {}) as Record<string, unknown>;
  return (
    Array.isArray(id) &&
    id.every((value) => typeof value === 'string') &&
    columns.every((name) => {
      const column = others[name];
      return Array.isArray(column) && column.length === id.length;
    })
  );
}

function isIntegerList(value: unknown): value is number[] {
  return Array.isArray(value) && value.every(Number.isInteger);
}

function decodePlace(snapshot: AgendaSnapshot, id: string, row: number): EventPlace {
  const { places, categories, neighborhoods } = snapshot;
  const [categoryName, categorySlug] = categories[places.category[row] ?? -1] ?? ['', ''];
  const latitude = places.latitude[row] ?? null;
  const longitude = places.longitude[row] ?? null;
  return {
    id,
    title: places.title[row] ?? '',
    categoryName,
    categorySlug,
    neighborhood: neighborhoods[places.neighborhood[row] ?? 0] ?? '',
    geo:
      latitude === null || longitude === null
        ? null
        : parseCoordinates(latitude / stepsPerDegree, longitude / stepsPerDegree),
    hasBenefit: places.benefit[row] === 1,
  };
}

function decodeDates(
  dates: AgendaSnapshot['dates'],
  firstRow: number,
  endRow: number,
): ListedDate[] {
  let start = 0;
  return Array.from({ length: Math.min(endRow - firstRow, maxEventDates) }, (_, index) => {
    start += dates.start[firstRow + index] ?? 0;
    const end = start + (dates.minutes[firstRow + index] ?? 0);
    return {
      startsAt: new Date(start * minuteMs),
      endsAt: new Date(end * minuteMs),
      status: eventDateStatuses[Number(dates.statuses[firstRow + index])] ?? 'scheduled',
    };
  });
}
