import { foldText } from '#shared/text/fold-text.ts';
import { distanceInMetres } from '#shared/geo.ts';
import type { Coordinates } from '#shared/geo.ts';
import { phoneDigits } from '#shared/phone.ts';

/** What two places are compared by. */
export interface ComparedPlace {
  title: string;
  geo: Coordinates | null;
  phone: string;
}

export interface Match<T> {
  with: T;
  /** What they have in common: the name and where they are, or the phone. */
  by: 'name' | 'phone';
}

/** Two places of one name this near are one place that was measured twice. */
const sameSpotMetres = 150;

/** Words that say the kind of a place rather than its name: 'Restaurante Ostradamus' is 'Ostradamus'. */
const kindWords = new Set(
  'o a os as de do da dos das e bar restaurante cafe cafeteria choperia pizzaria lanchonete'.split(
    ' ',
  ),
);

/** Letters and digits of a name, folded, single-spaced. */
function wholeName(title: string): string {
  return foldText(title)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function ownName(title: string): string {
  const words = wholeName(title).split(' ');
  const own = words.filter((word) => !kindWords.has(word));
  return (own.length > 0 ? own : words).join(' ');
}

/**
 * Finds a place that is already there, among ten thousand without comparing with each: places of one name at
 * the same spot (or where it is not known of one of them), or with the same phone.
 */
export class DuplicateFinder<T extends ComparedPlace> {
  private readonly byName = new Map<string, T[]>();
  private readonly byPhone = new Map<string, T>();

  add(place: T): void {
    const name = ownName(place.title);
    const alike = this.byName.get(name);
    if (alike) alike.push(place);
    else this.byName.set(name, [place]);
    const phone = phoneDigits(place.phone);
    if (phone !== null && !this.byPhone.has(phone)) this.byPhone.set(phone, place);
  }

  /** The place that this one repeats; null for none. */
  find(place: ComparedPlace): Match<T> | null {
    const alike = this.byName.get(ownName(place.title)) ?? [];
    const sameName = alike.find((other) => isSamePlace(place, other));
    if (sameName) return { with: sameName, by: 'name' };
    const phone = phoneDigits(place.phone);
    const samePhone = phone === null ? undefined : this.byPhone.get(phone);
    return samePhone ? { with: samePhone, by: 'phone' } : null;
  }
}

function isSamePlace(one: ComparedPlace, other: ComparedPlace): boolean {
  if (one.geo && other.geo) return distanceInMetres(one.geo, other.geo) <= sameSpotMetres;
  return wholeName(one.title) === wholeName(other.title);
}
