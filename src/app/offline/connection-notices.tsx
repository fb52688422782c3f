import { useState } from 'react';
import { connectionTexts } from './texts.ts';
import { Button } from '#ui/button.tsx';
import { FootNotice } from '#ui/foot-notice.tsx';
import { useKeptLinks } from './use-kept-links.ts';
import { useOffline } from './use-offline.ts';
import { useSiteWorker } from './use-site-worker.ts';

/** At the foot of every page: that there is no network and what is there nevertheless, or that there is a newer build. */
export function ConnectionNotices() {
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
      <FootNotice sentence={isPutAway ? null : sentence}>
        <Button
          variant="quiet"
          onClick={() => {
            setPutAway(true);
          }}
        >
          Entendi
        </Button>
      </FootNotice>
    );
  }
  return (
    <FootNotice sentence={goToNewest && !isLater ? connectionTexts.newBuild : null}>
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
    </FootNotice>
  );
}
