import { useEffect } from 'react';
import type { PlaceImage } from '#domain/place.ts';
import { PlacePicture } from '#components/picture/place-picture.tsx';
import { SlideButtons } from './slide-buttons.tsx';
import { useSnapTrack } from './use-snap-track.ts';

interface PhotoCarouselProps {
  title: string;
  images: readonly PlaceImage[];
  onOpen: (index: number) => void;
}

/** The head of the phone: pictures from edge to edge, moved by the thumb, the buttons or the arrows. */
export function PhotoCarousel({ title, images, onOpen }: PhotoCarouselProps) {
  const count = images.length;
  const { index, goTo, onKeyDown, trackProps } = useSnapTrack(count);
  const { ref } = trackProps;

  // The focus stays on the picture in front, so that Enter opens the one that is seen.
  useEffect(() => {
    const slides = [...(ref.current?.children ?? [])];
    const focused = slides.findIndex((slide) => slide === document.activeElement);
    const front = slides[index];
    if (focused !== -1 && focused !== index && front instanceof HTMLElement) {
      front.focus({ preventScroll: true });
    }
  }, [index, ref]);

  return (
    // The arrows work from any of the pictures and buttons inside.
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions
    <div className="relative" onKeyDown={onKeyDown}>
      <div
        {...trackProps}
        className="flex snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overscroll-x-contain scroll-smooth"
      >
        {images.map((image, position) => (
          <button
            key={image.url}
            type="button"
            // Only the picture in front is a stop of the keyboard.
            tabIndex={position === index ? 0 : -1}
            onClick={() => {
              onOpen(position);
            }}
            className="w-full shrink-0 snap-center outline-offset-[-4px]"
          >
            <PlacePicture
              image={image}
              alt={`Ampliar foto ${position + 1} de ${count} de ${title}`}
              sizes="100vw"
              eager={position === 0}
              className="aspect-[16/10]"
            />
          </button>
        ))}
      </div>
      {count > 1 && (
        <>
          <SlideButtons index={index} count={count} onGo={goTo} />
          <p
            aria-live="polite"
            className="pointer-events-none absolute right-3 bottom-3 rounded-full bg-photo-veil px-2.5 py-1 text-xs font-semibold text-on-photo tabular"
          >
            <span className="sr-only">Foto </span>
            {index + 1} <span aria-hidden>/</span>
            <span className="sr-only">de</span> {count}
          </p>
        </>
      )}
    </div>
  );
}
