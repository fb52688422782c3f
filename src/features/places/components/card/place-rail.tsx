import type { ReactNode } from 'react';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { PlaceCard } from './place-card.tsx';
import { PlaceCardSkeleton } from './place-grid.tsx';
import { RailSection } from './rail-section.tsx';
import type { RailSectionProps } from './rail-section.tsx';

/** `sizes` attribute for the images of cards in the row. */
export const railSizes = '(min-width: 80rem) 18rem, (min-width: 64rem) 22vw, 16rem';

const rowClasses = 'relative scroll-row gap-4 pb-1 lg:mx-0 lg:grid lg:grid-cols-4 lg:gap-6 lg:px-0';
/** Wide screens show the first four cards; the link in the heading leads to the others. */
const itemClasses = 'w-64 shrink-0 lg:w-auto lg:[&:nth-child(n+5)]:hidden';

interface PlaceRailProps extends Omit<RailSectionProps, 'children'> {
  places: readonly PlaceSummary[];
  /** Returns the formatted distance of a place. */
  distanceOf?: (place: PlaceSummary) => string | undefined;
}

/** Renders a row of places: scrollable on phones, limited to the first four on wide screens. */
export function PlaceRail({ title, places, more, distanceOf }: PlaceRailProps) {
  return (
    <Rail
      title={title}
      more={more}
      items={places.map((place) => ({
        id: place.id,
        card: <PlaceCard place={place} sizes={railSizes} distance={distanceOf?.(place)} />,
      }))}
    />
  );
}

interface RailProps extends Pick<PlaceRailProps, 'title' | 'more'> {
  items: readonly { id: string; card: ReactNode }[];
}

/** Renders a row of arbitrary cards. */
export function Rail({ title, more, items }: RailProps) {
  return (
    <RailSection title={title} more={more}>
      <ul className={rowClasses}>
        {items.map(({ id, card }) => (
          <li key={id} className={itemClasses}>
            {card}
          </li>
        ))}
      </ul>
    </RailSection>
  );
}

/** Renders a skeleton of the same height as a row. */
export function PlaceRailSkeleton() {
  return (
    <>
      <Skeleton className="mb-4 h-7 w-52" />
      <div className={rowClasses}>
        {Array.from({ length: 4 }, (_, position) => (
          <div key={position} className={itemClasses}>
            <PlaceCardSkeleton />
          </div>
        ))}
      </div>
    </>
  );
}
