import { startTransition, useId } from 'react';
import type { ReactNode } from 'react';
import { SlidersHorizontal } from 'lucide-react';
import type { PlaceFilters, PlaceSort } from '#features/search/model/place-filters.ts';
import { activeFilterCount, placeSorts } from '#features/search/model/place-filters.ts';
import type { SearchState } from '#features/search/model/search-params.ts';
import { lazyDialog } from '#ui/lazy-part.tsx';
import { Button } from '#ui/button.tsx';
import { ToggleChip } from '#ui/chip.tsx';
import { useOverlay } from '#ui/use-overlay.ts';
import { Select } from '#ui/form/select.tsx';

/** Not everybody opens it, and it holds most controls of the screen. */
const FilterSheet = lazyDialog(async () => (await import('./filter-sheet.tsx')).FilterSheet);

interface FilterBarProps {
  /** What was asked for last. */
  asked: SearchState;
  /** The filters when everything that can be taken away is. */
  noChoice: PlaceFilters;
  /** Something is asked for: the page shows how many places there are, in an order. */
  isAsked: boolean;
  /** The order of a list for which none was chosen; null where that is the best rated first. */
  ownOrder: string | null;
  /** Something else that stands among the choices. */
  children?: ReactNode;
  onChange: (state: SearchState) => void;
}

/** One tap away above a list of places: its filters, where they do not stand beside it, what is open now, its order. */
export function FilterBar(props: FilterBarProps) {
  const { asked, noChoice, isAsked, ownOrder, children, onChange } = props;
  const { filters, query, sort } = asked;
  const count = activeFilterCount(filters) - activeFilterCount(noChoice);
  const isOpenNow = filters.open === 'now';
  const sheet = useOverlay();
  const changeFilters = (next: PlaceFilters) => {
    onChange({ ...asked, filters: next });
    sheet.noteAddress();
  };
  return (
    <>
      <div className="scroll-row items-center gap-2 py-0.5 sm:gap-3">
        <Button
          variant="secondary"
          className="shrink-0 lg:hidden"
          aria-haspopup="dialog"
          onPointerEnter={FilterSheet.preload}
          onClick={() => {
            // Dozens of controls: the tap is answered before they are drawn.
            startTransition(sheet.open);
          }}
        >
          <SlidersHorizontal aria-hidden size={18} />
          {count > 0 ? `Filtros (${count})` : 'Filtros'}
        </Button>
        {children}
        <ToggleChip
          pressed={isOpenNow}
          onToggle={() => {
            changeFilters({ ...filters, open: isOpenNow ? null : 'now' });
          }}
        >
          Aberto agora
        </ToggleChip>
        {(isAsked || ownOrder !== null) && (
          <SortSelect
            sort={sort}
            ownOrder={ownOrder}
            onChange={(next) => {
              onChange({ ...asked, sort: next });
            }}
          />
        )}
      </div>
      {sheet.isOpen && (
        <FilterSheet
          query={query}
          filters={filters}
          noChoice={noChoice}
          isAsked={isAsked}
          onChange={changeFilters}
          onClose={sheet.close}
        />
      )}
    </>
  );
}

const labels: Record<Exclude<PlaceSort, 'relevancia'>, string> = {
  nota: 'Maior nota',
  distancia: 'Mais próximos',
  nome: 'Nome (A-Z)',
  avaliacoes: 'Mais avaliações',
};

interface SortSelectProps {
  sort: PlaceSort;
  /** The order of a list for which none was chosen; null where that is the best rated first. */
  ownOrder: string | null;
  onChange: (sort: PlaceSort) => void;
}

function SortSelect({ sort, ownOrder, onChange }: SortSelectProps) {
  const id = useId();
  const offered = ownOrder === null ? placeSorts.filter((value) => value !== own) : placeSorts;
  return (
    <div className="relative flex shrink-0 items-center gap-2">
      <label htmlFor={id} className="text-sm font-semibold max-sm:sr-only">
        Ordenar
      </label>
      <Select
        id={id}
        value={sort === own && ownOrder === null ? 'nota' : sort}
        onChange={(event) => {
          const chosen = placeSorts.find((value) => value === event.target.value);
          if (chosen) onChange(chosen);
        }}
      >
        {offered.map((value) => (
          <option key={value} value={value}>
            {value === own ? ownOrder : labels[value]}
          </option>
        ))}
      </Select>
    </div>
  );
}

const own = placeSorts[0];
