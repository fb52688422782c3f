import { foldText } from '#shared/text/fold-text.ts';
import { distanceInMetres } from '#shared/geo.ts';
import type { Coordinates } from '#shared/geo.ts';
import { phoneDigits } from '#shared/phone.ts';

/** Fields by which two places are compared. */
export interface ComparedPlace {
  title: string;
  geo: Coordinates | null;
  phone: string;
}

export interface DuplicateMatch<T> {
  place: T;
  /** Matching property: name and position, or phone. */
  matchedBy: 'name' | 'phone';
}

/** Two places with the same name (without generic words) within this distance are the same place. */
const maxDistanceMetres = 150;

/** Words for the kind of a place, ignored in the comparison: 'Restaurante Ostradamus' equals 'Ostradamus'. */
const genericWords = new Set(
  'o a os as de do da dos das e bar restaurante cafe cafeteria choperia pizzaria lanchonete'.split(
    ' ',
  ),
);

/** Returns the folded letters and digits of a name, separated by single spaces. */
function normalizeName(title: string): string {
  return foldText(title)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function toDistinctiveName(title: string): string {
  const words = normalizeName(title).split(' ');
  const distinctiveWords = words.filter((word) => !genericWords.has(word));
  return (distinctiveWords.length > 0 ? distinctiveWords : words).join(' ');
}

/**
 * Index that finds duplicates among ten thousand places without comparing each pair. Places are duplicates if they have
 * the same phone, or the same name without generic words within 150 m. If a position is unknown, the whole name must be
 * the same.
 */
export class DuplicateFinder<T extends ComparedPlace> {
  private readonly byName = new Map<string, T[]>();
  private readonly byPhone = new Map<string, T>();

  add(place: T): void {
    const name = toDistinctiveName(place.title);
    const sameNamePlaces = this.byName.get(name);
    if (sameNamePlaces) sameNamePlaces.push(place);
    else this.byName.set(name, [place]);
    const phone = phoneDigits(place.phone);
    if (phone !== null && !this.byPhone.has(phone)) this.byPhone.set(phone, place);
  }

  /** Returns the added place that is the same as `place`; null if there is none. */
  find(place: ComparedPlace): DuplicateMatch<T> | null {
    const sameNamePlaces = this.byName.get(toDistinctiveName(place.title)) ?? [];
    const sameName = sameNamePlaces.find((other) => isSamePlace(place, other));
    if (sameName) return { place: sameName, matchedBy: 'name' };
    const phone = phoneDigits(place.phone);
    const samePhone = phone === null ? undefined : this.byPhone.get(phone);
    return samePhone ? { place: samePhone, matchedBy: 'phone' } : null;
  }
}

function isSamePlace(place: ComparedPlace, other: ComparedPlace): boolean {
  if (place.geo && other.geo) return distanceInMetres(place.geo, other.geo) <= maxDistanceMetres;
  return normalizeName(place.title) === normalizeName(other.title);
}
