import { basePath, language } from '#shared/language.ts';
import { useState, useEffect } from 'react';
import { useNavigate, useLocation } from 'react-router-dom';
import { useQueryClient } from '@tanstack/react-query';
import * as texts from '#app/offline/texts.ts';
import { Button } from '#ui/button.tsx';
import { BottomBanner } from '#ui/foot-banner.tsx';
import { hasUnfinishedInput } from '#ui/form/unfinished.ts';
import { isServerReachable } from '#platform/health/reachable.ts';
import { errorCode } from '#shared/app-error.ts';
import { cachedAtDataName } from '#shared/service-worker.ts';
import { reportOffline } from '#ui/use-is-offline.ts';
import { optionalPart } from '#ui/progressive/lazy-part.tsx';
import { cachePlacePage } from './cache-place-page.ts';
import { activateBuild, cacheVisitedPage, registerWorker, watchBuilds } from './site-worker.ts';

const LanguageOffer = optionalPart(
  async () => (await import('#features/language/components/language-offer.tsx')).LanguageOffer,
);

/**
 * Renders a banner at the bottom of every page while the device is offline (with a hint about what still works), or if
 * another build is available; otherwise the offer of the visitor's language, if the page is in another one.
 */
export function ConnectionBanners() {
  const isOffline = useOfflineDetection();
  const loadNewBuild = useSiteWorker();
  useCachedLinks(isOffline);
  const [isDismissed, setDismissed] = useState(false);
  const [isPostponed, setPostponed] = useState(false);
  const [isReloading, setReloading] = useState(false);
  if (!isOffline && isDismissed) setDismissed(false);

  if (isOffline) {
    const isCached = Boolean(navigator.serviceWorker?.controller);
    const sentence = isCached ? texts.offline : texts.offlineUncached;
    return (
      <BottomBanner sentence={isDismissed ? null : sentence}>
        <Button
          variant="quiet"
          onClick={() => {
            setDismissed(true);
          }}
        >
          {texts.dismissOffline}
        </Button>
      </BottomBanner>
    );
  }
  const isUpdateShown = loadNewBuild !== null && !isPostponed;
  return (
    <>
      {!isUpdateShown && !navigator.language.startsWith(language) && <LanguageOffer />}
      <BottomBanner sentence={isUpdateShown ? texts.newBuild : null}>
        <Button
          variant="quiet"
          onClick={() => {
            setPostponed(true);
          }}
        >
          {texts.postponeUpdate}
        </Button>
        <Button
          variant="quiet"
          aria-disabled={isReloading}
          onClick={() => {
            if (isReloading) return;
            setReloading(true);
            loadNewBuild?.();
          }}
        >
          {isReloading ? texts.updating : texts.update}
        </Button>
      </BottomBanner>
    </>
  );
}

/**
 * Makes links open the page cached by the service worker, with its data, while offline. Client-side navigation would
 * have to fetch the data. Links without a cached page navigate normally.
 */
function useCachedLinks(isOffline: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    const rootElement = document.getElementById('root');
    if (!isOffline || !rootElement || !('caches' in window)) return;
    const openLink = (event: MouseEvent) => {
      const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (event.button !== 0 || opensElsewhere || !link?.href || link.target) return;
      const { origin, pathname, search, hash, href } = link;
      if (origin !== location.origin || (hash !== '' && pathname === location.pathname)) return;
      // Another language is another document.
      if (link.hreflang) return;
      event.preventDefault();
      event.stopPropagation();
      void isPageCached(origin + pathname + search).then((hasCachedPage) => {
        if (hasCachedPage) location.assign(href);
        else void navigate((pathname + search + hash).slice(basePath.length) || '/');
      });
    };
    // Runs after the leave guard of a form, which listens on the document, and before the handlers of the links.
    rootElement.addEventListener('click', openLink, { capture: true });
    return () => {
      rootElement.removeEventListener('click', openLink, { capture: true });
    };
  }, [isOffline, navigate]);
}

async function isPageCached(address: string): Promise<boolean> {
  try {
    return (await caches.match(address, { ignoreVary: true })) !== undefined;
  } catch {
    // The browser refuses access to the cache storage.
    return false;
  }
}

const checkIntervalMs = 1000;

/**
 * Registers the service worker and reports the visited pages to it.
 * @returns a function that loads another build, or null if there is none or the user has unfinished work on the page
 */
function useSiteWorker(): (() => void) | null {
  const { pathname } = useLocation();
  const client = useQueryClient();
  const [registration, setRegistration] = useState<ServiceWorkerRegistration | null>(null);
  const [hasOtherBuild, setHasOtherBuild] = useState(false);
  const [canReload, setCanReload] = useState(false);

  useEffect(() => {
    let stopWatching = () => undefined as void;
    let isUnmounted = false;
    void registerWorker().then((newRegistration) => {
      if (isUnmounted || !newRegistration) return;
      setRegistration(newRegistration);
      stopWatching = watchBuilds(newRegistration, () => {
        setHasOtherBuild(true);
      });
    });
    return () => {
      isUnmounted = true;
      stopWatching();
    };
  }, []);

  useEffect(() => {
    if (!registration) return;
    void cacheVisitedPage(pathname);
    return cachePlacePage(client, pathname);
  }, [registration, client, pathname]);

  useEffect(() => {
    if (!hasOtherBuild) return;
    const checkUnfinishedInput = () => {
      setCanReload(!hasUnfinishedInput());
    };
    checkUnfinishedInput();
    const timer = setInterval(checkUnfinishedInput, checkIntervalMs);
    return () => {
      clearInterval(timer);
    };
  }, [hasOtherBuild]);

  if (!registration || !hasOtherBuild || !canReload) return null;
  return () => void activateBuild(registration);
}

/** Interval between connection checks while offline, in ms, for devices that report no `online` event. */
const recheckIntervalMs = 15_000;

/**
 * Returns true while offline: the browser reports it, or a request failed (a query, or a page served from the cache)
 * and the server does not answer the connection check either.
 */
function useOfflineDetection(): boolean {
  const queryClient = useQueryClient();
  const [isOffline, setOffline] = useState(() => !navigator.onLine);

  useEffect(() => {
    let isUnmounted = false;
    let isChecking = false;
    const checkConnection = async () => {
      if (isChecking) return;
      isChecking = true;
      const isReachable = navigator.onLine && (await isServerReachable());
      isChecking = false;
      if (!isUnmounted) setOffline(!isReachable);
    };
    const startCheck = () => void checkConnection();
    const handleOffline = () => {
      setOffline(true);
    };
    window.addEventListener('online', startCheck);
    window.addEventListener('offline', handleOffline);
    const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      if (errorCode(event.action.error) === 'unavailable') startCheck();
    });
    if (document.documentElement.dataset[cachedAtDataName] !== undefined) startCheck();
    return () => {
      isUnmounted = true;
      window.removeEventListener('online', startCheck);
      window.removeEventListener('offline', handleOffline);
      unsubscribe();
    };
  }, [queryClient]);

  useEffect(() => {
    reportOffline(isOffline);
  }, [isOffline]);

  useEffect(() => {
    if (!isOffline) return;
    let isUnmounted = false;
    const timer = setInterval(() => {
      if (!navigator.onLine) return;
      void isServerReachable().then((isReachable) => {
        if (isReachable && !isUnmounted) setOffline(false);
      });
    }, recheckIntervalMs);
    return () => {
      isUnmounted = true;
      clearInterval(timer);
    };
  }, [isOffline]);

  return isOffline;
}
