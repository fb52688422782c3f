import type { Greeting } from '#features/home/model/greeting.ts';
import * as brand from '#shared/brand.ts';
import type { ErrorSentences } from '#shared/error-sentences.ts';
import type { TranslationOf } from '#shared/translation.ts';

export const homeErrors: ErrorSentences = { default: 'Could not load the highlights' };

export const homeNowErrors: ErrorSentences = { default: 'Could not load what is on now' };

export const greetings: Record<Greeting, string> = {
  morning: 'Good morning',
  afternoon: 'Good afternoon',
  evening: 'Good evening',
};

// Top of the page
export const loadingHomeNow = 'Loading what is on now…';
export const homePageTitle = `${brand.name}: places and events in ${brand.city}`;
export const highlightsTitle = "This week's highlights";
export const loadingHighlights = 'Loading highlights…';
export const noHighlights = 'No highlights yet';
export const viewCategories = 'See categories';
export const noHighlightsHint = 'As soon as places have ratings, the best ones will appear here.';
export const categoriesLabel = 'Categories';
export const loadingCategories = 'Loading categories…';

export const question = `What would you like to do in ${brand.city} today?`;

export const planDay = 'Plan your day';

// Rails
export const openNowTitle = 'Open now';
export const tonightTitle = 'Tonight';
export const benefitsTitle = "Today's club benefits";
export const seeAll = 'See all';
export const neighborhoodsTitle = 'Neighbourhoods';
export const weekendTitle = 'Today and this weekend';
export const seeAgenda = "See what's on";
export const findingNearbyPlaces = 'Looking for places near you…';
export const nearYouHint =
  'Your location is used to sort the places by distance and does not leave this device.';

export const nearYouTitle = 'Near you';

export function placesUnit(count: number): string {
  return count === 1 ? 'place' : 'places';
}

// Club
export const loadingClub = 'Loading the club…';
export const cancelAnyTime = ', and you can cancel whenever you like';
export const discoverClub = 'About the club';
export const viewSubscription = 'See my subscription';
export const todaysBenefits = "Today's benefits";
export const noMoreBenefits = 'There are no more today. See what is valid in the coming days.';
export const endedToday = 'over for today';

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.en.ts')>;
