import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { retryOnPageResize } from '#ui/progressive/retry-on-page-resize.ts';
import { isSamePage } from './same-page.ts';

const storageKey = 'guia:scroll';
const maxPositions = 50;

type Positions = [key: string, top: number][];

function readPositions(): Positions {
  try {
    const storedPositions: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(storedPositions) ? (storedPositions as Positions) : [];
  } catch {
    // Storage is refused or damaged. Scroll positions are optional.
    return [];
  }
}

function storePosition(key: string, top: number): void {
  const otherPositions = readPositions().filter(([storedKey]) => storedKey !== key);
  try {
    sessionStorage.setItem(
      storageKey,
      JSON.stringify([...otherPositions, [key, top]].slice(-maxPositions)),
    );
  } catch {
    // Storage is refused or full.
  }
}

/**
 * True until the first navigation after a load by address. Unlike a reload or a history navigation, such a load starts
 * at the top.
 */
let isFreshLoad =
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)
    ?.type === 'navigate';

/** Returns the key of a stored position. The first entry of every load has the same key, so its address is added. */
function entryKey({ key, pathname, search }: Location): string {
  return key === 'default' ? `${key} ${pathname}${search}` : key;
}

function isSameEntry(first: Location, second: Location): boolean {
  return entryKey(first) === entryKey(second) && first.hash === second.hash;
}

/** Restores the scroll position on back and forward, and scrolls new pages to the top. */
export function useScrollRestoration(): void {
  const location = useLocation();
  const key = entryKey(location);
  const navigationType = useNavigationType();
  const lastLocation = useRef(location);

  // Until the page has loaded, the browser restores the position of a page that was left before this code ran.
  useEffect(() => {
    const takeOver = () => {
      history.scrollRestoration = 'manual';
    };
    if (document.readyState === 'complete') takeOver();
    else addEventListener('load', takeOver);
    return () => {
      removeEventListener('load', takeOver);
    };
  }, []);

  // This layout effect runs before the one that scrolls: scrolling of the new page must not overwrite the stored
  // position of the previous one.
  useLayoutEffect(() => {
    let frameRequestId = 0;
    const onScroll = () => {
      cancelAnimationFrame(frameRequestId);
      frameRequestId = requestAnimationFrame(() => {
        storePosition(key, window.scrollY);
      });
    };
    // A press can lead to the next page before the next frame, in which the browser reports the scrolling.
    const onPress = () => {
      storePosition(key, window.scrollY);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('click', onPress, true);
    return () => {
      cancelAnimationFrame(frameRequestId);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('click', onPress, true);
    };
  }, [key]);

  useLayoutEffect(() => {
    if (location.key !== 'default') isFreshLoad = false;
    const previousLocation = lastLocation.current;
    lastLocation.current = location;
    // No scrolling is needed: the page was loaded by its address and may have been scrolled before this code ran, or
    // the user went back from a history entry that only represents an open overlay (useBackGuard).
    if (location === previousLocation ? isFreshLoad : isSameEntry(location, previousLocation))
      return undefined;
    // After a reload or a history navigation, the browser or the user may have scrolled the page before this code ran.
    if (location === previousLocation && window.scrollY > 0) return undefined;
    const staysOnPage =
      navigationType === NavigationType.Replace && isSamePage(location, previousLocation.pathname);
    if (navigationType === NavigationType.Pop && !isFreshLoad) {
      const storedTop = readPositions().find(([storedKey]) => storedKey === key)?.[1];
      if (storedTop === undefined && location === previousLocation) return undefined;
      const top = storedTop ?? 0;
      return retryOnPageResize(() => {
        window.scrollTo(0, top);
        return Math.abs(window.scrollY - top) < 2;
      });
    }
    if (!staysOnPage) window.scrollTo(0, 0);
    return undefined;
  }, [key, location, navigationType]);
}
