import { useLayoutEffect, useRef } from 'react';
import { X } from 'lucide-react';
import type { PlaceImage } from '#domain/place.ts';
import { PlacePicture } from '#components/picture/place-picture.tsx';
import { SlideButtons } from './slide-buttons.tsx';
import { useSnapTrack } from './use-snap-track.ts';

interface PhotoViewerProps {
  title: string;
  images: readonly PlaceImage[];
  startAt: number;
  onClose: () => void;
}

/** The pictures over the whole screen. Esc is the native dialog's, which also gives the focus back. */
export function PhotoViewer({ title, images, startAt, onClose }: PhotoViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  // Before the slides' own effect, which scrolls to the first picture and needs its width.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    const page = document.documentElement;
    const before = page.style.overflow;
    page.style.overflow = 'hidden';
    return () => {
      page.style.overflow = before;
      element.close();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-label={`Fotos de ${title}`}
      onClose={() => {
        // An event of an earlier closing may come when it is open again.
        if (!dialog.current?.open) onClose();
      }}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-canvas text-ink scheme-dark"
    >
      <Slides title={title} images={images} startAt={startAt} onClose={onClose} />
    </dialog>
  );
}

function Slides({ title, images, startAt, onClose }: PhotoViewerProps) {
  const count = images.length;
  const { index, goTo, onKeyDown, trackProps } = useSnapTrack(count, startAt);
  return (
    // The arrows work wherever the focus is in the dialog.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      onKeyDown={onKeyDown}
      className="flex h-full flex-col pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)]"
    >
      <div className="flex items-center justify-between gap-4 p-2">
        <button
          type="button"
          aria-label="Fechar fotos"
          onClick={onClose}
          className="grid size-11 place-content-center rounded-full hover:bg-sunken"
        >
          <X aria-hidden size={24} />
        </button>
        <p aria-live="polite" className="px-2 text-sm font-semibold tabular">
          Foto {index + 1} de {count}
        </p>
      </div>
      <div className="relative min-h-0 flex-1">
        {/* What scrolls must be reachable by the keyboard. */}
        <div
          {...trackProps}
          role="group"
          aria-label="Fotos"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="flex h-full snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overscroll-contain scroll-smooth -outline-offset-4"
        >
          {images.map((image, position) => (
            <div
              key={image.url}
              className="flex w-full shrink-0 snap-center items-center justify-center md:px-20"
            >
              <div style={{ width: shapeWidth(image), aspectRatio: image.width / image.height }}>
                <PlacePicture
                  image={image}
                  alt={`${title}, foto ${position + 1} de ${count}`}
                  sizes="100vw"
                  eager={position === startAt}
                  className="size-full [&_img]:object-contain"
                />
              </div>
            </div>
          ))}
        </div>
        {count > 1 && <SlideButtons index={index} count={count} onGo={goTo} />}
      </div>
    </div>
  );
}

/** As wide as the screen lets it be without growing taller than what is left below the bar. */
function shapeWidth({ width, height }: PlaceImage): string {
  return `min(100%, calc((100dvh - 5rem) * ${width / height}))`;
}
