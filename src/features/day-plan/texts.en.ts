import type { DayIdea } from '#features/day-plan/model/day-idea.ts';
import type { DayPlan } from '#features/day-plan/model/day-plan.ts';
import * as brand from '#shared/brand.ts';
import { formatDecimal, formatInteger } from '#shared/formats/formats.en.ts';
import type { TranslationOf } from '#shared/translation.ts';

// Plan of a day
export function tooManyPlaces(maximum: number): string {
  return `You can choose up to ${maximum} places per day. Remove one to choose another.`;
}

export const planPageTitle = `Plan your day · ${brand.name}`;
export const planTitle = 'Plan your day';
export const planLead =
  'Choose where to go. We put the places in order by opening hours and distance, with an hour at each.';
export const choosePlacesTitle = 'Where would you like to go?';
export const choosePlaces = 'Choose places';
export const choosePlacesHint = 'Choose up to eight places and see the best order for the day.';
export const dayLabel = 'Day';
export const dayOutOfRange = 'Choose a day from today to one year from now.';
export const startTimeLabel = 'Starts at';
export const addPlace = 'Add a place';
export const startOver = 'Start over';

// Ideas
export const readyDaysTitle = 'Ready-made days';
export const readyDayTitles: Record<DayIdea, string> = {
  rain: 'Rain outside',
  children: 'With the family',
  beach: 'Toes in the sand',
  sunset: 'Until the sun goes down',
};

/** @param time 'HH:MM' of the first visit */
export function readyDaySummary(
  count: number,
  time: string,
  day: 'today' | 'tomorrow' | null,
): string {
  const start = day === null ? time : `${day === 'today' ? 'Today' : 'Tomorrow'}, ${time}`;
  return `${start} · ${count} ${count === 1 ? 'place' : 'places'}`;
}

export const ideasTitle = 'Combine ideas';
export const beachIdea = 'Beach';
export const chooseIdeaHint = 'Choose one or more to plan your day.';
export const fillDay = 'Plan my day';
export const nothingForIdeas =
  'We found no open places for this idea on this day. Choose another idea.';

// Stops
export const skipReasons: Record<DayPlan['skipped'][number]['reason'], string> = {
  closed: 'Closed on this day.',
  'no-time': 'There is not enough time before it closes.',
};

export const loadingPlaces = 'Loading places…';
export const stopsLabel = 'Your day';
export const openRoute = 'Open the route on the map';
export const skippedTitle = 'Left out';
export const placeGone = 'One of the places is no longer in the guide.';

export function removeStop(title: string): string {
  return `Remove ${title} from the day`;
}

export const removeUnknownStop = 'Remove this place from the day';

export function stopDistance(metres: number, isFirst: boolean): string {
  const roundedMetres = Math.max(Math.round(metres / 10) * 10, 10);
  const kilometres = metres / 1000;
  const distance =
    roundedMetres < 1000
      ? `${formatInteger(roundedMetres)} m`
      : `${formatDecimal(kilometres, kilometres < 9.95 ? 1 : 0)} km`;
  return `· ${distance} from ${isFirst ? 'you' : 'the previous one'}`;
}

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.en.ts')>;
