import { Images } from 'lucide-react';
import type { PlaceImage } from '#domain/place.ts';
import { PlacePicture } from '#components/picture/place-picture.tsx';
import { cx } from '#ui/class-names.ts';

interface PhotoMosaicProps {
  title: string;
  images: readonly PlaceImage[];
  onOpen: (index: number) => void;
}

/** How many pictures stand in the mosaic, and where: one large, the others beside it. */
const mosaics: Record<1 | 2 | 3 | 5, { grid: string; first: string }> = {
  1: { grid: 'grid-cols-1', first: '' },
  2: { grid: 'grid-cols-2', first: '' },
  3: { grid: 'grid-cols-3 grid-rows-2', first: 'col-span-2 row-span-2' },
  5: { grid: 'grid-cols-4 grid-rows-2', first: 'col-span-2 row-span-2' },
};

/** The head of a wide screen. Always of the same height, so that its outline fits any number of pictures. */
export const mosaicBox = 'aspect-[5/2] max-h-96 w-full overflow-hidden rounded-card';

export function PhotoMosaic({ title, images, onOpen }: PhotoMosaicProps) {
  const count = images.length;
  const shown = count >= 5 ? 5 : count >= 3 ? 3 : count === 2 ? 2 : 1;
  const { grid, first } = mosaics[shown];
  return (
    <div className="relative">
      <div className={cx('grid gap-2', mosaicBox, grid)}>
        {images.slice(0, shown).map((image, position) => (
          <button
            key={image.url}
            type="button"
            onClick={() => {
              onOpen(position);
            }}
            className={cx(
              'group min-h-0 min-w-0 overflow-hidden outline-offset-[-4px]',
              position === 0 && first,
            )}
          >
            <PlacePicture
              image={image}
              alt={`Ampliar foto ${position + 1} de ${count} de ${title}`}
              sizes={position === 0 ? (shown === 1 ? '100vw' : '60vw') : '30vw'}
              eager={position === 0}
              className="size-full transition-opacity duration-150 group-hover:opacity-90"
            />
          </button>
        ))}
      </div>
      {count > shown && (
        <button
          type="button"
          onClick={() => {
            onOpen(0);
          }}
          className="absolute right-4 bottom-4 inline-flex min-h-11 items-center gap-2 rounded-control bg-surface px-4 text-sm font-semibold text-ink shadow-float hover:bg-sunken"
        >
          <Images aria-hidden size={18} />
          Ver as {count} fotos
        </button>
      )}
    </div>
  );
}
