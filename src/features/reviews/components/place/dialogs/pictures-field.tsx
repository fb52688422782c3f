import { useId } from 'react';
import type { PlaceImage } from '#features/pictures/model/place-image.ts';
import { maxReviewPictures } from '#features/reviews/model/review-options.ts';
import * as texts from '#features/reviews/texts.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

// Lazy-loaded, because most reviews have no images.
const ImagePicker = lazyPart(
  texts.loadingPictures,
  async () => (await import('#features/pictures/components/picker/image-picker.tsx')).ImagePicker,
);

interface PicturesFieldProps {
  placeId: string;
  placeName: string;
  /** Images of the stored review or of the restored draft. */
  pictures: readonly PlaceImage[];
  error: string;
  onChange: (state: { images: PlaceImage[]; isBusy: boolean; failedCount: number }) => void;
}

/** Renders the picker of up to three images for a review. */
export function PicturesField({
  placeId,
  placeName,
  pictures,
  error,
  onChange,
}: PicturesFieldProps) {
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      data-problem={error || undefined}
      aria-describedby={error ? `${id}-problem` : undefined}
    >
      <p id={`${id}-label`} className="mb-1 text-sm font-semibold">
        {texts.picturesLabel}
      </p>
      <ImagePicker
        kind="review"
        placeId={placeId}
        placeName={placeName}
        initialImages={pictures}
        maxImages={maxReviewPictures}
        onChange={({ images, isBusy, failedCount }) => {
          onChange({ images, isBusy, failedCount });
        }}
      />
      {error && (
        <p id={`${id}-problem`} className="mt-1 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
