import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { nearView } from '#ui/near-view.ts';
import { whenIdle } from '#ui/when-idle.ts';
import { besideList } from './beside-list.ts';

/** Maximum time (ms) to wait until the page is idle. */
const patienceMs = 3000;

/**
 * Returns true once the screen is wide enough, the element is near the viewport and the page is loaded and idle, so
 * that large content can load. Stays true afterwards.
 */
export function usePageAtRest(place: RefObject<Element | null>, isWanted: boolean): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!isWanted || isAtRest || !element) return;
    let isGone = false;
    const rest = async () => {
      // On narrow screens the element has no layout and is never near the viewport.
      await Promise.all([roomBeside(), nearView(element), whenLoaded()]);
      await whenIdle(patienceMs);
      if (!isGone) setAtRest(true);
    };
    void rest();
    return () => {
      isGone = true;
    };
  }, [place, isWanted, isAtRest]);
  return isAtRest;
}

function roomBeside(): Promise<unknown> {
  const room = matchMedia(besideList);
  if (room.matches) return Promise.resolve();
  return new Promise((resolve) => {
    room.addEventListener('change', resolve, { once: true });
  });
}

function whenLoaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    addEventListener('load', resolve, { once: true });
  });
}
