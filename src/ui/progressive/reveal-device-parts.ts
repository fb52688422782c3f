import { useEffect } from 'react';

/**
 * Shows the parts of the page that depend on the session or theme stored on this device. Before the first paint
 * index.html hides them, because the page was rendered for an anonymous visitor (`depends-on-session` and `depends-on-theme` in class
 * names).
 */
export function revealDeviceParts(): void {
  delete document.documentElement.dataset['stored'];
}

/**
 * Calls revealDeviceParts() after hydration. It is a sibling of the screen in the same Suspense boundary, so it runs
 * when both are hydrated.
 */
export function RevealDeviceParts(): null {
  useEffect(revealDeviceParts, []);
  return null;
}
