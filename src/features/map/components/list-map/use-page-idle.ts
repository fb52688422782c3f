import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { oneScreen, whenNearViewport } from '#ui/progressive/near-view.ts';
import { whenIdle } from '#ui/progressive/when-idle.ts';
import { wideLayoutQuery } from './wide-layout.ts';

/** Maximum time (ms) to wait until the page is idle. */
const maxIdleWaitMs = 3000;

/**
 * Returns true once the screen is wide enough, the element is near the viewport and the page is loaded and idle, so
 * that large content can load. Stays true afterwards.
 */
export function usePageIdle(elementRef: RefObject<Element | null>, isEnabled: boolean): boolean {
  const [isPageIdle, setPageIdle] = useState(false);
  useEffect(() => {
    const element = elementRef.current;
    if (!isEnabled || isPageIdle || !element) return;
    let isUnmounted = false;
    const waitForIdlePage = async () => {
      // On narrow screens the element has no layout and is never near the viewport.
      await Promise.all([
        waitForWideLayout(),
        whenNearViewport(element, oneScreen),
        waitForPageLoad(),
      ]);
      await whenIdle(maxIdleWaitMs);
      if (!isUnmounted) setPageIdle(true);
    };
    void waitForIdlePage();
    return () => {
      isUnmounted = true;
    };
  }, [elementRef, isEnabled, isPageIdle]);
  return isPageIdle;
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
