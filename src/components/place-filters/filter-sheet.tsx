import { createPortal } from 'react-dom';
import type { PlaceFilters } from '#domain/place-filters.ts';
import { countText } from '#texts/formats.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { useFoundCount } from './use-facet-counts.ts';

interface FilterSheetProps {
  query: string;
  filters: PlaceFilters;
  noChoice: PlaceFilters;
  /** The page behind shows what is found. */
  isAsked: boolean;
  onChange: (filters: PlaceFilters) => void;
  onClose: () => void;
}

/** The filters over the lower part of the page; every choice counts at once. */
export function FilterSheet({ isAsked, onClose, ...panel }: FilterSheetProps) {
  const count = useFoundCount(panel.query, panel.filters);
  const places = count === null ? 'lugares' : countText(count, 'lugar', 'lugares');
  // Beside the page, whose headings are those of its list.
  return createPortal(
    <Dialog title="Filtros" isSheet onClose={onClose}>
      <div className="mt-3">
        <FilterPanel
          {...panel}
          actions={(clear) => (
            <div className="sticky bottom-0 -mx-5 -mb-5 flex items-center justify-between gap-3 border-t border-line bg-surface px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
              <Button variant="quiet" onClick={clear} aria-label="Limpar filtros">
                Limpar
              </Button>
              <Button className="min-w-0 flex-1 tabular" onClick={onClose}>
                {isAsked ? `Ver ${places}` : 'Fechar filtros'}
              </Button>
            </div>
          )}
        />
      </div>
    </Dialog>,
    document.body,
  );
}
