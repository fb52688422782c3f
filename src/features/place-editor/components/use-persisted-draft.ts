import { useCallback, useEffect, useRef, useState } from 'react';
import { savePlaceDraft } from '#features/places/data/place-draft-store.ts';
import type { StoredPlaceDraft } from '#features/places/data/place-draft-store.ts';

const saveDelayMs = 500;

/**
 * Stores a draft on this device shortly after each change, and immediately when the page is hidden.
 * @param owner user and place of the draft; `placeId` is null for a new place
 * @param content the draft; null if there is nothing to store
 */
export function usePersistedDraft(
  owner: { uid: string; placeId: string | null },
  content: Omit<StoredPlaceDraft, 'savedAt'> | null,
) {
  const { uid, placeId } = owner;
  const [isSaved, setSaved] = useState(true);
  const pendingDraft = useRef<Omit<StoredPlaceDraft, 'savedAt'> | null>(null);
  const contentJson = content && JSON.stringify(content);

  const flush = useCallback(() => {
    const draftToSave = pendingDraft.current;
    pendingDraft.current = null;
    if (draftToSave)
      setSaved(savePlaceDraft({ uid, placeId }, { ...draftToSave, savedAt: Date.now() }));
  }, [uid, placeId]);

  useEffect(() => {
    pendingDraft.current =
      contentJson === null ? null : (JSON.parse(contentJson) as StoredPlaceDraft);
    const timer = setTimeout(flush, saveDelayMs);
    return () => {
      clearTimeout(timer);
    };
  }, [contentJson, flush]);

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

  const discard = useCallback(() => {
    pendingDraft.current = null;
    savePlaceDraft({ uid, placeId }, null);
  }, [uid, placeId]);

  return { isSaved, flush, discard };
}
