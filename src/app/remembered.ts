import { useEffect } from 'react';

/**
 * index.html says before the first paint what this device remembers, so that nothing rendered for a stranger is seen
 * that this person sees otherwise (`of-session` and `of-theme` in class names). From here on the page
 * shows what is remembered.
 */
export function showRemembered(): void {
  delete document.documentElement.dataset['remembers'];
}

/** Stands beside the screen, within the same boundary: it takes effect when both have been hydrated. */
export function RememberedShown(): null {
  useEffect(showRemembered, []);
  return null;
}
