import { useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { X, ZoomIn, ZoomOut } from 'lucide-react';
import type { PlaceImage } from '#features/places/model/place.ts';
import { useBackGuard } from '#ui/use-back-guard.ts';
import { PhotoSlide } from './photo-slide.tsx';
import { PhotoStrip } from './photo-strip.tsx';
import { SlideButtons } from './slide-buttons.tsx';
import { useSnapTrack } from './use-snap-track.ts';
import { useZoom } from './use-zoom.ts';
import './photo-viewer.css';

interface PhotoViewerProps {
  title: string;
  images: readonly PlaceImage[];
  startAt: number;
  onClose: () => void;
}

/** The pictures over the whole screen. Esc is the native dialog's, which also gives the focus back; Back closes it. */
export function PhotoViewer({ title, images, startAt, onClose }: PhotoViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useBackGuard(true, onClose);

  // Before the slides' own effect, which scrolls to the first picture and needs its width.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    return () => {
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
      className="photo-viewer"
    >
      <Slides title={title} images={images} startAt={startAt} onClose={onClose} />
    </dialog>
  );
}

const roundButton = 'grid size-11 place-content-center rounded-full hover:bg-photo-veil';

function Slides({ title, images, startAt, onClose }: PhotoViewerProps) {
  const count = images.length;
  const { index, goTo, onKeyDown, trackProps } = useSnapTrack(count, startAt);
  const { isZoomed, toggleZoom, moveByKey, zoomProps } = useZoom(trackProps.ref, index);
  const Glass = isZoomed ? ZoomOut : ZoomIn;

  return (
    // The arrows work wherever the focus is in the dialog.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      onKeyDown={(event: KeyboardEvent) => {
        if (moveByKey(event.key)) event.preventDefault();
        else onKeyDown(event);
      }}
      className="flex h-full flex-col pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)]"
    >
      <div className="flex items-center justify-between gap-4 p-2">
        <button type="button" aria-label="Fechar fotos" onClick={onClose} className={roundButton}>
          <X aria-hidden size={24} />
        </button>
        <p aria-live="polite" className="px-2 text-sm font-semibold tabular">
          Foto {index + 1} de {count}
        </p>
        <button
          type="button"
          aria-label="Aproximar"
          aria-pressed={isZoomed}
          onClick={toggleZoom}
          className={roundButton}
        >
          <Glass aria-hidden size={24} />
        </button>
      </div>
      <div className="relative min-h-0 flex-1">
        {/* What scrolls must be reachable by the keyboard. */}
        <div
          {...trackProps}
          {...zoomProps}
          onPointerDown={(event: PointerEvent) => {
            trackProps.onPointerDown();
            zoomProps.onPointerDown(event);
          }}
          role="group"
          aria-label="Fotos"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          data-zoomed={isZoomed ? '' : undefined}
          className="photo-track"
        >
          {images.map((image, position) => (
            <PhotoSlide
              key={image.url}
              image={image}
              alt={`${title}, foto ${position + 1} de ${count}`}
              isNear={Math.abs(position - index) <= 1}
              isZoomed={isZoomed && position === index}
            />
          ))}
        </div>
        {count > 1 && <SlideButtons index={index} count={count} onGo={goTo} />}
      </div>
      {count > 1 && <PhotoStrip images={images} index={index} onGo={goTo} />}
    </div>
  );
}
