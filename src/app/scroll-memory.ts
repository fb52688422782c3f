import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { Location } from 'react-router-dom';
import { asPageGrows } from '#ui/as-page-grows.ts';
import { isSamePage } from './same-page.ts';

const storageKey = 'guia:scroll';
const remembered = 50;

type Positions = [key: string, top: number][];

function readPositions(): Positions {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? (stored as Positions) : [];
  } catch {
    // Storage refused or damaged: positions are a comfort, not a need.
    return [];
  }
}

function rememberPosition(key: string, top: number): void {
  const others = readPositions().filter(([known]) => known !== key);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...others, [key, top]].slice(-remembered)));
  } catch {
    // As above.
  }
}

/** Whether one is still where a load by address began: unlike a reload or a return, that is at the top. */
let isFreshLoad =
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)
    ?.type === 'navigate';

/** What a position is kept under. The first entry of every load has the same key, so its address tells it apart. */
function entryKey({ key, pathname, search }: Location): string {
  return key === 'default' ? `${key} ${pathname}${search}` : key;
}

function isSameEntry(one: Location, other: Location): boolean {
  return entryKey(one) === entryKey(other) && one.hash === other.hash;
}

/** Back and forward return to where one was; a new page starts at its top. */
export function useScrollMemory(): void {
  const location = useLocation();
  const key = entryKey(location);
  const navigationType = useNavigationType();
  const last = useRef(location);

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  // In a layout effect, and before the scrolling below: what the new page scrolls is not the old one's.
  useLayoutEffect(() => {
    let frame = 0;
    const onScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        rememberPosition(key, window.scrollY);
      });
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
    };
  }, [key]);

  useLayoutEffect(() => {
    if (location.key !== 'default') isFreshLoad = false;
    const before = last.current;
    last.current = location;
    // Nothing has moved: a page that came by its address, which may have been scrolled before this code was there, or
    // Back from an entry that only stood for something open over the page (useBackGuard).
    if (location === before ? isFreshLoad : isSameEntry(location, before)) return undefined;
    // After a reload or a return, the browser or the person has scrolled the page before this code ran.
    if (location === before && window.scrollY > 0) return undefined;
    const stays =
      navigationType === NavigationType.Replace && isSamePage(location, before.pathname);
    if (navigationType === NavigationType.Pop && !isFreshLoad) {
      const top = readPositions().find(([known]) => known === key)?.[1] ?? 0;
      return asPageGrows(() => {
        window.scrollTo(0, top);
        return Math.abs(window.scrollY - top) < 2;
      });
    }
    if (!stays) window.scrollTo(0, 0);
    return undefined;
  }, [key, location, navigationType]);
}
