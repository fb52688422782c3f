import { startTransition, useId, useState } from 'react';
import { SlidersHorizontal } from 'lucide-react';
import { brand } from '#domain/brand.ts';
import { emptySearch } from '#domain/search-params.ts';
import { activeFilterCount } from '#domain/place-filters.ts';
import { besideList } from '#components/list-map/beside-list.ts';
import { ListWithMap } from '#components/list-map/list-with-map.tsx';
import { useVisitorLocation } from '#components/near-me/visitor-location.ts';
import { lazyPart } from '#components/lazy-part/lazy-part.tsx';
import { NearMe } from '#components/near-me/near-me.tsx';
import { Button } from '#ui/button.tsx';
import { SearchField } from './search-field.tsx';
import { SearchOutcome } from './search-outcome.tsx';
import { SearchStart } from './search-start.tsx';
import { SortSelect } from './sort-select.tsx';
import { useFoundPlaces } from './use-found-places.ts';
import { useSearchAddress } from './use-search-address.ts';

/** Not everybody opens it, and it holds most controls of the screen. */
const FilterPanel = lazyPart(
  'Carregando os filtros...',
  async () => (await import('./filter-panel.tsx')).FilterPanel,
);

const ActiveFilters = lazyPart(
  'Carregando os filtros ativos...',
  async () => (await import('./active-filters.tsx')).ActiveFilters,
  { hasPlace: false },
);

export default function SearchScreen() {
  const { state, asked, wasShortened, update } = useSearchAddress();
  const { query, filters, sort, isMapShown } = state;
  const origin = useVisitorLocation();
  const filterCount = activeFilterCount(filters);
  const [filtersOpen, setFiltersOpen] = useState(false);
  const panelId = useId();
  const asksSomething = query !== '' || filterCount > 0 || sort !== emptySearch.sort;
  const [hasRoom] = useState(() => matchMedia(besideList).matches);
  const hasMap = hasRoom || isMapShown;
  const found = useFoundPlaces(state, origin, { asksSomething, hasMap });

  return (
    <div className="page pt-5 md:pt-10">
      <title>{query ? `${query} · Busca · ${brand.name}` : `Buscar · ${brand.name}`}</title>
      <ListWithMap
        label="Mapa dos lugares encontrados"
        places={found.places}
        viewKey={JSON.stringify([query, { ...filters, area: null }])}
        head={
          <>
            <h1 className="text-2xl font-extrabold md:text-3xl">Buscar</h1>
            <SearchField
              query={query}
              onSearch={(next) => {
                update({ ...asked, query: next });
              }}
            />
            <div className="flex flex-wrap items-center justify-between gap-3">
              <Button
                variant="secondary"
                aria-expanded={filtersOpen}
                aria-controls={filtersOpen ? panelId : undefined}
                onPointerEnter={FilterPanel.preload}
                onClick={() => {
                  // Dozens of controls: the tap is answered before they are drawn.
                  startTransition(() => {
                    setFiltersOpen(!filtersOpen);
                  });
                }}
              >
                <SlidersHorizontal aria-hidden size={18} />
                {filterCount > 0 ? `Filtros (${filterCount})` : 'Filtros'}
              </Button>
              {asksSomething && (
                <SortSelect
                  sort={sort}
                  hasQuery={query !== ''}
                  onChange={(next) => {
                    update({ ...asked, sort: next });
                  }}
                />
              )}
            </div>
            {filtersOpen && (
              <FilterPanel
                id={panelId}
                query={query}
                filters={asked.filters}
                onChange={(next) => {
                  update({ ...asked, filters: next });
                }}
              />
            )}
            {activeFilterCount({ ...filters, area: null }) > 0 && (
              <div className="min-h-14">
                <ActiveFilters
                  filters={asked.filters}
                  onChange={(next) => {
                    update({ ...asked, filters: next });
                  }}
                />
              </div>
            )}
            {sort === 'distancia' && !origin && (
              <div className="rounded-card bg-sunken p-4">
                <p className="mb-3">Para ver primeiro o que está perto, diga onde você está.</p>
                <NearMe onLocated={() => undefined} />
              </div>
            )}
            {wasShortened && (
              <p role="status" className="rounded-card bg-warning-soft p-4 text-warning">
                Sua busca era longa demais e foi encurtada. Use menos palavras para encontrar
                melhor.
              </p>
            )}
          </>
        }
      >
        {asksSomething ? (
          <SearchOutcome state={state} found={found} origin={origin} onChange={update} />
        ) : (
          <SearchStart />
        )}
      </ListWithMap>
    </div>
  );
}
