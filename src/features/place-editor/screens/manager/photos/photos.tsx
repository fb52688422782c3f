import { useState, useRef } from 'react';
import { dequal } from 'dequal/lite';
import { errorCode } from '#shared/app-error.ts';
import { maxPlaceImages } from '#features/pictures/model/image-upload.ts';
import * as texts from '#features/place-editor/panel-texts.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { ImagePicker } from '#features/pictures/components/picker/image-picker.tsx';
import { LeaveGuard } from '#ui/form/leave-guard.tsx';
import { SavingOutcome } from '#ui/form/saving-outcome.tsx';
import { useLeaveWarning } from '#ui/form/use-leave-warning.ts';
import { Button } from '#ui/button.tsx';
import type { PlaceWriter } from '#features/places/data/place-writes.ts';
import type { Place } from '#features/places/model/place.ts';
import { usePlaceSaving } from '#features/place-editor/components/use-place-saving.ts';

interface PhotosProps {
  place: Place;
  writer: PlaceWriter;
  /** Discards unsaved changes and loads the stored images. */
  onReload: () => void;
}

/** Renders the image editor and the result of the last save. */
export function Photos({ place, writer, onReload }: PhotosProps) {
  const { state, save, retry } = useAutoSaveImages(place, writer);
  const [isUploading, setUploading] = useState(false);
  const isFailed = state.kind === 'failed';
  const isOutdated =
    state.kind === 'changed' || (isFailed && errorCode(state.error) === 'conflict');
  useLeaveWarning(state.kind === 'saving');
  return (
    <>
      <h1 className="mt-2 text-2xl font-extrabold wrap-anywhere md:text-3xl">
        {texts.photosOf(place.title)}
      </h1>
      <p className="mt-1 mb-6 max-w-prose text-ink-muted">{texts.photosHint}</p>
      <ImagePicker
        placeId={place.id}
        placeName={place.title}
        initialImages={place.images}
        initialHighlight={place.highlightImageIndex}
        maxImages={maxPlaceImages}
        onChange={({ isBusy, images, highlightImageIndex }) => {
          setUploading(isBusy);
          save({ images, highlightImageIndex });
        }}
      />
      <div className="mt-3 min-h-11">
        <p role="status" className="text-ink-muted">
          {state.kind === 'saving' && texts.saving}
        </p>
        {isOutdated ? (
          <div className="flex flex-col items-start gap-3">
            <FormAlert text={errorSentence(texts.placeImagesSaveErrors, 'conflict')} />
            <Button variant="secondary" onClick={onReload}>
              {texts.viewCurrentImages}
            </Button>
          </div>
        ) : (
          <SavingOutcome
            sentences={texts.placeImagesSaveErrors}
            isSaved={state.kind === 'saved'}
            error={isFailed ? state.error : null}
            onRetry={retry}
          />
        )}
      </div>
      <LeaveGuard isNeeded={isUploading || isFailed || isOutdated}>
        {isUploading ? texts.uploadsPending : texts.imagesNotSaved}
      </LeaveGuard>
    </>
  );
}

type PlaceImages = Pick<Place, 'images' | 'highlightImageIndex'>;

/** Saves the latest images of a place automatically, one request at a time. */
function useAutoSaveImages(place: Place, writer: PlaceWriter) {
  const { state, update } = usePlaceSaving(writer, place.id);
  const { images, highlightImageIndex } = place;
  const storedImages = useRef<PlaceImages>({ images, highlightImageIndex });
  const imagesToSave = useRef<PlaceImages>({ images, highlightImageIndex });
  const isSaving = useRef(false);
  /** True if the images of a failed save may be stored, because the response may have been lost. */
  const isResultUnknown = useRef(false);

  const saveLatestImages = async (): Promise<void> => {
    if (isSaving.current) return;
    isSaving.current = true;
    while (isResultUnknown.current || !dequal(storedImages.current, imagesToSave.current)) {
      const next = imagesToSave.current;
      const saved = await update({ base: storedImages.current, newFields: next });
      isResultUnknown.current = saved === null;
      if (!saved) break;
      storedImages.current = next;
    }
    isSaving.current = false;
  };

  return {
    state,
    save: (next: PlaceImages) => {
      imagesToSave.current = next;
      void saveLatestImages();
    },
    retry: () => void saveLatestImages(),
  };
}
