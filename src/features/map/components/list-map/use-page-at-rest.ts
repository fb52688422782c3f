import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { whenNearViewport } from '#ui/near-view.ts';
import { whenIdle } from '#ui/when-idle.ts';
import { wideLayoutQuery } from './beside-list.ts';

/** Maximum time (ms) to wait until the page is idle. */
const maxIdleWaitMs = 3000;

/**
 * Returns true once the screen is wide enough, the element is near the viewport and the page is loaded and idle, so
 * that large content can load. Stays true afterwards.
 */
export function usePageAtRest(elementRef: RefObject<Element | null>, isWanted: boolean): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    const element = elementRef.current;
    if (!isWanted || isAtRest || !element) return;
    let isUnmounted = false;
    const waitForRest = async () => {
      // On narrow screens the element has no layout and is never near the viewport.
      await Promise.all([waitForWideLayout(), whenNearViewport(element), waitForPageLoad()]);
      await whenIdle(maxIdleWaitMs);
      if (!isUnmounted) setAtRest(true);
    };
    void waitForRest();
    return () => {
      isUnmounted = true;
    };
  }, [elementRef, isWanted, isAtRest]);
  return isAtRest;
}

function waitForWideLayout(): Promise<unknown> {
  const wideLayout = matchMedia(wideLayoutQuery);
  if (wideLayout.matches) return Promise.resolve();
  return new Promise((resolve) => {
    wideLayout.addEventListener('change', resolve, { once: true });
  });
}

function waitForPageLoad(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    addEventListener('load', resolve, { once: true });
  });
}
