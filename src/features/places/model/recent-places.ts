import type { PlaceImage } from '#features/pictures/model/place-image.ts';
import { parsePlaceImage } from '#features/pictures/model/stored-place-images.ts';

/** Place that the user opened, as stored on this device. */
export interface RecentPlace {
  placeId: string;
  title: string;
  categoryName: string;
  neighborhood: string;
  cover: PlaceImage | null;
  seenAt: Date;
}

/** Maximum number of recent places per user. */
export const maxRecentPlaces = 50;

/** Returns the list with `place` at the start and without duplicates. Drops the oldest entry above the limit. */
export function addRecentPlace(
  list: readonly RecentPlace[],
  visitedPlace: RecentPlace,
): readonly RecentPlace[] {
  const others = list.filter(({ placeId }) => placeId !== visitedPlace.placeId);
  return [visitedPlace, ...others].slice(0, maxRecentPlaces);
}

/**
 * Parses the stored list, newest first. Other scripts and the user can write to this storage, so invalid entries are
 * dropped.
 */
export function parseRecentPlaces(storedText: string | null): RecentPlace[] {
  const stored = parseJson(storedText);
  if (!Array.isArray(stored)) return [];
  const places = stored.slice(0, maxRecentPlaces).flatMap((item) => parsePlace(item) ?? []);
  return places.filter(
    ({ placeId }, index) => places.findIndex((other) => other.placeId === placeId) === index,
  );
}

function parsePlace(value: unknown): RecentPlace | null {
  if (typeof value !== 'object' || value === null) return null;
  const stored = value as Record<string, unknown>;
  const readText = (name: string, maxLength: number) =>
    typeof stored[name] === 'string' ? stored[name].slice(0, maxLength) : '';
  const placeId = readText('placeId', 64);
  const title = readText('title', 200);
  const seenAt = new Date(readText('seenAt', 40));
  if (!/^[A-Za-z0-9]+$/.test(placeId) || title === '' || Number.isNaN(seenAt.getTime()))
    return null;
  return {
    placeId,
    title,
    categoryName: readText('categoryName', 100),
    neighborhood: readText('neighborhood', 100),
    cover: parsePlaceImage(stored['cover'], { id: placeId, title }),
    seenAt,
  };
}

function parseJson(storedText: string | null): unknown {
  if (storedText === null) return null;
  try {
    return JSON.parse(storedText);
  } catch {
    return null;
  }
}
