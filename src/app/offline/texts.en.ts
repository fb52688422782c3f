import { countText } from '#shared/formats/formats.en.ts';
import type { PendingChange } from '#shared/pending-change.ts';
import type { TranslationOf } from '#shared/translation.ts';

// Connection and version of the app
export const offline =
  'You are offline. Search, the places you have already opened, your favourites and your member card are still available.';
export const offlineUncached = 'You are offline. Some pages of the guide may not open.';
export const dismissOffline = 'Got it';
export const newBuild = 'There is a new version of the guide.';
export const postponeUpdate = 'Later';
export const update = 'Update';
export const updating = 'Updating…';
export const codeAway = 'You are offline. This page will open when you are back online.';
export const codeReplaced = 'The guide has just been updated. Try again to open the new version.';

// Pending changes
export const showReview = 'View';

export function sentChangesText(count: number): string {
  return countText(count, 'change sent', 'changes sent');
}

export function refusedChangeText({ kind }: Pick<PendingChange, 'kind'>): string {
  switch (kind) {
    case 'favorite':
      return 'A favourite could not be sent: the place may no longer be in the guide.';
    case 'event':
      return 'A favourite event could not be sent: it may no longer be listed.';
    default:
      return 'A review could not be sent. The text is in your profile.';
  }
}

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.en.ts')>;
