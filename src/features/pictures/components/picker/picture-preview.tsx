import { useState } from 'react';
import { PlacePicture } from '../place-picture.tsx';
import type { PickedImage } from './picked-image.ts';

/** How wide a card shows its picture. */
const sizes = '(min-width: 1024px) 280px, (min-width: 640px) 33vw, 50vw';

/** A picture of the picker, or a drawing in its place when it cannot be shown. */
export function PicturePreview({ item, alt }: { item: PickedImage; alt: string }) {
  const [isBroken, setBroken] = useState(false);
  if (item.kind === 'kept') {
    return <PlacePicture image={item.image} alt={alt} sizes={sizes} className="size-full" />;
  }
  return (
    <img
      src={isBroken ? '/placeholder.svg' : item.preview}
      alt={alt}
      draggable={false}
      onError={() => {
        setBroken(true);
      }}
      className="size-full object-cover"
    />
  );
}
