import { memo } from 'react';
import type { CSSProperties } from 'react';
import type { PlaceImage } from '#features/places/model/place.ts';
import { PlacePicture } from '../place-picture.tsx';

interface PhotoSlideProps {
  image: PlaceImage;
  alt: string;
  /** Loaded now, and not only when it is seen. */
  isNear: boolean;
  isZoomed: boolean;
}

/** One picture, whole and as large as its room lets it be. */
export const PhotoSlide = memo(function PhotoSlide({
  image,
  alt,
  isNear,
  isZoomed,
}: PhotoSlideProps) {
  return (
    <div className="photo-slide">
      <div style={{ '--ratio': image.width / image.height } as CSSProperties}>
        <PlacePicture
          image={image}
          alt={alt}
          // Enlarged, it is asked for as it will then be seen.
          sizes={isZoomed ? '250vw' : '100vw'}
          eager={isNear}
          className="size-full"
        />
      </div>
    </div>
  );
});
