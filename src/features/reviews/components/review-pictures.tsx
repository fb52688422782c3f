import { useState } from 'react';
import type { Review } from '#features/reviews/model/review.ts';
import { Badge } from '#ui/badge.tsx';
import { lazyDialog } from '#ui/lazy-part.tsx';
import { PlacePicture } from '#features/pictures/components/place-picture.tsx';
import * as texts from '#features/reviews/texts.ts';

const PhotoViewer = lazyDialog(
  async () => (await import('#features/pictures/components/viewer/photo-viewer.tsx')).PhotoViewer,
);

type ReviewWithPictures = Pick<Review, 'authorName' | 'pictures' | 'picturesStatus'>;

/** Renders the images of a review as thumbnails; a tap opens them in full screen. */
export function ReviewPictures({ review }: { review: ReviewWithPictures }) {
  const { authorName, pictures, picturesStatus } = review;
  const [openPosition, setOpenPosition] = useState<number | null>(null);
  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {pictures.map((picture, position) => (
          <li key={picture.url}>
            <button
              type="button"
              className="block"
              onPointerEnter={PhotoViewer.preload}
              onClick={() => {
                setOpenPosition(position);
              }}
            >
              <PlacePicture
                image={picture}
                alt={texts.reviewPhotoAlt(authorName, position + 1, pictures.length)}
                sizes="96px"
                className="size-24 rounded-control"
              />
            </button>
          </li>
        ))}
      </ul>
      {picturesStatus === 'waiting' && (
        <p className="text-sm text-ink-muted">
          <Badge tone="warning">{texts.picturesInReview}</Badge> {texts.picturesInReviewHint}
        </p>
      )}
      {openPosition !== null && (
        <PhotoViewer
          title={authorName}
          images={pictures}
          startIndex={openPosition}
          onClose={() => {
            setOpenPosition(null);
          }}
        />
      )}
    </>
  );
}
