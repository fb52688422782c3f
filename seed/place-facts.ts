import { factByAmenity } from '#features/places/model/amenity-facts.ts';
import type { PlaceFacts } from '#features/places/model/place-options.ts';
import type { CategorySlug, PlaceContent } from './data/content.ts';
import { hoursFromNotation } from './hours-notation.ts';

/** Facts that follow from an amenity. */
const factByAmenityOfSeed: typeof factByAmenity = {
  ...factByAmenity,
  'Ar Condicionado': 'covered',
};

/** Categories of places that close for the night. A beach is always open, but not a place for the late evening. */
const eveningCategories: readonly CategorySlug[] = [
  'bares',
  'restaurantes',
  'shows',
  'baladas',
  'cafes',
];

/** A place that closes at this hour of the next day, or earlier, is open at midnight. */
const lastMorningHour = '08:00';

/** Returns the facts that the amenities, the hours and the description of a place support; all others are unknown. */
export function factsOf(content: PlaceContent, categorySlug: CategorySlug): PlaceFacts {
  const amenityFacts = content.amenities.flatMap((amenity) => factByAmenityOfSeed[amenity] ?? []);
  return {
    ...Object.fromEntries(amenityFacts.map((name) => [name, 'yes'])),
    ...(eveningCategories.includes(categorySlug) && openLateFact(content.hours)),
    ...content.facts,
  };
}

/** A place is open late if it is open at midnight on every day that it opens, and partly so if on some days. */
function openLateFact(hours: PlaceContent['hours']): Pick<PlaceFacts, 'openLate'> {
  if (typeof hours !== 'string') return {};
  const { periods } = hoursFromNotation(hours);
  const openDays = new Set(periods.map(({ open }) => open.day));
  const lateDays = new Set(
    periods
      .filter(({ open, close }) => close.time <= open.time && close.time <= lastMorningHour)
      .map(({ open }) => open.day),
  );
  if (lateDays.size === 0) return {};
  return { openLate: lateDays.size === openDays.size ? 'yes' : 'partly' };
}
