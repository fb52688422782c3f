import { LoadingRegion } from '#ui/loading-region.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** The page's outline: the same boxes at the same places, and as tall as the screen. */
export function EventPageSkeleton() {
  return (
    <div className="min-h-dvh">
      <LoadingRegion label="Carregando o evento...">
        <div className="md:page">
          <div className="hidden h-16 items-center md:flex">
            <Skeleton className="h-5 w-72" />
          </div>
        </div>
        <div className="grid gap-x-12 lg:page lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div>
            <Skeleton className="aspect-[16/10] max-h-[28rem] w-full rounded-none md:rounded-card" />
            <div className="page flex flex-col gap-3 pt-4 lg:px-0">
              <Skeleton className="h-8 w-3/4" />
              <Skeleton className="h-6 w-56" />
              <Skeleton className="h-40 w-full max-w-prose" />
            </div>
          </div>
          <Skeleton className="hidden h-80 rounded-card lg:block" />
        </div>
      </LoadingRegion>
    </div>
  );
}
