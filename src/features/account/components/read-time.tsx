import { useSyncExternalStore } from 'react';
import * as texts from '#features/account/texts.ts';
import { isFromCache } from '#platform/offline/from-cache.ts';
import { shownReadAt } from '#shared/record/cached-record.ts';
import { formatDateTime } from '#shared/formats/formats.ts';
import { useNow } from '#ui/use-now.ts';

interface QueryReadState {
  data: unknown;
  error: unknown;
  dataUpdatedAt: number;
}

/** Shows when a result was read if it cannot be refreshed now; otherwise renders nothing. */
export function QueryReadTime({ query }: { query: QueryReadState }) {
  const isOffline = useIsOffline();
  const { data, error, dataUpdatedAt } = query;
  const isStale = isOffline || Boolean(error) || isFromCache(data);
  if (data === undefined || !isStale) return null;
  return <ReadTime at={new Date(dataUpdatedAt)} />;
}

export function ReadTime({ at }: { at: Date }) {
  const now = useNow();
  const readTime = formatDateTime(shownReadAt(at.getTime(), now));
  return <p className="text-sm text-ink-muted tabular">{texts.readAt(readTime)}</p>;
}

/** Returns true if the browser reports that it is offline. */
function useIsOffline(): boolean {
  return useSyncExternalStore(
    subscribeToConnectivity,
    () => !navigator.onLine,
    () => false,
  );
}

function subscribeToConnectivity(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
