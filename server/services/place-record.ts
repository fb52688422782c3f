import type { Category } from '#domain/category.ts';
import { parseCoordinates } from '#domain/geo.ts';
import { parsePlaceImage } from '#domain/place-image.ts';
import type { PlaceSummary } from '#domain/place-index.ts';
import { parsePriceLevel } from '#domain/price.ts';
import { slugify } from '#domain/slug.ts';

type Fields = Readonly<Record<string, unknown>>;

/** An active place as the server keeps it: what the search snapshot and link previews need. */
export interface PlaceRecord extends Omit<PlaceSummary, 'categoryName' | 'categorySlug'> {
  description: string;
  /** As stored: what an import is compared with. */
  phone: string;
  /** How many pictures its page shows. */
  pictureCount: number;
}

/** An active category as the server keeps it. */
export type CategoryRecord = Pick<Category, 'id' | 'name' | 'slug' | 'description' | 'order'>;

/** Longest description kept for search, in characters. */
const longestDescription = 4_000;
const maxImages = 8;
const maxAmenities = 20;

/**
 * A stored place, of any age, read as the browser's own converter reads it (a contract test holds the
 * two together): defaults for what is missing, bounds on what can grow. Never throws.
 */
export function toPlaceRecord(id: string, fields: Fields): PlaceRecord {
  const title = text(fields['title'], 200);
  return {
    id,
    title,
    description: text(fields['description'], longestDescription),
    phone: text(fields['phone'], 40),
    location: text(fields['location'], 300),
    neighborhood: text(fields['neighborhood'], 100),
    geo: coordinates(fields['geo']),
    categoryId: text(fields['category'], 128),
    rating: Math.round(Math.min(5, Math.max(0, number(fields['rating']) ?? 0)) * 10) / 10,
    reviewsCount: Math.floor(Math.max(0, number(fields['reviewsCount']) ?? 0)),
    price: parsePriceLevel(fields['price']),
    amenities: amenities(fields['amenities']),
    ...pictures(fields, { id, title }),
    createdAt: milliseconds(fields['createdAt']),
  };
}

/** A stored category; its slug is that of its name (SPEC section 2). Never throws. */
export function toCategoryRecord(id: string, fields: Fields): CategoryRecord {
  const name = text(fields['name'], 100);
  return {
    id,
    name,
    slug: slugify(name),
    description: text(fields['description'], 500),
    order: Math.floor(Math.max(0, number(fields['order']) ?? 0)),
  };
}

function text(value: unknown, maxLength: number): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? value.trim().slice(0, maxLength) : '';
}

function number(value: unknown): number | null {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) ? read : null;
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : {};
}

function coordinates(value: unknown): PlaceRecord['geo'] {
  const { latitude, longitude } = fieldsOf(value);
  return parseCoordinates(latitude, longitude);
}

function amenities(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value.slice(0, maxAmenities) : [];
  return [...new Set(list.map((item) => text(item, 60)))].filter((name) => name !== '');
}

/** The cover is the highlighted picture, else the first usable one, else the one of older records. */
function pictures(
  fields: Fields,
  place: { id: string; title: string },
): Pick<PlaceRecord, 'cover' | 'pictureCount'> {
  const list: unknown[] = Array.isArray(fields['images'])
    ? fields['images'].slice(0, maxImages)
    : [];
  const images = list.map((image) => parsePlaceImage(image, place));
  const usable = images.filter((image) => image !== null);
  const highlight = Math.floor(Math.max(0, number(fields['highlightImageIndex']) ?? 0));
  const cover = images[highlight] ?? usable[0] ?? parsePlaceImage(fields['image'], place);
  return { cover, pictureCount: usable.length || (cover ? 1 : 0) };
}

/** Milliseconds since 1970 of a Timestamp, a Date, ISO text or a number; 0 (the oldest) otherwise. */
function milliseconds(value: unknown): number {
  const { seconds, nanoseconds } = fieldsOf(value);
  const read =
    typeof seconds === 'number'
      ? seconds * 1000 + Math.floor((number(nanoseconds) ?? 0) / 1e6)
      : value instanceof Date || typeof value === 'string' || typeof value === 'number'
        ? new Date(value).getTime()
        : 0;
  return Number.isFinite(new Date(read).getTime()) ? read : 0;
}
