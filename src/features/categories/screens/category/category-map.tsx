import { useMemo, useRef } from 'react';
import type { RefObject } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Category } from '#features/categories/model/category.ts';
import { shownText } from '#shared/translations.ts';
import * as texts from '#features/categories/texts.ts';
import { MapPart, useCardHighlights } from '#features/map/components/list-map/list-with-map.tsx';
import { toMapPlaces } from '#features/map/components/list-map/map-places.tsx';
import { useMapAddress } from '#features/map/components/list-map/map-switch.tsx';
import { usePageIdle } from '#features/map/components/list-map/use-page-idle.ts';
import { categoryPlacesQuery } from '#features/places/data/place-queries.ts';
import { placeSummary } from '#features/places/model/place-summary.ts';
import { useIsOffline } from '#ui/use-is-offline.ts';

interface CategoryMapProps {
  category: Category;
  /** The list, in which the place of a hovered marker is highlighted. */
  listRef: RefObject<HTMLElement | null>;
}

/** Renders the map next to the list of a category. A search in the area of the map leads to the filtered list. */
export function CategoryMap({ category, listRef }: CategoryMapProps) {
  const { searchArea } = useMapAddress();
  const { highlightedId, highlightCard } = useCardHighlights(listRef);
  // The query of the list.
  const { data } = useInfiniteQuery(categoryPlacesQuery(category.id));
  const places = useMemo(() => {
    const listed = data?.pages.flatMap(({ items }) => items) ?? [];
    return listed.length > 0
      ? toMapPlaces(listed.map((place) => placeSummary(place, [category])))
      : null;
  }, [category, data]);
  const pane = useRef<HTMLDivElement>(null);
  const isPageIdle = usePageIdle(pane, places !== null);
  const isOffline = useIsOffline();
  return (
    <div className="mt-6">
      <div ref={pane} className="list-map category-map appear">
        {isPageIdle && !isOffline && places && (
          <MapPart
            label={texts.mapOf(shownText(category, 'name').text)}
            places={places}
            viewKey={category.id}
            area={null}
            hasTilesAtOnce={false}
            highlightedId={highlightedId}
            onHover={highlightCard}
            onSearchArea={searchArea}
          />
        )}
      </div>
    </div>
  );
}
