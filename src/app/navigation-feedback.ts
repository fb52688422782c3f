import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { markLeaving, unmarkLeaving } from '#ui/leaving.ts';

/**
 * Marks the current page as being left until the next one is rendered. Rendering is time-sliced and the chunk may still
 * be loading, so the mark gives feedback to a tap in the next frame.
 */
export function useNavigationFeedback(): void {
  const location = useLocation();

  useEffect(() => {
    const markOnNavigation = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      // If the router handled the click, it has already changed the address.
      if (event.defaultPrevented && link?.href === window.location.href) {
        markLeaving();
      }
    };
    document.addEventListener('click', markOnNavigation);
    return () => {
      document.removeEventListener('click', markOnNavigation);
    };
  }, []);

  useLayoutEffect(unmarkLeaving, [location]);
}
