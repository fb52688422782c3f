import { useEffect, useRef } from 'react';
import type { PlaceImage } from '#features/places/model/place.ts';
import { PlacePicture } from '../place-picture.tsx';

interface PhotoStripProps {
  images: readonly PlaceImage[];
  index: number;
  onGo: (index: number) => void;
}

/** All pictures, small, in one row; that of the picture in front is marked, seen, and the keyboard's stop. */
export function PhotoStrip({ images, index, onGo }: PhotoStripProps) {
  const strip = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const buttons = [...(strip.current?.children ?? [])];
    const front = buttons[index];
    if (!(front instanceof HTMLElement)) return;
    front.scrollIntoView({ block: 'nearest', inline: 'center' });
    if (buttons.some((button) => button === document.activeElement)) {
      front.focus({ preventScroll: true });
    }
  }, [index]);

  return (
    <div ref={strip} role="group" aria-label="Miniaturas" className="photo-strip">
      {images.map((image, position) => (
        <button
          key={image.url}
          type="button"
          aria-label={`Ver foto ${position + 1}`}
          aria-current={position === index}
          tabIndex={position === index ? 0 : -1}
          onClick={() => {
            onGo(position);
          }}
        >
          <PlacePicture image={image} alt="" sizes="5rem" className="size-full" />
        </button>
      ))}
    </div>
  );
}
