import type { EventSummary } from '#features/events/model/agenda/agenda.ts';
import { distanceInMetres } from '#shared/geo.ts';
import type { Coordinates } from '#shared/geo.ts';
import { priceLevels } from './place.ts';
import type { PriceLevel } from './place.ts';

/** Where one may go on from a place, in the order of the page. */
export const railKinds = ['similar', 'nearby', 'neighborhood', 'benefit'] as const;
export type RailKind = (typeof railKinds)[number];

/** Places under one heading; the nearest or best first. */
export interface Rail<P> {
  kind: RailKind;
  places: P[];
}

/** What leads on from a place. */
export interface LeadingOn<P> {
  rails: Rail<P>[];
  /** What takes place there next, soonest first: at most mostPlaceEvents with mostDatesBeside dates each. */
  events: EventSummary[];
}

/** Events that the page of a place shows. */
export const mostPlaceEvents = 5;
/** Of each it shows one date, and the one after it when that is over or cancelled. */
export const mostDatesBeside = 3;

/** What the choice looks at. */
export interface RelatedCandidate {
  id: string;
  /** Id of its category. */
  category: string;
  neighborhood: string;
  geo: Coordinates | null;
  rating: number;
  reviewsCount: number;
  price: PriceLevel;
}

export const railSize = { least: 2, most: 4 };
/** A place further away is not near, in metres. */
const nearbyMetres = 3_000;
/** Nor is a benefit one goes to from here. */
const benefitMetres = 10_000;
/** A degree of latitude is at least so long. */
const leastMetresOfDegree = 110_000;

/**
 * Where a visitor may go on from a place: places like it, near it, with a benefit of the club, of its neighbourhood.
 * Rails of two to four places, without the place itself and without any place twice.
 * @param all active places in any order; the same ones give the same rails
 * @param hasBenefit whether the club has an offer at a place that is not over
 */
export function relatedPlaces<P extends RelatedCandidate>(
  place: RelatedCandidate,
  all: readonly P[],
  hasBenefit: (id: string) => boolean,
): Rail<P>[] {
  const others = all.filter(({ id }) => id !== place.id);
  const here = place.geo;
  /** Infinity beyond `most`. */
  const metresTo = ({ geo }: P, most: number) => {
    if (!here || !geo) return Infinity;
    // Most of a large city is ruled out without trigonometry.
    if (Math.abs(here.latitude - geo.latitude) * leastMetresOfDegree > most) return Infinity;
    const metres = distanceInMetres(here, geo);
    return metres <= most ? metres : Infinity;
  };
  /** How far each is from being chosen; Infinity for one that is not asked for. */
  const costs: Record<RailKind, (other: P) => number> = {
    similar: (other) => (other.category === place.category ? difference(place, other) : Infinity),
    nearby: (other) => metresTo(other, nearbyMetres),
    benefit: (other) => (hasBenefit(other.id) ? metresTo(other, benefitMetres) : Infinity),
    neighborhood: (other) =>
      place.neighborhood !== '' && other.neighborhood === place.neighborhood
        ? -other.rating
        : Infinity,
  };
  const taken = new Set<string>();
  const rails: Rail<P>[] = [];
  for (const kind of railKinds) {
    const places = cheapest(others, (other) =>
      taken.has(other.id) ? Infinity : costs[kind](other),
    );
    if (places.length < railSize.least) continue;
    for (const { id } of places) taken.add(id);
    rails.push({ kind, places });
  }
  return rails;
}

/** One level of price weighs as much as a whole star. */
function difference(one: RelatedCandidate, other: RelatedCandidate): number {
  const level = ({ price }: RelatedCandidate) => priceLevels.indexOf(price);
  return Math.abs(level(one) - level(other)) + Math.abs(one.rating - other.rating);
}

/** Those of least cost, in one pass: a large city has thousands. */
function cheapest<P extends RelatedCandidate>(
  places: readonly P[],
  costOf: (place: P) => number,
): P[] {
  const found: { place: P; cost: number }[] = [];
  for (const place of places) {
    const cost = costOf(place);
    if (cost === Infinity) continue;
    const entry = { place, cost };
    const at = found.findIndex((other) => isBefore(entry, other));
    if (at === -1) found.push(entry);
    else found.splice(at, 0, entry);
    if (found.length > railSize.most) found.pop();
  }
  return found.map(({ place }) => place);
}

interface Weighed {
  place: RelatedCandidate;
  cost: number;
}

/** Of the same cost the better rated, then what more people rated. */
function isBefore(a: Weighed, b: Weighed): boolean {
  const order =
    a.cost - b.cost ||
    b.place.rating - a.place.rating ||
    b.place.reviewsCount - a.place.reviewsCount;
  return order < 0 || (order === 0 && a.place.id < b.place.id);
}
