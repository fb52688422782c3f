import { useMemo, useState } from 'react';
import type { Place } from '#features/places/model/place.ts';
import type { PlaceImage } from '#features/pictures/model/place-image.ts';
import { lazyDialog } from '#ui/lazy-part.tsx';
import { findHighlightImage } from '#features/pictures/model/place-image.ts';
import * as texts from '#features/pictures/texts.ts';
import { PlacePicture } from '../place-picture.tsx';
import { mosaicClasses } from './mosaic.ts';
import { PhotoCarousel } from './photo-carousel.tsx';

/** Returns the images in gallery order: the highlight, then the others as stored. */
function highlightFirst(images: readonly PlaceImage[], highlightIndex: number): PlaceImage[] {
  const highlightImage = findHighlightImage(images, highlightIndex);
  return highlightImage
    ? [highlightImage, ...images.filter((image) => image !== highlightImage)]
    : [];
}

const PhotoViewer = lazyDialog(
  async () => (await import('../viewer/photo-viewer.tsx')).PhotoViewer,
);

type GalleryPlace = Pick<Place, 'title' | 'images' | 'highlightImageIndex'>;

/** The images at the top of the page, highlight first. */
export function Gallery({ place }: { place: GalleryPlace }) {
  const { title } = place;
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const images = useMemo(
    () => highlightFirst(place.images, place.highlightImageIndex),
    [place.images, place.highlightImageIndex],
  );

  if (images.length === 0) {
    return (
      <PlacePicture
        image={null}
        alt=""
        sizes="100vw"
        eager
        className={`aspect-[16/10] ${mosaicClasses}`}
      />
    );
  }
  return (
    <section aria-label={texts.photosOf(title)}>
      <PhotoCarousel title={title} images={images} onOpen={setOpenIndex} />
      {openIndex !== null && (
        <PhotoViewer
          title={title}
          images={images}
          startIndex={openIndex}
          onClose={() => {
            setOpenIndex(null);
          }}
        />
      )}
    </section>
  );
}
