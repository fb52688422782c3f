import { useState } from 'react';
import { imageSrcSet, imageVariantUrl } from '#features/pictures/model/place-image.ts';
import type { PlaceImage } from '#features/pictures/model/place-image.ts';
import { cx } from '#ui/class-names.ts';
import { hasImageFailed } from '#ui/image-failure.ts';

/** Its fragment selects the drawing of a category. */
const fallbackUrl = '/placeholder.svg';
/** Width of the `src` file for browsers without srcset. */
const defaultWidth = 640;

interface PlacePictureProps {
  image: PlaceImage | null;
  alt: string;
  /** Slug of the category of the place, for the drawing that replaces a missing image. */
  category?: string | undefined;
  /** Displayed width, as the `sizes` attribute. */
  sizes: string;
  /**
   * Loads immediately: for the first images of a screen. Until it is loaded, shows the variant that an earlier screen
   * loaded of the same image.
   */
  eager?: boolean;
  className?: string;
}

/** The variant last loaded of each image on this page, by the URL of the image. */
const loadedVariants = new Map<string, string>();

/** An image that fills its box: shows its placeholder colour while loading and a drawing on failure. */
export function PlacePicture({
  image,
  alt,
  category,
  sizes,
  eager = false,
  className,
}: PlacePictureProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const usableImage = image && image.url !== failedUrl ? image : null;
  const onFailure = () => {
    if (usableImage) setFailedUrl(usableImage.url);
  };
  const noteLoaded = ({ complete, naturalWidth, currentSrc }: HTMLImageElement) => {
    if (usableImage && complete && naturalWidth > 0)
      loadedVariants.set(usableImage.url, currentSrc);
  };
  return (
    <div className={cx('dimmed relative overflow-hidden bg-sunken', className)}>
      {image?.colour && (
        // Not a style attribute: the CSP forbids it in server-rendered HTML.
        <svg aria-hidden className="absolute inset-0 size-full">
          <rect width="100%" height="100%" fill={image.colour} />
        </svg>
      )}
      {eager && usableImage && (
        <LoadedVariant key={`loaded ${usableImage.url}`} url={usableImage.url} />
      )}
      <img
        key={usableImage?.url ?? fallbackUrl}
        src={
          usableImage
            ? imageVariantUrl(usableImage, defaultWidth)
            : fallbackUrl + (category ? `#${category}` : '')
        }
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
          // An image of server-rendered HTML may load before the handler below is attached.
          else if (picture) noteLoaded(picture);
        }}
        onLoad={(event) => {
          noteLoaded(event.currentTarget);
        }}
        onError={onFailure}
        className="relative size-full object-cover"
      />
    </div>
  );
}

/** Renders an image that the browser has in memory: `decoding` makes it visible in the first frame. */
function LoadedVariant({ url }: { url: string }) {
  const [variant] = useState(() => loadedVariants.get(url));
  return (
    variant && (
      <img
        src={variant}
        alt=""
        decoding="sync"
        className="absolute inset-0 size-full object-cover"
      />
    )
  );
}
