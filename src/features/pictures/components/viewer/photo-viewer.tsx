import { useLayoutEffect, useRef, memo, useEffect } from 'react';
import type { KeyboardEvent, PointerEvent, CSSProperties } from 'react';
import { X, ZoomIn, ZoomOut } from 'lucide-react';
import * as texts from '#features/pictures/texts.ts';
import { useBackGuard } from '#ui/use-back-guard.ts';
import type { PlaceImage } from '#features/pictures/model/place-image.ts';
import { SlideButtons, useSnapTrack } from './slide-track.tsx';
import { useZoom } from './use-zoom.ts';
import './photo-viewer.css';
import { PlacePicture } from '../place-picture.tsx';

interface PhotoViewerProps {
  title: string;
  images: readonly PlaceImage[];
  startIndex: number;
  onClose: () => void;
}

/** Full-screen image viewer. The native dialog handles Esc and restores the focus; Back closes it, too. */
export function PhotoViewer({ title, images, startIndex, onClose }: PhotoViewerProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  useBackGuard(true, onClose);

  // Opens the dialog before the effect of useSnapTrack(), which scrolls to the image at `startIndex` and needs the
  // width of the slides.
  useLayoutEffect(() => {
    const element = dialogRef.current;
    if (!element) return;
    element.showModal();
    return () => {
      element.close();
    };
  }, []);

  return (
    <dialog
      ref={dialogRef}
      aria-label={texts.photosOf(title)}
      onClose={() => {
        // The event of an earlier close can arrive after the dialog was opened again.
        if (!dialogRef.current?.open) onClose();
      }}
      className="photo-viewer"
    >
      <PhotoSlides title={title} images={images} startIndex={startIndex} onClose={onClose} />
    </dialog>
  );
}

const roundButtonClasses = 'grid size-11 place-content-center rounded-full hover:bg-photo-veil';

function PhotoSlides({ title, images, startIndex, onClose }: PhotoViewerProps) {
  const count = images.length;
  const { index, goTo, onKeyDown, trackProps } = useSnapTrack(count, startIndex);
  const { isZoomed, toggleZoom, moveByKey, zoomProps } = useZoom(trackProps.ref, index);
  const ZoomIcon = isZoomed ? ZoomOut : ZoomIn;

  return (
    // The arrow keys work from any focused element in the dialog.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      onKeyDown={(event: KeyboardEvent) => {
        if (moveByKey(event.key)) event.preventDefault();
        else onKeyDown(event);
      }}
      className="flex h-full flex-col pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)]"
    >
      <div className="flex items-center justify-between gap-4 p-2">
        <button
          type="button"
          aria-label={texts.closePhotos}
          onClick={onClose}
          className={roundButtonClasses}
        >
          <X aria-hidden size={24} />
        </button>
        <p aria-live="polite" className="px-2 text-sm font-semibold tabular">
          {texts.photoOf(index + 1, count)}
          {images[index]?.isDrawing && ` · ${texts.drawing}`}
        </p>
        <button
          type="button"
          aria-label={texts.zoomIn}
          aria-pressed={isZoomed}
          onClick={toggleZoom}
          className={roundButtonClasses}
        >
          <ZoomIcon aria-hidden size={24} />
        </button>
      </div>
      <div className="relative min-h-0 flex-1">
        {/* A scrollable element must be focusable. */}
        <div
          {...trackProps}
          {...zoomProps}
          onPointerDown={(event: PointerEvent) => {
            trackProps.onPointerDown();
            zoomProps.onPointerDown(event);
          }}
          role="group"
          aria-label={texts.photosLabel}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          data-zoomed={isZoomed ? '' : undefined}
          className="photo-track"
        >
          {images.map((image, position) => (
            <PhotoSlide
              key={image.url}
              image={image}
              alt={texts.photoAlt(title, position + 1, count)}
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

interface PhotoSlideProps {
  image: PlaceImage;
  alt: string;
  /** Loaded eagerly, before it is visible. */
  isNear: boolean;
  isZoomed: boolean;
}

/** One image, fitted into the available space. */
const PhotoSlide = memo(function PhotoSlide({ image, alt, isNear, isZoomed }: PhotoSlideProps) {
  return (
    <div className="photo-slide">
      <div style={{ '--ratio': image.width / image.height } as CSSProperties}>
        <PlacePicture
          image={image}
          alt={alt}
          // When zoomed, a larger file is requested.
          sizes={isZoomed ? '250vw' : '100vw'}
          eager={isNear}
          className="size-full"
        />
      </div>
    </div>
  );
});

interface PhotoStripProps {
  images: readonly PlaceImage[];
  index: number;
  onGo: (index: number) => void;
}

/** Thumbnails in one row; the current one is marked, scrolled into view and the only tab stop. */
function PhotoStrip({ images, index, onGo }: PhotoStripProps) {
  const stripRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const buttons = [...(stripRef.current?.children ?? [])];
    const currentButton = buttons[index];
    if (!(currentButton instanceof HTMLElement)) return;
    currentButton.scrollIntoView({ block: 'nearest', inline: 'center' });
    if (buttons.some((button) => button === document.activeElement)) {
      currentButton.focus({ preventScroll: true });
    }
  }, [index]);

  return (
    <div ref={stripRef} role="group" aria-label={texts.thumbnails} className="photo-strip">
      {images.map((image, position) => (
        <button
          key={image.url}
          type="button"
          aria-label={texts.seePhoto(position + 1)}
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
