import { useRef } from 'react';
import { dequal } from 'dequal/lite';
import type { PlaceWriter } from '#features/places/data/place-writes.ts';
import type { Place } from '#features/places/model/place.ts';
import { usePlaceSaving } from '#features/place-editor/components/use-place-saving.ts';

type Pictures = Pick<Place, 'images' | 'highlightImageIndex'>;

/** Saves the newest pictures of a place by themselves, one save after another. */
export function usePhotoSaving(place: Place, writer: PlaceWriter) {
  const { state, update } = usePlaceSaving(writer, place.id);
  const { images, highlightImageIndex } = place;
  const stored = useRef<Pictures>({ images, highlightImageIndex });
  const wanted = useRef<Pictures>({ images, highlightImageIndex });
  const isSaving = useRef(false);
  /** Whether the record may hold what could not be saved, since only the answer was lost. */
  const isUnsure = useRef(false);

  const saveWanted = async (): Promise<void> => {
    if (isSaving.current) return;
    isSaving.current = true;
    while (isUnsure.current || !dequal(stored.current, wanted.current)) {
      const next = wanted.current;
      const saved = await update({ base: stored.current, wanted: next });
      isUnsure.current = saved === null;
      if (!saved) break;
      stored.current = next;
    }
    isSaving.current = false;
  };

  return {
    state,
    save: (next: Pictures) => {
      wanted.current = next;
      void saveWanted();
    },
    retry: () => void saveWanted(),
  };
}
