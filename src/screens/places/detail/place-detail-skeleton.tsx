import { LoadingRegion } from '#ui/loading-region.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { mosaicBox } from './gallery/photo-mosaic.tsx';

/** The page's outline: the same boxes at the same places, and as tall as the screen. */
export function PlaceDetailSkeleton() {
  return (
    <div className="min-h-dvh">
      <LoadingRegion label="Carregando detalhes do local...">
        <Skeleton className="aspect-[16/10] rounded-none md:hidden" />
        <div className="page hidden md:block">
          <div className="flex h-16 items-center">
            <Skeleton className="h-5 w-72" />
          </div>
          <Skeleton className={mosaicBox} />
        </div>
        <div className="page grid gap-12 pt-3 md:pt-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="flex flex-col gap-2">
            <Skeleton className="my-1.5 h-5 w-40" />
            <Skeleton className="h-[1.875rem] w-3/4 max-w-md md:h-[2.375rem]" />
            <Skeleton className="my-3 h-5 w-52" />
            <Skeleton className="my-0.5 h-5 w-44" />
            <Skeleton className="mt-1 h-7 w-40 rounded-full" />
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
