import type { TranslationOf } from '#shared/translation.ts';

// Buttons and links
export const close = 'Close';
export const cancel = 'Cancel';
export const stop = 'Stop';
export const tryAgain = 'Try again';
export const back = 'Back';
export const readMore = 'Read more';
export const readLess = 'Read less';
export const clearSearch = 'Clear search';
export const clear = 'Clear';
export const clearFilters = 'Clear filters';

export function remove(name: string): string {
  return `Remove ${name}`;
}

// Saving
export const saved = 'Saved';

// Loading
export const opening = 'Opening…';
export const loadingMore = 'Loading…';
export const partNotLoaded =
  'This part of the guide did not load. Check your connection and try again.';
export const needsConnection = 'You are offline. Try again when you are back online.';

// Pages of a list
export const pages = 'Pages';
export const previousPage = 'Previous page';
export const previous = 'Previous';
export const nextPage = 'Next page';
export const next = 'Next';

export function pageNumber(page: number): string {
  return `Page ${page.toLocaleString('en-GB')}`;
}

export function nextItems(count: number, isEnd: boolean): string {
  return `${count} more in the list.${isEnd ? ' End of the list.' : ''}`;
}

// Leaving a page with unsaved changes
export const leaveTitle = 'Leave this page?';
export const leave = 'Leave';
export const stay = 'Stay here';

// Password fields
export const password = 'password';

export function showValue(valueName: string): string {
  return `Show ${valueName}`;
}

export function hideValue(valueName: string): string {
  return `Hide ${valueName}`;
}

export type Complete = TranslationOf<typeof import('./texts.ts'), typeof import('./texts.en.ts')>;
