import { useState, useEffect } from 'react';
import { useNavigate, useLocation } from 'react-router-dom';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '#ui/button.tsx';
import { FootBanner } from '#ui/foot-banner.tsx';
import { isUnfinished } from '#ui/form/unfinished.ts';
import { connectionTexts } from './texts.ts';
import { useOffline } from './use-offline.ts';
import { cachePlacePage } from './cache-place-page.ts';
import { goToBuild, cacheVisitedPage, registerWorker, watchBuilds } from './site-worker.ts';

/**
 * Renders a banner at the bottom of every page: the device is offline (and which pages still open), or a newer build is
 * available.
 */
export function ConnectionBanners() {
  const isOffline = useOffline();
  const goToNewest = useSiteWorker();
  useKeptLinks(isOffline);
  const [isPutAway, setPutAway] = useState(false);
  const [isLater, setLater] = useState(false);
  const [isGoing, setGoing] = useState(false);
  if (!isOffline && isPutAway) setPutAway(false);

  if (isOffline) {
    const isCached = Boolean(navigator.serviceWorker?.controller);
    const sentence = isCached ? connectionTexts.offline : connectionTexts.offlineUncached;
    return (
      <FootBanner sentence={isPutAway ? null : sentence}>
        <Button
          variant="quiet"
          onClick={() => {
            setPutAway(true);
          }}
        >
          Entendi
        </Button>
      </FootBanner>
    );
  }
  return (
    <FootBanner sentence={goToNewest && !isLater ? connectionTexts.newBuild : null}>
      <Button
        variant="quiet"
        onClick={() => {
          setLater(true);
        }}
      >
        Depois
      </Button>
      <Button
        variant="quiet"
        aria-disabled={isGoing}
        onClick={() => {
          if (isGoing) return;
          setGoing(true);
          goToNewest?.();
        }}
      >
        {isGoing ? 'Atualizando...' : 'Atualizar'}
      </Button>
    </FootBanner>
  );
}

/**
 * Makes links open the page cached by the service worker, with its data, while offline. Client-side navigation would
 * have to fetch the data. Links without a cached page navigate normally.
 */
function useKeptLinks(isOffline: boolean): void {
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
    // Runs after the leave guard of a form, which listens on the document, and before the handlers of the links.
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
    // The browser refuses access to the cache storage.
    return false;
  }
}

const askedAgainMs = 1000;

/**
 * Registers the service worker and reports the visited pages to it.
 * @returns a function that loads another build, or null if there is none or the user has unfinished work on the page
 */
function useSiteWorker(): (() => void) | null {
  const { pathname } = useLocation();
  const client = useQueryClient();
  const [registration, setRegistration] = useState<ServiceWorkerRegistration | null>(null);
  const [hasOther, setHasOther] = useState(false);
  const [isFree, setFree] = useState(false);

  useEffect(() => {
    let stop = () => undefined as void;
    let isGone = false;
    void registerWorker().then((registered) => {
      if (isGone || !registered) return;
      setRegistration(registered);
      stop = watchBuilds(registered, () => {
        setHasOther(true);
      });
    });
    return () => {
      isGone = true;
      stop();
    };
  }, []);

  useEffect(() => {
    if (!registration) return;
    void cacheVisitedPage(pathname);
    return cachePlacePage(client, pathname);
  }, [registration, client, pathname]);

  useEffect(() => {
    if (!hasOther) return;
    const look = () => {
      setFree(!isUnfinished());
    };
    look();
    const timer = setInterval(look, askedAgainMs);
    return () => {
      clearInterval(timer);
    };
  }, [hasOther]);

  if (!registration || !hasOther || !isFree) return null;
  return () => void goToBuild(registration);
}
