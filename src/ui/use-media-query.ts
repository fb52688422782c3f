import { useCallback, useSyncExternalStore } from 'react';

/** Tailwind's md breakpoint: wide enough for two columns. */
export const wideScreen = '(min-width: 48rem)';

/**
 * Returns whether a media query matches, and updates on change. The server renders for a phone, so layout that depends
 * on it shifts after hydration: use CSS for layout.
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const mediaQueryList = matchMedia(query);
      mediaQueryList.addEventListener('change', onChange);
      return () => {
        mediaQueryList.removeEventListener('change', onChange);
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
