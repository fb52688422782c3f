import { distanceInMetres } from '#shared/geo.ts';
import { clockText } from '#shared/zoned-time.ts';
import { minutesOf } from '#features/opening-hours/model/opening-spans.ts';
import type { Span } from '#features/opening-hours/model/opening-spans.ts';
import { intentSearch } from '#features/search/model/intents.ts';
import { noFilters } from '#features/search/model/place-filters.ts';
import { emptySearch } from '#features/search/model/search-params.ts';
import type { SearchState } from '#features/search/model/search-params.ts';
import { maxDelayMinutes, planDay, spansOn, stayMinutes } from './day-plan.ts';
import type { DayPlanOptions, PlannedPlace } from './day-plan.ts';
import { sunsetMinutes } from './sunset.ts';

/** Ideas that fill a day, in display order. They can be combined. */
export const dayIdeas = ['rain', 'children', 'beach', 'sunset'] as const;
export type DayIdea = (typeof dayIdeas)[number];

/** Returns the search that finds the places of an idea. */
export function dayIdeaSearch(idea: DayIdea): SearchState {
  return idea === 'beach'
    ? { ...emptySearch, filters: { ...noFilters, categories: ['praias'] } }
    : intentSearch(idea);
}

/** A place that may be part of a day. */
export interface DayCandidate extends Omit<PlannedPlace, 'plannedAt'> {
  categorySlug: string;
  rating: number;
  /** The ideas that the place is good for. */
  ideas: readonly DayIdea[];
}

/** A part of the day with what visitors do then. */
interface DaySlot {
  /** Minutes since midnight. */
  from: number;
  categorySlugs: readonly string[];
  /** The idea that the place of this slot must be good for. */
  idea?: DayIdea;
}

const outings = ['passeios', 'praias', 'cafes', 'shows'];
/** Categories of places for a meal. They need not be good for the idea, except restaurants for children. */
const meals = ['restaurantes', 'cafes'];
const adultCategories = ['bares', 'baladas'];

/** A place before sunset is visited this long (minutes) before it. */
const beforeSunsetMinutes = 45;
const afterSunsetMinutes = 30;
/** Planned times are multiples of this number of minutes. */
const stepMinutes = 15;
/** A kilometre of travel counts like this part of a star. */
const starsPerKilometre = 0.1;
/** Every idea that a place is good for counts like this number of stars, more than any rating or distance. */
const starsPerIdea = 10;
const maxPerCategory = 2;
/** Number of open places whose route is checked for a part of the day. The check is too slow for all of them. */
const maxCheckedRoutes = 50;
/** Number of days, with different first places, of which the best is taken. */
const comparedDays = 4;

function slotsOf(ideas: readonly DayIdea[], dayNumber: number): DaySlot[] {
  const evening: DaySlot = {
    from: minutesOf('19:00'),
    categorySlugs: ideas.includes('children')
      ? ['restaurantes']
      : ['restaurantes', 'bares', 'shows'],
  };
  const day: DaySlot[] = [
    { from: minutesOf('09:30'), categorySlugs: ['cafes', 'praias', 'passeios'] },
    { from: minutesOf('12:00'), categorySlugs: ['restaurantes'] },
    { from: minutesOf('14:00'), categorySlugs: outings },
  ];
  if (!ideas.includes('sunset')) {
    return [...day, { from: minutesOf('16:30'), categorySlugs: outings }, evening];
  }
  const sunset = Math.round(sunsetMinutes(dayNumber) / stepMinutes) * stepMinutes;
  const view: DaySlot = {
    from: sunset - beforeSunsetMinutes,
    categorySlugs: [...outings, ...meals, 'bares'],
    idea: 'sunset',
  };
  return [...day, view, { ...evening, from: Math.max(evening.from, sunset + afterSunsetMinutes) }];
}

/**
 * Returns true if a place may be part of a day. Its hours must be known. On a rainy day it must be good for rain, whatever
 * else is wanted.
 */
function suitsIdeas({ ideas, categorySlug, hours }: DayCandidate, wanted: readonly DayIdea[]) {
  if (hours.kind !== 'structured') return false;
  if (wanted.includes('rain') && !ideas.includes('rain')) return false;
  if (wanted.includes('children') && adultCategories.includes(categorySlug)) return false;
  const suitable = wanted.includes('children') ? ['cafes'] : meals;
  return suitable.includes(categorySlug) || wanted.some((idea) => ideas.includes(idea));
}

/** Returns whether a complete visit with this planned time is possible, apart from the way to the place. */
function isOpenForVisit(spans: readonly Span[], plannedAt: number): boolean {
  return spans.some(({ start, end }) => {
    const arrives = Math.max(start, plannedAt);
    return arrives <= plannedAt + maxDelayMinutes && arrives + stayMinutes <= end;
  });
}

/** A place of the day with its planned time. */
export interface DaySuggestion {
  id: string;
  /** 'HH:MM'. */
  plannedAt: string;
}

/** A place that can be visited in a part of the day, at the planned time. */
type SlotPlace = DayCandidate & { plannedAt: number };

/** A place of a day with its share of the score of the day. */
type ScoredPlace = SlotPlace & { score: number };

/**
 * Fills a day with well-rated places in a sensible order: a slow morning, lunch, an outing, the sunset or another
 * outing, and the evening. Each place is open during its visit, and no place is visited twice.
 * A part of the day that is over, or for which no place is open, stays free.
 * Of several days with different first places, the best is taken: the best first place may be far from any lunch.
 * @param candidates all places that may be visited
 * @param ideas at least one; places that are good for several of them come first
 */
export function suggestDay(
  candidates: readonly DayCandidate[],
  ideas: readonly DayIdea[],
  options: DayPlanOptions,
): DaySuggestion[] {
  const slots = listSlotPlaces(candidates, ideas, options);
  const days: ScoredPlace[][] = [];
  while (days.length < comparedDays) {
    const day = fillDay(
      slots,
      days.map(([first]) => first?.id),
      ideas,
      options,
    );
    if (day.length === 0) break;
    days.push(day);
  }
  const [best = []] = days.toSorted((a, b) => totalScore(b) - totalScore(a));
  return best.map(({ id, plannedAt }) => ({ id, plannedAt: clockText(plannedAt) }));
}

function totalScore(day: readonly ScoredPlace[]): number {
  return day.reduce((sum, { score }) => sum + score, 0);
}

/** Returns for each part of the day that is not over the suitable places that are open then. */
function listSlotPlaces(
  candidates: readonly DayCandidate[],
  ideas: readonly DayIdea[],
  options: DayPlanOptions,
): SlotPlace[][] {
  const suitable = candidates
    .filter((candidate) => suitsIdeas(candidate, ideas))
    .map((candidate) => ({ ...candidate, spans: spansOn(candidate.hours, options.dayNumber) }));
  return slotsOf(ideas, options.dayNumber).flatMap((slot) => {
    const plannedAt = Math.max(slot.from, options.begins);
    if (plannedAt > slot.from + maxDelayMinutes) return [];
    const places = suitable.filter(
      ({ categorySlug, ideas: suited, spans }) =>
        slot.categorySlugs.includes(categorySlug) &&
        (slot.idea === undefined || suited.includes(slot.idea)) &&
        isOpenForVisit(spans, plannedAt),
    );
    return [places.map((place) => ({ ...place, plannedAt }))];
  });
}

/** Takes the best place for each part of the day, by rating and distance from the previous place. No place of `otherFirstIds` is the first. */
function fillDay(
  slots: readonly SlotPlace[][],
  otherFirstIds: readonly (string | undefined)[],
  ideas: readonly DayIdea[],
  options: DayPlanOptions,
): ScoredPlace[] {
  const chosen: ScoredPlace[] = [];
  for (const places of slots) {
    const position = chosen.at(-1)?.geo ?? options.origin;
    const scoreOf = ({ ideas: suited, rating, geo }: DayCandidate) =>
      starsPerIdea * ideas.filter((idea) => suited.includes(idea)).length +
      rating -
      (position && geo ? (distanceInMetres(position, geo) / 1000) * starsPerKilometre : 0);
    const best = places
      .filter(
        ({ id, categorySlug }) =>
          (chosen.length > 0 || !otherFirstIds.includes(id)) &&
          chosen.every((other) => other.id !== id) &&
          chosen.filter((other) => other.categorySlug === categorySlug).length < maxPerCategory,
      )
      .map((place) => ({ ...place, score: scoreOf(place) }))
      .toSorted((a, b) => b.score - a.score)
      .slice(0, maxCheckedRoutes)
      .find((place) => {
        const day = [...chosen, place];
        const { stops } = planDay(day, options);
        const last = stops.at(-1);
        return (
          day.every(({ id }, index) => stops[index]?.id === id) &&
          last !== undefined &&
          last.leaves - last.arrives === stayMinutes
        );
      });
    if (best) chosen.push(best);
  }
  return chosen;
}
