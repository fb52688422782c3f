import { encodeAgenda } from '#features/events/model/agenda/agenda-codec.ts';
import { isUpcomingDate } from '#features/events/model/agenda/agenda.ts';
import type { Agenda, EventPlace, EventSummary } from '#features/events/model/agenda/agenda.ts';
import type { PublicEvent } from '#features/events/model/event-page.ts';
import { encodeNextEvents, findNextEvents } from '#features/events/model/next-event.ts';
import type { NextEvent } from '#features/events/model/next-event.ts';
import { isWholePlace } from '#features/events/model/past-events.ts';
import { toListedDate } from '#features/events/model/event-date.ts';
import { findHighlightImage } from '#features/pictures/model/place-image.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import { toEvent } from '#features/events/model/event.ts';
import type { Language } from '#shared/languages.ts';
import { textIn, translationsFor } from '#shared/translations.ts';
import { compressText, contentVersion } from '#server/platform/http/compressed-body.ts';
import type { CompressedBody } from '#server/platform/http/compressed-body.ts';

/** An active event in memory. toEvent() bounds every field. */
export type EventRecord = PublicEvent;

/** Events at published places, with only the dates that are not over. */
export interface PublicEvents {
  /** The agenda ready to be sent. */
  agendaFile: CompressedBody;
  agenda: Agenda;
  /** Events sorted by their next date. */
  upcomingEvents: readonly EventRecord[];
  event: (id: string) => EventRecord | null;
  /** Returns the events of a place, sorted by their next date. */
  ofPlace: (placeId: string) => readonly EventRecord[];
  /** The next event of each place, shown on cards, by place id. */
  nextEventByPlace: ReadonlyMap<string, NextEvent>;
  /** `nextEventByPlace` ready to be sent, with a separate version, because it changes when a date ends. */
  nextEventsFile: CompressedBody;
  /** Ids of event places whose dates are all over. */
  pastPlaceIds: ReadonlySet<string>;
}

/**
 * Maximum number of dates in the agenda, enough for a city for months. Later dates are on the pages of their event and
 * place.
 */
const maxDates = 6_000;

/** Returns the in-memory record of a stored event. Never throws. */
export function toEventRecord(id: string, fields: unknown): EventRecord {
  const {
    createdBy: _author,
    isActive: _active,
    createdAt: _createdAt,
    ...event
  } = toEvent(id, fields);
  return event;
}

/**
 * Returns the events with their dates that are not over. Events without such dates or without a title are omitted.
 * @param events active ones only
 */
export function upcomingEvents(events: readonly EventRecord[], now: Date): EventRecord[] {
  return events.flatMap((event) => {
    const dates = event.dates.filter((date) => isUpcomingDate(date, now));
    return dates.length === 0 || event.title === '' ? [] : [{ ...event, dates }];
  });
}

/**
 * Builds the events of published places.
 * @param upcoming active events, each with only the dates that are not over
 * @param placeOf the published place with an id; null for any other
 * @param now start of the search for the next event of a place
 * @param options.language language of the visitors, who get no other translations
 * @param options.pastPlaceIds see PublicEvents
 */
export async function buildPublicEvents(
  upcoming: readonly EventRecord[],
  placeOf: (id: string) => PlaceSummary | null,
  now: Date,
  {
    language = 'pt',
    pastPlaceIds = new Set(),
  }: { language?: Language; pastPlaceIds?: ReadonlySet<string> } = {},
): Promise<PublicEvents> {
  const publishedEvents = upcoming
    .filter(({ placeId }) => placeOf(placeId) !== null)
    .map((event) => ({ ...event, translations: translationsFor(language, event.translations) }))
    .toSorted(compareByNextDate);
  const eventsById = new Map(publishedEvents.map((event) => [event.id, event]));
  const eventsByPlace = new Map<string, EventRecord[]>();
  for (const event of publishedEvents) {
    const eventsOfPlace = eventsByPlace.get(event.placeId);
    if (eventsOfPlace) eventsOfPlace.push(event);
    else eventsByPlace.set(event.placeId, [event]);
  }
  const eventPlaces = new Map(
    [...eventsByPlace.keys()].flatMap((id): [string, EventPlace][] => {
      const place = placeOf(id);
      return place ? [[id, toEventPlace(place)]] : [];
    }),
  );
  let dateCount = 0;
  const summaries = publishedEvents.flatMap((event) => {
    dateCount += event.dates.length;
    return dateCount > maxDates ? [] : [toEventSummary(event)];
  });
  const { version: _none, ...columns } = encodeAgenda(summaries, eventPlaces, '');
  const text = JSON.stringify(columns);
  const version = contentVersion(text);
  const nextEventByPlace = findNextEvents(
    publishedEvents,
    now,
    (event) => isWholePlace(event, placeOf(event.placeId)),
    (event) => textIn(language, event, 'title').text,
  );
  const nextText = JSON.stringify(encodeNextEvents(nextEventByPlace));
  return {
    agendaFile: await compressText(JSON.stringify({ version, ...columns }), { version }),
    nextEventByPlace,
    nextEventsFile: await compressText(nextText),
    agenda: { events: summaries, places: eventPlaces, isWhole: true },
    upcomingEvents: publishedEvents,
    event: (id) => eventsById.get(id) ?? null,
    ofPlace: (placeId) => eventsByPlace.get(placeId) ?? [],
    pastPlaceIds,
  };
}

/** Returns the event fields shown on cards. */
export function toEventSummary({
  id,
  placeId,
  title,
  translations,
  images,
  priceCents,
  dates,
}: EventRecord): EventSummary {
  return {
    ...{ id, placeId, title, translations: onlyTitles(translations) },
    ...{ cover: findHighlightImage(images, 0), priceCents },
    dates: dates.map(toListedDate),
  };
}

function onlyTitles(translations: EventRecord['translations']): EventSummary['translations'] {
  return Object.fromEntries(
    Object.entries(translations).flatMap(([language, { title }]) =>
      title === undefined ? [] : [[language, { title }]],
    ),
  );
}

function toEventPlace(place: PlaceSummary): EventPlace {
  const { id, title, categoryName, categorySlug, neighborhood, geo, benefit } = place;
  const hasBenefit = benefit !== null && benefit !== undefined;
  return { id, title, categoryName, categorySlug, neighborhood, geo, hasBenefit };
}

function compareByNextDate(a: EventRecord, b: EventRecord): number {
  const firstStart = ({ dates }: EventRecord) => dates[0]?.startsAt.getTime() ?? 0;
  return firstStart(a) - firstStart(b) || (a.id < b.id ? -1 : 1);
}
