import type { EventSummary } from '#features/events/model/agenda/agenda.ts';
import { distanceInMetres } from '#shared/geo.ts';
import type { Coordinates } from '#shared/geo.ts';
import { priceLevels } from './place-options.ts';
import type { PriceLevel } from './place-options.ts';

/** Kinds of rails with related places, in page order. */
export const railKinds = ['similar', 'nearby', 'neighborhood', 'benefit'] as const;
export type RailKind = (typeof railKinds)[number];

/** Places under one heading, nearest or best first. */
export interface RelatedRail<P> {
  kind: RailKind;
  places: P[];
}

/** Related places and next events of a place. */
export interface RelatedContent<P> {
  rails: RelatedRail<P>[];
  /** Next events of the place, soonest first: at most maxPlaceEvents with at most maxDatesPerEvent dates each. */
  events: EventSummary[];
}

/** Maximum number of events on the page of a place. */
export const maxPlaceEvents = 5;
/** Maximum number of dates per event. The page shows one date, and the next one if that date is over or cancelled. */
export const maxDatesPerEvent = 3;

/** Fields of a place that the selection uses. */
export interface RelatedCandidate {
  id: string;
  /** Id of the category. */
  category: string;
  neighborhood: string;
  geo: Coordinates | null;
  rating: number;
  reviewsCount: number;
  price: PriceLevel;
}

export const railSize = { min: 2, max: 4 };
/** Maximum distance (m) of a nearby place. */
const nearbyMetres = 3_000;
/** Maximum distance (m) of a place with a benefit. */
const benefitMetres = 10_000;
/** Minimum length (m) of a degree of latitude. */
const minMetresPerDegree = 110_000;

/**
 * Returns the related places of a place: similar ones, nearby ones, ones in the same neighbourhood, and ones with a
 * club benefit. Each rail has two to four places. The place itself and duplicates are excluded.
 * @param allPlaces active places in any order; the result does not depend on the order
 * @param hasBenefit returns true if the club has a current offer at a place
 */
export function findRelatedPlaces<P extends RelatedCandidate>(
  place: RelatedCandidate,
  allPlaces: readonly P[],
  hasBenefit: (id: string) => boolean,
): RelatedRail<P>[] {
  const others = allPlaces.filter(({ id }) => id !== place.id);
  const origin = place.geo;
  /** Returns the distance (m), or Infinity if it exceeds `maxMetres`. */
  const metresTo = ({ geo }: P, maxMetres: number) => {
    if (!origin || !geo) return Infinity;
    // Excludes most places of a large city without trigonometry.
    if (Math.abs(origin.latitude - geo.latitude) * minMetresPerDegree > maxMetres) return Infinity;
    const metres = distanceInMetres(origin, geo);
    return metres <= maxMetres ? metres : Infinity;
  };
  /** Cost of a place per kind of rail; the lowest cost is selected first. Infinity excludes the place. */
  const costs: Record<RailKind, (other: P) => number> = {
    similar: (other) =>
      other.category === place.category ? ratingAndPriceDifference(place, other) : Infinity,
    nearby: (other) => metresTo(other, nearbyMetres),
    benefit: (other) => (hasBenefit(other.id) ? metresTo(other, benefitMetres) : Infinity),
    neighborhood: (other) =>
      place.neighborhood !== '' && other.neighborhood === place.neighborhood
        ? -other.rating
        : Infinity,
  };
  const usedIds = new Set<string>();
  const rails: RelatedRail<P>[] = [];
  for (const kind of railKinds) {
    const places = findLowestCosts(others, (other) =>
      usedIds.has(other.id) ? Infinity : costs[kind](other),
    );
    if (places.length < railSize.min) continue;
    for (const { id } of places) usedIds.add(id);
    rails.push({ kind, places });
  }
  return rails;
}

/** Returns the difference between two places. One price level weighs as much as one star. */
function ratingAndPriceDifference(first: RelatedCandidate, other: RelatedCandidate): number {
  const levelOf = ({ price }: RelatedCandidate) => priceLevels.indexOf(price);
  return Math.abs(levelOf(first) - levelOf(other)) + Math.abs(first.rating - other.rating);
}

/** Returns the places with the lowest cost. Uses a single pass, because a large city has thousands of places. */
function findLowestCosts<P extends RelatedCandidate>(
  places: readonly P[],
  costOf: (place: P) => number,
): P[] {
  const ranked: { place: P; cost: number }[] = [];
  for (const place of places) {
    const cost = costOf(place);
    if (cost === Infinity) continue;
    const entry = { place, cost };
    const index = ranked.findIndex((other) => isBefore(entry, other));
    if (index === -1) ranked.push(entry);
    else ranked.splice(index, 0, entry);
    if (ranked.length > railSize.max) ranked.pop();
  }
  return ranked.map(({ place }) => place);
}

interface PlaceWithCost {
  place: RelatedCandidate;
  cost: number;
}

/** Returns true if `a` sorts before `b`: by cost, then by rating, then by number of reviews, then by id. */
function isBefore(a: PlaceWithCost, b: PlaceWithCost): boolean {
  const order =
    a.cost - b.cost ||
    b.place.rating - a.place.rating ||
    b.place.reviewsCount - a.place.reviewsCount;
  return order < 0 || (order === 0 && a.place.id < b.place.id);
}
