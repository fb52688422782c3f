import type { Category } from '#features/categories/model/category.ts';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import { PlacePicture } from '#features/pictures/components/place-picture.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { transitionTarget } from '#ui/transition-link.tsx';
import { mosaicClasses } from '#features/pictures/components/gallery/mosaic.ts';
import * as texts from '#features/place-page/texts.ts';
import { useNow } from '#ui/use-now.ts';
import { PlaceHeading } from './place-heading.tsx';

/**
 * Renders the skeleton of the place page: the same boxes in the same positions, at least as tall as the screen. If the
 * visitor opened the place from a card, shows the data of that card.
 */
export function PlaceDetailSkeleton({
  card,
  category,
}: {
  card: PlaceSummary | null;
  category: Pick<Category, 'name'> | null | undefined;
}) {
  const now = useNow();
  return (
    <div className="min-h-dvh">
      <LoadingRegion label={texts.loadingDetails}>
        <div className="md:page">
          <div className="hidden h-16 items-center md:flex">
            <Skeleton className="h-5 w-72" />
          </div>
          {card ? (
            <div {...transitionTarget}>
              <PlacePicture
                image={card.cover}
                alt=""
                category={card.categorySlug}
                sizes="100vw"
                eager
                className={`aspect-[16/10] ${mosaicClasses}`}
              />
            </div>
          ) : (
            <Skeleton className={`aspect-[16/10] rounded-none ${mosaicClasses}`} />
          )}
        </div>
        <div className="page grid gap-12 pt-3 md:pt-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="flex flex-col gap-2">
            {card ? (
              <PlaceHeading place={card} category={category} now={now} isLoading />
            ) : (
              <>
                <Skeleton className="my-1.5 h-5 w-40" />
                <Skeleton className="h-[1.875rem] w-3/4 max-w-md md:h-[2.375rem]" />
                <Skeleton className="my-3 h-5 w-72" />
                <Skeleton className="mt-1 h-7 w-40 rounded-full" />
              </>
            )}
            <Skeleton className="mt-4 h-16 w-full lg:hidden" />
            <Skeleton className="mt-8 h-6 w-24" />
            <Skeleton className="mt-2 h-36 w-full max-w-prose" />
          </div>
          <Skeleton className="hidden h-80 rounded-card lg:block" />
        </div>
      </LoadingRegion>
    </div>
  );
}
