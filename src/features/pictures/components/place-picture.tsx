import { useState } from 'react';
import { imageSrcSet, imageVariantUrl } from '#features/pictures/model/place-image.ts';
import type { PlaceImage } from '#features/pictures/model/place-image.ts';
import { cx } from '#ui/class-names.ts';
import { hasImageFailed } from '#ui/image-failure.ts';

const fallbackUrl = '/placeholder.svg';
/** Width of the `src` file for browsers without srcset. */
const defaultWidth = 640;

interface PlacePictureProps {
  image: PlaceImage | null;
  alt: string;
  /** Displayed width, as the `sizes` attribute. */
  sizes: string;
  /** Loads immediately: for the first images of a screen. */
  eager?: boolean;
  className?: string;
}

/** An image that fills its box: shows its placeholder colour while loading and a drawing on failure. */
export function PlacePicture({ image, alt, sizes, eager = false, className }: PlacePictureProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const usableImage = image && image.url !== failedUrl ? image : null;
  const onFailure = () => {
    if (usableImage) setFailedUrl(usableImage.url);
  };
  return (
    <div className={cx('relative overflow-hidden bg-sunken', className)}>
      {image?.colour && (
        // Not a style attribute: the CSP forbids it in server-rendered HTML.
        <svg aria-hidden className="absolute inset-0 size-full">
          <rect width="100%" height="100%" fill={image.colour} />
        </svg>
      )}
      <img
        key={usableImage?.url ?? fallbackUrl}
        src={usableImage ? imageVariantUrl(usableImage, defaultWidth) : fallbackUrl}
        srcSet={usableImage ? imageSrcSet(usableImage) : undefined}
        sizes={usableImage ? sizes : undefined}
        width={usableImage?.width ?? 320}
        height={usableImage?.height ?? 200}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        draggable={false}
        ref={(picture) => {
          if (hasImageFailed(picture)) onFailure();
        }}
        onError={onFailure}
        className="relative size-full object-cover"
      />
    </div>
  );
}
