import type { ReactNode } from 'react';
import type { PlaceSummary } from '#features/search/model/place-index.ts';
import { cx } from '#ui/class-names.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { PlaceCard } from './place-card.tsx';
import { PlaceCardSkeleton } from './place-grid.tsx';
import { RailSection } from './rail-section.tsx';
import type { RailSectionProps } from './rail-section.tsx';

/**
 * Wide screens show the first four or six cards; the link in the heading leads to the others. The width ranges of their
 * classes do not overlap, because the order of arbitrary variants in the style sheet does not follow the widths.
 */
const wideItemClasses =
  'lg:w-auto lg:max-2xl:[&:nth-child(n+5)]:hidden 2xl:[&:nth-child(n+7)]:hidden';
const wideRowSize = 4;

const rowClassesOf = (isNextToMap: boolean, isShort: boolean) =>
  cx(
    'relative scroll-row gap-4 pb-1 lg:mx-0 lg:px-0',
    !isNextToMap && 'lg:grid lg:grid-cols-4 lg:gap-6',
    !isNextToMap && !isShort && '2xl:grid-cols-6',
  );
const itemClassesOf = (isNextToMap: boolean) =>
  cx('w-64 shrink-0', !isNextToMap && wideItemClasses);

/** Returns the `sizes` attribute for the images of cards in a row. */
export function railSizes({ isNextToMap = false, isShort = false }: RowWidth): string {
  if (isNextToMap) return '16rem';
  return `${isShort ? '' : '(min-width: 90rem) 15vw, '}(min-width: 64rem) 22vw, 16rem`;
}

interface RowWidth {
  /** True if the row has a narrow column next to a map: it then scrolls on wide screens too. */
  isNextToMap?: boolean | undefined;
  /** True if the row has at most four cards, which then fill it. Otherwise all rows of a page have equal cards. */
  isShort?: boolean;
}

interface PlaceRailProps extends RowWidth, Omit<RailSectionProps, 'children'> {
  places: readonly PlaceSummary[];
  /** Returns the formatted distance of a place. */
  distanceOf?: (place: PlaceSummary) => string | undefined;
}

/** Renders a row of places: scrollable on phones, limited to the first ones on wide screens. */
export function PlaceRail({ places, distanceOf, ...rail }: PlaceRailProps) {
  return (
    <Rail
      {...rail}
      items={places.map((place) => ({
        id: place.id,
        card: <PlaceCard place={place} sizes={railSizes(rail)} distance={distanceOf?.(place)} />,
      }))}
    />
  );
}

interface RailProps extends RowWidth, Pick<RailSectionProps, 'title' | 'more'> {
  items: readonly { id: string; card: ReactNode }[];
}

/** Renders a row of arbitrary cards. */
export function Rail({ title, more, items, isNextToMap = false, isShort = false }: RailProps) {
  return (
    <RailSection title={title} more={more}>
      <ul className={rowClassesOf(isNextToMap, isShort)}>
        {items.map(({ id, card }) => (
          <li key={id} className={itemClassesOf(isNextToMap)}>
            {card}
          </li>
        ))}
      </ul>
    </RailSection>
  );
}

/** Renders a skeleton of the same height as a row. */
export function PlaceRailSkeleton({ isNextToMap = false }: { isNextToMap?: boolean }) {
  return (
    <>
      <Skeleton className="mb-4 h-7 w-52" />
      <div className={rowClassesOf(isNextToMap, true)}>
        {Array.from({ length: wideRowSize }, (_, position) => (
          <div key={position} className={itemClassesOf(isNextToMap)}>
            <PlaceCardSkeleton />
          </div>
        ))}
      </div>
    </>
  );
}
