import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

const storageKey = 'guia:scroll';
const remembered = 50;
/** How long a page may take to grow back to where it was left. */
const patienceMs = 3000;

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

/** Scrolls to `top`, again while the page grows, until it fits or the person scrolls. */
function scrollBackTo(top: number): () => void {
  window.scrollTo(0, top);
  if (Math.abs(window.scrollY - top) < 2) return () => undefined;

  const watcher = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) < 2) stop();
  });
  const stop = () => {
    watcher.disconnect();
    clearTimeout(timer);
    window.removeEventListener('wheel', stop);
    window.removeEventListener('touchstart', stop);
    window.removeEventListener('keydown', stop);
  };
  const timer = setTimeout(stop, patienceMs);
  window.addEventListener('wheel', stop, { passive: true });
  window.addEventListener('touchstart', stop, { passive: true });
  window.addEventListener('keydown', stop);
  watcher.observe(document.body);
  return stop;
}

/** Back and forward return to where one was; a new page starts at its top. */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation();
  const navigationType = useNavigationType();

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
    if (navigationType === NavigationType.Pop) {
      const top = readPositions().find(([known]) => known === key)?.[1] ?? 0;
      return scrollBackTo(top);
    }
    if (navigationType === NavigationType.Push) window.scrollTo(0, 0);
    return undefined;
    // A replace corrects the address of the same page and moves nothing.
  }, [key, pathname, navigationType]);
}
