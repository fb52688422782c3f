import { useId } from 'react';
import type { ReactNode } from 'react';
import { ChevronRight } from 'lucide-react';
import type { PlaceSummary } from '#domain/place-index.ts';
import { PageLink } from '#ui/page-link.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { PlaceCard } from './place-card.tsx';
import { PlaceCardSkeleton } from './place-grid.tsx';

/** Widths of a card in the row below; its pictures are asked for in these. */
const railSizes = '(min-width: 80rem) 18rem, (min-width: 64rem) 22vw, 16rem';

const rowLook = 'relative scroll-row gap-4 pb-1 lg:mx-0 lg:grid lg:grid-cols-4 lg:gap-6 lg:px-0';
/** The others on wide screens are behind what there is more of. */
const itemLook = 'w-64 shrink-0 lg:w-auto lg:[&:nth-child(n+5)]:hidden';

interface PlaceRailProps {
  title: string;
  places: readonly PlaceSummary[];
  /** Where there is more of it. */
  more?: { to: string; label: string };
  /** Distance line of a place, already formatted. */
  distanceOf?: (place: PlaceSummary) => string | undefined;
}

/** A few places in a row: under the thumb on phones, the first four on wide screens. */
export function PlaceRail({ title, places, more, distanceOf }: PlaceRailProps) {
  return (
    <RailSection title={title} more={more}>
      <ul className={rowLook}>
        {places.map((place) => (
          <li key={place.id} className={itemLook}>
            <PlaceCard place={place} sizes={railSizes} distance={distanceOf?.(place)} />
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

/** A heading with the way to more of it, and what stands below. */
export function RailSection({
  title,
  more,
  children,
}: Pick<PlaceRailProps, 'title' | 'more'> & { children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 id={heading} className="text-xl font-bold md:text-2xl">
          {title}
        </h2>
        {more && (
          <PageLink
            to={more.to}
            className="-mr-1 inline-flex min-h-11 shrink-0 items-center font-semibold text-sea-ink hover:underline"
          >
            {more.label}
            <ChevronRight aria-hidden size={18} />
          </PageLink>
        )}
      </div>
      {children}
    </section>
  );
}
