import { useCallback, useSyncExternalStore } from 'react';

/** Tailwind's md: from here on there is room for two columns. */
export const wideScreen = '(min-width: 48rem)';

/**
 * Whether a media query holds now, and whenever that changes; the server renders for a phone. What is laid out by
 * it moves after hydration: layout is the style sheet's work.
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => {
        list.removeEventListener('change', changed);
      };
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
