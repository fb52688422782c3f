import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { Coordinates } from '#shared/geo.ts';
import { removableFilterCount } from '#features/search/model/place-filters.ts';
import type { PlaceFilters } from '#features/search/model/place-filters.ts';
import type { FoundPlaces } from '../found/use-found-places.ts';
import { lazyPart } from '#ui/progressive/lazy-part.tsx';
import { ListWithMap } from '#features/map/components/list-map/list-with-map.tsx';
import { usePageIdle } from '#features/map/components/list-map/use-page-idle.ts';
import { PositionRequest } from '#features/map/components/near-me/position-request.tsx';
import * as texts from '#features/search/texts.ts';
import type { useSearchAddress } from './use-search-address.ts';

const FilterPanel = lazyPart(
  texts.loadingFilters,
  async () => (await import('./filter-panel.tsx')).FilterPanel,
);

const ActiveFilters = lazyPart(
  texts.loadingActiveFilters,
  async () => (await import('./active-filters.tsx')).ActiveFilters,
  { hasPlace: false },
);

interface FilteredListProps {
  address: ReturnType<typeof useSearchAddress>;
  foundPlaces: FoundPlaces;
  /** Origin of the distances; null until the visitor shares a position. */
  origin: Coordinates | null;
  /** Accessible name of the map. */
  mapLabel: string;
  /** False if the map/list switch of narrow screens is rendered elsewhere; defaults to true. */
  hasMapSwitch?: boolean;
  /** Content above the list. */
  header?: ReactNode;
  children: ReactNode;
}

/**
 * Renders the search results with the active filters. Wide screens show the map next to the list, and from 90rem
 * also the filter panel.
 */
export function FilteredList(props: FilteredListProps) {
  const { address, foundPlaces, origin, mapLabel, hasMapSwitch, header, children } = props;
  const { state, requestedState, clearedFilters, update } = address;
  const panelColumn = useRef<HTMLDivElement>(null);
  const isPageIdle = usePageIdle(panelColumn, true);
  const hasRemovableFilters =
    removableFilterCount(state.filters) > removableFilterCount(clearedFilters);
  const changeFilters = (filters: PlaceFilters) => {
    update({ ...requestedState, filters });
  };
  return (
    <div className="2xl:grid 2xl:grid-cols-[17rem_minmax(0,1fr)] 2xl:gap-6">
      {/* The padding keeps focus rings from being clipped. */}
      <div
        ref={panelColumn}
        className="sticky top-[calc(var(--header-height)+1rem)] -m-1 h-fit max-h-[calc(100dvh-var(--header-height)-2rem)] min-h-96 overflow-y-auto overscroll-contain p-1 max-2xl:hidden"
      >
        {isPageIdle && (
          <FilterPanel
            query={state.query}
            filters={requestedState.filters}
            clearedFilters={clearedFilters}
            onChange={changeFilters}
          />
        )}
      </div>
      <ListWithMap
        label={mapLabel}
        places={foundPlaces.places}
        viewKey={JSON.stringify([state.query, { ...state.filters, area: null }])}
        hasMapSwitch={hasMapSwitch}
        header={
          <>
            {header}
            {hasRemovableFilters && (
              <div className="min-h-14">
                <ActiveFilters
                  filters={requestedState.filters}
                  clearedFilters={clearedFilters}
                  onChange={changeFilters}
                />
              </div>
            )}
            {state.sort === 'distancia' && !origin && <PositionRequest />}
          </>
        }
      >
        {children}
      </ListWithMap>
    </div>
  );
}
