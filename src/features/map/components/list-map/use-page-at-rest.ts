import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { nearView } from '#ui/near-view.ts';
import { whenIdle } from '#ui/when-idle.ts';
import { besideList } from './beside-list.ts';

/** Longest a busy page is waited for, in milliseconds. */
const patienceMs = 3000;

/**
 * Whether there is room beside the list, an element there has come near what is seen and the page has had nothing to do
 * since: what is large may come. Once it may, it stays.
 */
export function usePageAtRest(place: RefObject<Element | null>, isWanted: boolean): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!isWanted || isAtRest || !element) return;
    let isGone = false;
    const rest = async () => {
      // Without room beside the list it is not laid out, and never near.
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
