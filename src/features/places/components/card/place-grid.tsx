import type { PlaceSummary } from '#features/search/model/place-index.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { cardClasses, cardImageClasses, cardTextClasses, PlaceCard } from './place-card.tsx';

/** `sizes` attribute for the image of the first card in a grid, and in a grid next to a map. */
const gridSizes =
  '(min-width: 80rem) 23rem, (min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 92vw';
const sizesNextToMap = '(min-width: 64rem) 22rem, (min-width: 40rem) 45vw, 92vw';

/** Returns the `sizes` attribute for the image of a card in a grid. A phone shows the cards after the first as rows. */
export function cardSizes(position: number, isNextToMap: boolean): string {
  const firstSizes = isNextToMap ? sizesNextToMap : gridSizes;
  return position === 0 ? firstSizes : firstSizes.replace('92vw', '7rem');
}

/** Returns the classes of a list item in a grid. A phone shows the places after the first as rows. */
export function slotClasses(position: number): string | undefined {
  return position === 0 ? undefined : 'place-row';
}

/** Returns the classes of a grid. Outside a ListWithMap, a map is next to it from xl on (`list-next-to-map`). */
export function gridClasses(isNextToMap: boolean): string {
  return `grid gap-x-6 gap-y-4 sm:gap-y-8 ${isNextToMap ? 'columns-beside' : 'grid-cols-1 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-2 2xl:grid-cols-3'}`;
}
/** Number of images that load eagerly: the card that is completely in the initial viewport of a phone. */
const eagerCardCount = 1;

interface PlaceGridProps {
  places: readonly PlaceSummary[];
  /** Returns the formatted distance of a place. */
  distanceOf?: (place: PlaceSummary) => string | undefined;
  headingLevel?: 'h2' | 'h3';
  /** True inside a ListWithMap. */
  isNextToMap?: boolean;
}

export function PlaceGrid({
  places,
  distanceOf,
  headingLevel,
  isNextToMap = false,
}: PlaceGridProps) {
  return (
    <ul className={gridClasses(isNextToMap)}>
      {places.map((place, position) => (
        <li key={place.id} data-place={place.id} className={slotClasses(position)}>
          <PlaceCard
            place={place}
            sizes={cardSizes(position, isNextToMap)}
            eager={position < eagerCardCount}
            distance={distanceOf?.(place)}
            headingLevel={headingLevel}
          />
        </li>
      ))}
    </ul>
  );
}

/** Renders skeleton cards of the same height as the cards, so that loading causes no layout shift. */
export function PlaceGridSkeleton({
  count,
  isNextToMap = false,
}: {
  count: number;
  isNextToMap?: boolean;
}) {
  return (
    <div className={gridClasses(isNextToMap)}>
      {Array.from({ length: count }, (_, position) => (
        <div key={position} className={slotClasses(position)}>
          <PlaceCardSkeleton />
        </div>
      ))}
    </div>
  );
}

/** Renders a skeleton of the same height as a card. */
export function PlaceCardSkeleton() {
  return (
    <div className={cardClasses}>
      <Skeleton className={cardImageClasses} />
      <div className={cardTextClasses}>
        <Skeleton className="my-0.5 h-5 w-3/4" />
        <Skeleton className="my-0.5 h-4 w-2/3" />
        <Skeleton className="my-0.5 h-4 w-1/2 2xl:h-9" />
      </div>
    </div>
  );
}
