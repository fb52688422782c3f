import { maxEventTitleLength } from '#features/events/model/event-options.ts';
import type { EventDate, EventDateStatus } from '#features/events/model/event-date.ts';
import { toStoredEventDate } from '#features/events/model/event-date.ts';
import { expandPattern, newPattern } from '#features/events/model/event-pattern.ts';
import { placeUploadFolder, smallerWidths } from '#features/pictures/model/place-image.ts';
import { slugify } from '#shared/text/slug.ts';
import { toStoredImages } from '#features/places/model/stored-place-lists.ts';
import { dayMs } from '#shared/time-units.ts';
import { isoDateOf, wallClockAt, weekdayOf } from '#shared/zoned-time.ts';
import { eventArtKey } from './art-keys.ts';
import { artHeight, artWidth } from './art/svg.ts';
import { uidOf } from './build-people.ts';
import type { SeedPlaceDraft } from './build-places.ts';
import type { EventFields, PictureFile, SavedEventFields, SeedDocument } from './city.ts';
import { agenda, savedEventTitles } from './data/agenda.ts';
import { agendaTranslations } from './data/translations/agenda.ts';
import type { SeedEvent, SeedRepetition, FirstDay } from './data/agenda.ts';
import { generatedAgenda } from './data/generated-agenda.ts';
import { managedTitles } from './data/people.ts';
import { randomFor, stableId } from './random.ts';

/** Maximum number of future event dates in total. Events at generated places are added only up to this number. */
export const maxComingDates = 2_000;

export interface BuiltEvents {
  events: SeedDocument<EventFields>[];
  pictures: PictureFile[];
}

interface EventsContext {
  now: Date;
  /** Hand-written places. */
  drafts: readonly SeedPlaceDraft[];
  /** Generated places. */
  extra: readonly SeedPlaceDraft[];
  colourOf: (artKey: string) => string;
}

/** Returns the events with dates relative to the day of seeding. */
export function buildEvents({ now, drafts, extra, colourOf }: EventsContext): BuiltEvents {
  const places = new Map(drafts.map((draft) => [draft.content.title, draft]));
  const pictures: PictureFile[] = [];
  const events = agenda.map((content) => {
    const place = places.get(content.place);
    if (place === undefined)
      throw new Error(`An event of the seed has an unknown place: ${content.place}`);
    const cover = coverOf(content, place);
    pictures.push(cover);
    return eventDocument(content, { place, now, images: storedCover(cover, colourOf) });
  });
  const room = maxComingDates - comingDates(events, now);
  return { events: [...events, ...generateEvents(extra, room, now)], pictures };
}

/** Returns the events saved by the demo accounts. */
export function buildSavedEvents(now: Date): SeedDocument<SavedEventFields>[] {
  return Object.entries(savedEventTitles).flatMap(([key, titles]) =>
    titles.map((title, index) => {
      const userId = uidOf(key);
      const eventId = eventIdOf(title);
      const createdAt = new Date(now.getTime() - (index * 2 + 1) * dayMs);
      return { id: `${userId}_${eventId}`, fields: { userId, eventId, createdAt } };
    }),
  );
}

export function eventIdOf(title: string): string {
  return stableId(`event/${slugify(title)}`);
}

function coverOf(content: SeedEvent, place: SeedPlaceDraft): PictureFile {
  const name = stableId(`event/${slugify(content.title)}/picture`, 10);
  return { folder: place.document.id, name, artKey: eventArtKey(content) };
}

function storedCover(
  { folder, name, artKey }: PictureFile,
  colourOf: (artKey: string) => string,
): string[] {
  return toStoredImages([
    {
      url: `${placeUploadFolder(folder)}${name}.webp`,
      width: artWidth,
      height: artHeight,
      widths: smallerWidths(artWidth),
      colour: colourOf(artKey),
      isDrawing: true,
    },
  ]);
}

type UndrawnEvent = Omit<SeedEvent, 'cover'>;

interface EventContext {
  place: SeedPlaceDraft;
  now: Date;
  /** In their stored form. */
  images: string[];
}

function eventDocument(
  content: UndrawnEvent,
  { place, now, images }: EventContext,
): SeedDocument<EventFields> {
  const key = `event/${slugify(content.title)}`;
  const dates = datesOf(content, now);
  const [first] = dates;
  const createdAt = new Date(
    Math.min(now.getTime(), first?.startsAt.getTime() ?? Infinity) -
      randomFor(key).between(6, 40) * dayMs,
  );
  const translations = agendaTranslations[content.title];
  const isManaged = managedTitles.some((title) => title === content.place);
  return {
    id: stableId(key),
    fields: {
      placeId: place.document.id,
      title: content.title,
      description: content.description,
      ...(translations && { translations }),
      images,
      ...storedDates(dates),
      priceCents: content.price ?? null,
      ticketUrl: content.tickets ? `https://ingressos.example.com/${content.tickets}` : '',
      ageLimit: content.age ?? null,
      access: [...(content.access ?? [])],
      isActive: content.isActive ?? true,
      createdBy: uidOf(isManaged ? 'gerente' : 'admin'),
      revision: 0,
      createdAt,
      updatedAt: createdAt,
    },
  };
}

function storedDates(dates: readonly EventDate[]): Pick<EventFields, 'dates' | 'lastAt'> {
  return {
    dates: dates.map(toStoredEventDate),
    lastAt: new Date(Math.max(...dates.map(({ endsAt }) => endsAt.getTime()))),
  };
}

function datesOf(content: UndrawnEvent, now: Date): EventDate[] {
  const { cancelled = [], soldOut = [] } = content;
  const firstDay = dayOf(content.from, wallClockAt(now).dayNumber);
  const [start = '', end = ''] = content.hours.split('-');
  const pattern = {
    ...newPattern,
    ...content.repetition,
    ...{ day: isoDateOf(firstDay), start, end },
    endDay: content.nights ? isoDateOf(firstDay + content.nights) : '',
    until: isoDateOf(firstDay + content.forDays - 1),
  };
  const { dates, problems } = expandPattern(pattern, null);
  if (problems.length > 0)
    throw new Error(`An event of the seed has no valid dates: ${content.title}`);
  let coming = -1;
  return dates.map((date, index): EventDate => {
    const isComing = date.endsAt > now;
    if (isComing) coming += 1;
    const changed = (positions: readonly number[]) => isComing && positions.includes(coming);
    const status: EventDateStatus = changed(cancelled)
      ? 'cancelled'
      : changed(soldOut)
        ? 'sold_out'
        : 'scheduled';
    return { key: `k${index + 1}`, ...date, status };
  });
}

function dayOf(from: FirstDay, today: number): number {
  if ('inDays' in from) return today + from.inDays;
  if ('weekday' in from) {
    return today + ((from.weekday - weekdayOf(today) + 7) % 7) + 7 * (from.inWeeks ?? 0);
  }
  for (let day = today; ; day += 1) if (isoDateOf(day).endsWith(from.date)) return day;
}

function comingDates(events: readonly SeedDocument<EventFields>[], now: Date): number {
  const text = now.toISOString().slice(0, 16);
  return events
    .flatMap(({ fields }) => fields.dates)
    .filter((date) => (/\/(\S+)Z/.exec(date)?.[1] ?? '') > text).length;
}

/** Repetitions of generated events, with their duration in days. */
const generatedRepetitions: readonly [SeedRepetition, forDays: number][] = [
  [{ repeats: 'once' }, 1],
  [{ repeats: 'days' }, 3],
  [{ repeats: 'weeks', weekdays: [4] }, 42],
  [{ repeats: 'weeks', weekdays: [5] }, 42],
  [{ repeats: 'weeks', weekdays: [6, 0] }, 21],
  [{ repeats: 'months', week: 1, weekday: 3 }, 110],
];

/** Returns events at some of the generated places, with at most `room` dates in total. */
function generateEvents(
  places: readonly SeedPlaceDraft[],
  room: number,
  now: Date,
): SeedDocument<EventFields>[] {
  const events: SeedDocument<EventFields>[] = [];
  let left = room;
  for (const place of places) {
    const random = randomFor(`${place.key}/event`);
    const texts = generatedAgenda[place.categorySlug];
    if (!texts || !place.document.fields.isActive || !random.chance(0.08)) continue;
    const [repetition, forDays] = random.pick(generatedRepetitions);
    const content: UndrawnEvent = {
      place: place.content.title,
      title: generatedTitle(place.content.title, random.pick(texts.titles)),
      description: random.pick(texts.descriptions),
      from: { inDays: random.int(0, 40) },
      repetition,
      forDays,
      hours: random.pick(texts.hours),
      price: random.chance(0.4) ? 0 : random.int(2, 12) * 1000,
    };
    const event = eventDocument(content, { place, now, images: [] });
    left -= event.fields.dates.length;
    if (left < 0) break;
    events.push(event);
  }
  return events;
}

/** A place name that makes the title too long is omitted; the event page shows the place anyway. */
function generatedTitle(place: string, title: string): string {
  const whole = `${place}: ${title}`;
  return whole.length <= maxEventTitleLength
    ? whole
    : title.charAt(0).toUpperCase() + title.slice(1);
}
