import type { EventDate } from '#features/events/model/event-date.ts';
import type { PlaceFacts } from '#features/places/model/place-options.ts';
import { parseEventDate } from '#features/events/model/event-date.ts';

/** A place as stored in the database. Includes inactive places. */
export interface CityPlace {
  id: string;
  title: string;
  description: string;
  /** 'address, city'. */
  location: string;
  neighborhood: string;
  geo: { latitude: number; longitude: number } | null;
  /** Category id. */
  category: string;
  pictures: number;
  rating: number;
  reviewsCount: number;
  ratingCounts: number[];
  price: string;
  amenities: string[];
  facts?: PlaceFacts;
  isActive: boolean;
  /** ISO 8601 timestamp. */
  createdAt: string;
}

/** An event as stored in the database. Includes hidden and past events. */
export interface CityEvent {
  id: string;
  placeId: string;
  title: string;
  description: string;
  dates: EventDate[];
  priceCents: number | null;
  isActive: boolean;
}

export interface CityCategory {
  id: string;
  name: string;
  slug: string;
  order: number;
  isActive: boolean;
}

/** The seeded data, read bypassing the security rules. Screens must show this data. */
export interface City {
  places: CityPlace[];
  events: CityEvent[];
  /** Active categories, in display order. */
  categories: CityCategory[];
  /** Returns the place with this title; throws if there is none. */
  place(title: string): CityPlace;
  /** Returns the active places of the category with this name, newest first. */
  placesOf(categoryName: string): CityPlace[];
  /** Returns the event with this title; throws if there is none. */
  event(title: string): CityEvent;
}

const project = 'demo-guia';
const pageSize = 300;

/** A value of Firestore's REST API. */
type StoredValue = Record<string, unknown>;
type StoredFields = Record<string, StoredValue>;

interface StoredDocument {
  name: string;
  fields?: StoredFields;
}

/** @param host 'host:port' of the local Firestore */
export function documentsUrl(host: string): string {
  return `http://${host}/v1/projects/${project}/databases/(default)/documents`;
}

/** Bypasses the security rules, as the server does. */
export const ownerHeaders = { authorization: 'Bearer owner', 'content-type': 'application/json' };

/** All places, categories and events, including hidden ones. Serializable as JSON. */
export interface CityDocuments {
  places: CityPlace[];
  events: (Omit<CityEvent, 'dates'> & { dates: string[] })[];
  categories: CityCategory[];
}

export async function readCityDocuments(host: string): Promise<CityDocuments> {
  const [places, events, categories] = await Promise.all([
    readCollection(host, 'places', toPlace),
    readCollection(host, 'events', (id, fields) => ({
      ...(fields as unknown as Omit<CityDocuments['events'][number], 'id'>),
      id,
    })),
    readCollection(host, 'categories', toCategory),
  ]);
  return { places, events, categories };
}

/** Reads the current state of the city. */
export async function readCity(host: string): Promise<City> {
  return cityOf(await readCityDocuments(host));
}

export function cityOf({ places, events: stored, categories }: CityDocuments): City {
  const events = stored.map(({ dates, ...event }) => ({
    ...event,
    dates: dates.map(parseEventDate).filter((date) => date !== null),
  }));
  const shown = categories
    .filter(({ isActive }) => isActive)
    .sort((a, b) => a.order - b.order || a.name.localeCompare(b.name, 'pt-BR'));
  return {
    places,
    events,
    categories: shown,
    place: (title) => found(places, title, (place) => place.title),
    placesOf: (name) => {
      const { id } = found(shown, name, (category) => category.name);
      return places
        .filter(({ category, isActive }) => isActive && category === id)
        .sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
    },
    event: (title) => found(events, title, (candidate) => candidate.title),
  };
}

/** Returns the six places of 'Destaques da Semana': highest rating first, then newest first. */
export function bestSix(places: readonly CityPlace[]): CityPlace[] {
  return places
    .filter(({ isActive }) => isActive)
    .sort((a, b) => b.rating - a.rating || (a.createdAt < b.createdAt ? 1 : -1))
    .slice(0, 6);
}

function found<T>(list: readonly T[], wanted: string, nameOf: (item: T) => string): T {
  const item = list.find((candidate) => nameOf(candidate) === wanted);
  if (item === undefined) throw new Error(`The seed has no "${wanted}"`);
  return item;
}

async function readCollection<T>(
  host: string,
  collection: string,
  convert: (id: string, fields: Record<string, unknown>) => T,
): Promise<T[]> {
  const items: T[] = [];
  let token = '';
  do {
    const url = `${documentsUrl(host)}/${collection}?pageSize=${pageSize}&pageToken=${token}`;
    const response = await fetch(url, { headers: ownerHeaders });
    if (!response.ok) throw new Error(`Firestore answered ${response.status} for ${collection}`);
    const page = (await response.json()) as {
      documents?: StoredDocument[];
      nextPageToken?: string;
    };
    for (const { name, fields = {} } of page.documents ?? []) {
      items.push(convert(name.slice(name.lastIndexOf('/') + 1), plainFields(fields)));
    }
    token = encodeURIComponent(page.nextPageToken ?? '');
  } while (token !== '');
  return items;
}

function plainFields(fields: StoredFields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plain(value)]));
}

function plain(value: StoredValue): unknown {
  if ('arrayValue' in value) {
    return ((value['arrayValue'] as { values?: StoredValue[] }).values ?? []).map(plain);
  }
  if ('mapValue' in value) {
    return plainFields((value['mapValue'] as { fields?: StoredFields }).fields ?? {});
  }
  return 'integerValue' in value ? Number(value['integerValue']) : Object.values(value)[0];
}

function toPlace(id: string, fields: Record<string, unknown>): CityPlace {
  const { images, geo, ...others } = fields;
  return {
    ...(others as Omit<CityPlace, 'id' | 'pictures' | 'geo'>),
    id,
    pictures: (images as unknown[]).length,
    geo: (geo as CityPlace['geo'] | undefined) ?? null,
  };
}

function toCategory(id: string, fields: Record<string, unknown>): CityCategory {
  return { ...(fields as unknown as Omit<CityCategory, 'id'>), id };
}
