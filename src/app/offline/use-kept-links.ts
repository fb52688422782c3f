import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Without a network a link opens the page that the service worker kept, with all that it said, where there is one: the
 * screen alone would have to read what it shows.
 */
export function useKeptLinks(isOffline: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    const root = document.getElementById('root');
    if (!isOffline || !root || !('caches' in window)) return;
    const open = (event: MouseEvent) => {
      const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (event.button !== 0 || opensElsewhere || !link?.href || link.target) return;
      const { origin, pathname, search, hash, href } = link;
      if (origin !== location.origin || (hash !== '' && pathname === location.pathname)) return;
      event.preventDefault();
      event.stopPropagation();
      void isKept(origin + pathname + search).then((kept) => {
        if (kept) location.assign(href);
        else void navigate(pathname + search + hash);
      });
    };
    // After the guard of a form, which listens on the document, and before the links themselves.
    root.addEventListener('click', open, { capture: true });
    return () => {
      root.removeEventListener('click', open, { capture: true });
    };
  }, [isOffline, navigate]);
}

async function isKept(address: string): Promise<boolean> {
  try {
    return (await caches.match(address, { ignoreVary: true })) !== undefined;
  } catch {
    // The browser refuses its storage.
    return false;
  }
}
