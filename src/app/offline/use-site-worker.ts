import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { isUnfinished } from '#ui/form/unfinished.ts';
import { keepRead } from './keep-read.ts';
import { goToBuild, keepSeen, registerWorker, watchBuilds } from './site-worker.ts';

const askedAgainMs = 1000;

/**
 * Registers the service worker and tells it which pages are seen.
 * @returns what loads another build than that of the page, once there is one and nobody is in the middle of something
 */
export function useSiteWorker(): (() => void) | null {
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
    void keepSeen(pathname);
    return keepRead(client, pathname);
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
