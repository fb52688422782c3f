import { useCallback, useEffect, useRef, useState } from 'react';
import { savePlaceDraft } from '#features/places/data/place-draft-store.ts';
import type { StoredPlaceDraft } from '#features/places/data/place-draft-store.ts';

const pauseMs = 500;

/**
 * Stores a draft on this device shortly after each change, and immediately when the page is hidden.
 * @param which user and place of the draft; `placeId` is null for a new place
 * @param content the draft; null if there is nothing to store
 */
export function usePersistedDraft(
  which: { uid: string; placeId: string | null },
  content: Omit<StoredPlaceDraft, 'savedAt'> | null,
) {
  const { uid, placeId } = which;
  const [isKept, setKept] = useState(true);
  const waiting = useRef<Omit<StoredPlaceDraft, 'savedAt'> | null>(null);
  const text = content && JSON.stringify(content);

  const flush = useCallback(() => {
    const kept = waiting.current;
    waiting.current = null;
    if (kept) setKept(savePlaceDraft({ uid, placeId }, { ...kept, savedAt: Date.now() }));
  }, [uid, placeId]);

  useEffect(() => {
    waiting.current = text === null ? null : (JSON.parse(text) as StoredPlaceDraft);
    const timer = setTimeout(flush, pauseMs);
    return () => {
      clearTimeout(timer);
    };
  }, [text, flush]);

  useEffect(() => {
    // A phone may discard a hidden page.
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      flush();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [flush]);

  const forget = useCallback(() => {
    waiting.current = null;
    savePlaceDraft({ uid, placeId }, null);
  }, [uid, placeId]);

  return { isKept, flush, forget };
}
