import { useState } from 'react';
import type { CSSProperties } from 'react';
import { imageSrcSet, imageVariantUrl } from '#domain/place-image.ts';
import type { PlaceImage } from '#domain/place.ts';
import { cx } from '#ui/class-names.ts';

const fallbackUrl = '/placeholder.svg';
/** Served where the browser cannot read srcset. */
const defaultWidth = 640;

interface PlacePictureProps {
  image: PlaceImage | null;
  alt: string;
  /** How wide the picture is shown, as in the sizes attribute. */
  sizes: string;
  /** Loaded at once: the first pictures of a screen. */
  eager?: boolean;
  /** Names the picture for the transition from card to detail. */
  transitionName?: string;
  className?: string;
}

/** A picture that fills its box: its own colour until it arrives, a drawing when it cannot. */
export function PlacePicture({
  image,
  alt,
  sizes,
  eager = false,
  transitionName,
  className,
}: PlacePictureProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const usable = image && image.url !== failedUrl ? image : null;
  const style: CSSProperties = {
    backgroundColor: image?.colour || undefined,
    viewTransitionName: transitionName,
  };
  return (
    <div className={cx('overflow-hidden bg-sunken', className)} style={style}>
      <img
        key={usable?.url ?? fallbackUrl}
        src={usable ? imageVariantUrl(usable, defaultWidth) : fallbackUrl}
        srcSet={usable ? imageSrcSet(usable) : undefined}
        sizes={usable ? sizes : undefined}
        width={usable?.width ?? 320}
        height={usable?.height ?? 200}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        draggable={false}
        onError={() => {
          if (usable) setFailedUrl(usable.url);
        }}
        className="size-full object-cover"
      />
    </div>
  );
}
