import { useMemo, useState, memo, useEffect } from 'react';
import { Camera } from 'lucide-react';
import type { PlaceImage } from '#features/pictures/model/place-image.ts';
import { listGalleryImages } from '#features/pictures/model/gallery-images.ts';
import type { GalleryPlace, GalleryReview } from '#features/pictures/model/gallery-images.ts';
import { lazyDialog } from '#ui/progressive/lazy-part.tsx';
import * as texts from '#features/pictures/texts.ts';
import { cx } from '#ui/class-names.ts';
import { RichText } from '#ui/rich-text.tsx';
import { useMediaQuery, wideScreen } from '#ui/use-media-query.ts';
import { transitionTarget } from '#ui/transition-link.tsx';
import { badgeClasses, DrawingBadge } from '../drawing-badge.tsx';
import { PlacePicture } from '../place-picture.tsx';
import { drawingClasses, mosaicClasses, getMosaic } from './mosaic.ts';
import { SlideButtons, useSnapTrack } from '#features/pictures/components/viewer/slide-track.tsx';

const PhotoViewer = lazyDialog(
  async () => (await import('../viewer/photo-viewer.tsx')).PhotoViewer,
);

interface GalleryProps {
  place: GalleryPlace & { title: string };
  /** Slug of the category of the place, for the drawing of a place without images. */
  category?: string;
  /** The first reviews of the place, for their photographs; null while they are unknown. */
  reviews: readonly GalleryReview[] | null;
}

/** The images at the top of the page. */
export function Gallery({ place, category, reviews }: GalleryProps) {
  const { title } = place;
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const images = useMemo(() => listGalleryImages(place, reviews), [place, reviews]);

  if (images.length === 0) {
    return (
      <PlacePicture
        image={null}
        alt=""
        category={category}
        sizes="100vw"
        eager
        className={`aspect-[16/10] ${mosaicClasses}`}
      />
    );
  }
  return (
    <section aria-label={texts.photosOf(title)}>
      <PhotoCarousel title={title} images={images} onOpen={setOpenIndex} />
      {openIndex !== null && (
        <PhotoViewer
          title={title}
          images={images}
          startIndex={openIndex}
          onClose={() => {
            setOpenIndex(null);
          }}
        />
      )}
    </section>
  );
}

interface PhotoCarouselProps {
  title: string;
  images: readonly PlaceImage[];
  onOpen: (index: number) => void;
}

/**
 * The images at the top of the page: a full-width carousel on phones (touch, buttons, arrow keys), a mosaic on wide
 * screens. Only CSS switches between the two layouts, so the layout is correct before JavaScript runs.
 */
const PhotoCarousel = memo(function PhotoCarousel({ title, images, onOpen }: PhotoCarouselProps) {
  const count = images.length;
  const { shownCount, gridClasses, firstClasses } = getMosaic(count);
  const isWide = useMediaQuery(wideScreen);
  const { index, goTo, onKeyDown, trackProps } = useSnapTrack(count);
  const { ref } = trackProps;

  // If another image has the focus, moves it to the current image, so that Enter opens the visible one.
  useEffect(() => {
    const slides = [...(ref.current?.children ?? [])];
    const focusedIndex = slides.findIndex((slide) => slide === document.activeElement);
    const currentSlide = slides[index];
    if (focusedIndex !== -1 && focusedIndex !== index && currentSlide instanceof HTMLElement) {
      currentSlide.focus({ preventScroll: true });
    }
  }, [index, ref]);

  return (
    // The arrow keys work from any image or button inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="relative" onKeyDown={isWide ? undefined : onKeyDown} {...transitionTarget}>
      <div
        {...trackProps}
        className={cx(
          'flex snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overscroll-x-contain scroll-smooth md:grid md:gap-2',
          mosaicClasses,
          gridClasses,
        )}
      >
        {images.map((image, position) => (
          <Slide
            // Not the address: when photographs of members arrive, the first slide gets another image and must stay mounted.
            key={position}
            image={image}
            followsDrawing={images[position - 1]?.isDrawing === true}
            alt={texts.enlargePhoto(position + 1, count, title)}
            position={position}
            shownCount={shownCount}
            // On phones only the current image is a tab stop.
            isTabStop={isWide ? position < shownCount : position === index}
            onOpen={onOpen}
            classes={position === 0 ? firstClasses : ''}
          />
        ))}
      </div>
      {count > 1 && (
        <div className="md:hidden">
          <SlideButtons index={index} count={count} onGo={goTo} />
          <p
            aria-live="polite"
            className={cx('pointer-events-none absolute right-3 bottom-3 tabular', badgeClasses)}
          >
            <RichText text={texts.photoCounter(index + 1, count)} parts={counterParts} />
          </p>
        </div>
      )}
      {count > shownCount && (
        <button
          type="button"
          onClick={() => {
            onOpen(0);
          }}
          className="absolute right-4 bottom-4 hidden min-h-11 items-center gap-2 rounded-control bg-surface px-4 text-sm font-semibold text-ink shadow-float hover:bg-sunken md:inline-flex"
        >
          <Camera aria-hidden size={18} />
          {texts.seeAllPhotos(count)}
        </button>
      )}
    </div>
  );
});

const counterParts = { slash: (text: string) => <span aria-hidden>{text}</span> };

interface SlideProps {
  image: PlaceImage;
  /** True if the previous image is a drawing. The mosaic labels only the first of several. */
  followsDrawing: boolean;
  alt: string;
  position: number;
  /** Number of images in the mosaic. */
  shownCount: number;
  isTabStop: boolean;
  onOpen: (index: number) => void;
  classes: string;
}

/** Memoized: a change of the current image does not re-render the other slides. */
const Slide = memo(function Slide({
  image,
  followsDrawing,
  alt,
  position,
  shownCount,
  isTabStop,
  onOpen,
  classes,
}: SlideProps) {
  return (
    <button
      type="button"
      tabIndex={isTabStop ? 0 : -1}
      onClick={() => {
        onOpen(position);
      }}
      className={cx(
        'group relative w-full shrink-0 snap-center -outline-offset-4 md:min-h-0 md:min-w-0 md:overflow-hidden',
        classes,
        position >= shownCount && 'md:hidden',
      )}
    >
      <PlacePicture
        image={image}
        alt={alt}
        sizes={toSizes(position, shownCount)}
        eager={position === 0}
        className={cx(
          'aspect-[16/10] transition-opacity duration-150 group-hover:opacity-90 md:aspect-auto md:size-full',
          image.isDrawing && drawingClasses,
        )}
      />
      <DrawingBadge image={image} className={followsDrawing && 'md:hidden'} />
    </button>
  );
});

function toSizes(position: number, shownCount: number): string {
  if (shownCount === 1) return '100vw';
  return position === 0 ? '(min-width: 48rem) 60vw, 100vw' : '(min-width: 48rem) 30vw, 100vw';
}
