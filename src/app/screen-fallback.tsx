import * as texts from '#app/texts.ts';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Renders the skeleton that most screens share while a chunk loads. */
export function ScreenFallback() {
  return (
    // As tall as the screen, so that the footer does not appear first and then get pushed down.
    <div className="page min-h-dvh py-6">
      <LoadingRegion label={texts.loading}>
        <Skeleton className="h-9 w-2/3 max-w-sm" />
        <Skeleton className="mt-3 h-5 w-1/2 max-w-xs" />
        <div className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {[1, 2, 3].map((card) => (
            <Skeleton key={card} className="aspect-[4/3] rounded-card" />
          ))}
        </div>
      </LoadingRegion>
    </div>
  );
}
