import type { ReactNode } from 'react';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { PlaceCard } from './place-card.tsx';
import { PlaceCardSkeleton } from './place-grid.tsx';
import { RailSection } from './rail-section.tsx';
import type { RailSectionProps } from './rail-section.tsx';

/** Widths of a card in the row below; its pictures are asked for in these. */
export const railSizes = '(min-width: 80rem) 18rem, (min-width: 64rem) 22vw, 16rem';

const rowLook = 'relative scroll-row gap-4 pb-1 lg:mx-0 lg:grid lg:grid-cols-4 lg:gap-6 lg:px-0';
/** The others on wide screens are behind what there is more of. */
const itemLook = 'w-64 shrink-0 lg:w-auto lg:[&:nth-child(n+5)]:hidden';

interface PlaceRailProps extends Omit<RailSectionProps, 'children'> {
  places: readonly PlaceSummary[];
  /** Distance line of a place, already formatted. */
  distanceOf?: (place: PlaceSummary) => string | undefined;
}

/** A few places in a row: under the thumb on phones, the first four on wide screens. */
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

/** The row itself, of cards of any kind. */
export function Rail({ title, more, items }: RailProps) {
  return (
    <RailSection title={title} more={more}>
      <ul className={rowLook}>
        {items.map(({ id, card }) => (
          <li key={id} className={itemLook}>
            {card}
          </li>
        ))}
      </ul>
    </RailSection>
  );
}

/** A row on its way; the same height. */
export function PlaceRailSkeleton() {
  return (
    <>
      <Skeleton className="mb-4 h-7 w-52" />
      <div className={rowLook}>
        {Array.from({ length: 4 }, (_, position) => (
          <div key={position} className={itemLook}>
            <PlaceCardSkeleton />
          </div>
        ))}
      </div>
    </>
  );
}
