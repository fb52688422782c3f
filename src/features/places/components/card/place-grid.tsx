import type { PlaceSummary } from '#features/search/model/place-index.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { PlaceCard } from './place-card.tsx';

/** Widths of a card in the grid below; its pictures are asked for in these. */
const gridSizes =
  '(min-width: 80rem) 23rem, (min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 92vw';
/** The same where a map stands beside it. */
export const besideMapSizes = '(min-width: 64rem) 22rem, (min-width: 40rem) 45vw, 92vw';
export function gridOf(isBesideMap: boolean): string {
  return `grid gap-x-6 gap-y-8 ${isBesideMap ? 'columns-beside' : 'grid-cols-1 sm:grid-cols-2 lg:grid-cols-3'}`;
}
/** Pictures loaded at once: what fits the first view of a phone. */
const eagerCards = 2;

interface PlaceGridProps {
  places: readonly PlaceSummary[];
  /** Distance line of a place, already formatted. */
  distanceOf?: (place: PlaceSummary) => string | undefined;
  headingLevel?: 'h2' | 'h3';
  /** In a ListWithMap. */
  isBesideMap?: boolean;
}

export function PlaceGrid({
  places,
  distanceOf,
  headingLevel,
  isBesideMap = false,
}: PlaceGridProps) {
  return (
    <ul className={gridOf(isBesideMap)}>
      {places.map((place, position) => (
        <li key={place.id} data-place={place.id}>
          <PlaceCard
            place={place}
            sizes={isBesideMap ? besideMapSizes : gridSizes}
            eager={position < eagerCards}
            distance={distanceOf?.(place)}
            headingLevel={headingLevel}
          />
        </li>
      ))}
    </ul>
  );
}

/** The grid's outline while it loads; the same heights as cards, so nothing moves. */
export function PlaceGridSkeleton({
  count,
  isBesideMap = false,
}: {
  count: number;
  isBesideMap?: boolean;
}) {
  return (
    <div className={gridOf(isBesideMap)}>
      {Array.from({ length: count }, (_, position) => (
        <PlaceCardSkeleton key={position} />
      ))}
    </div>
  );
}

/** The outline of a card on its way; the same height. */
export function PlaceCardSkeleton() {
  return (
    <div>
      <Skeleton className="aspect-[4/3] rounded-card" />
      <div className="flex flex-col gap-1 px-1 pt-3">
        <Skeleton className="my-0.5 h-5 w-3/4" />
        <Skeleton className="my-0.5 h-4 w-1/2" />
        <Skeleton className="my-0.5 h-4 w-1/3" />
        <Skeleton className="my-0.5 h-4 w-1/2" />
      </div>
    </div>
  );
}
