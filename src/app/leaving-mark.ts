import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { markLeaving, unmarkLeaving } from '#ui/leaving.ts';

/**
 * Marks the page that is being left until the next one is there: that is drawn in slices, and its code may still have
 * to come. Whoever tapped a link sees in the next frame that it was felt.
 */
export function useLeavingMark(): void {
  const location = useLocation();

  useEffect(() => {
    const mark = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      // What the router took has changed the address already, and nothing else has.
      if (event.defaultPrevented && link?.href === window.location.href) {
        markLeaving();
      }
    };
    document.addEventListener('click', mark);
    return () => {
      document.removeEventListener('click', mark);
    };
  }, []);

  useLayoutEffect(unmarkLeaving, [location]);
}
