import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  window.addEventListener('resize', changed);
  return () => {
    window.removeEventListener('scroll', changed);
    window.removeEventListener('resize', changed);
  };
}

/** Whether the page is scrolled past half the viewport's height (SPEC section 9). */
export function usePastHalfViewport(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > window.innerHeight / 2,
    () => false,
  );
}
