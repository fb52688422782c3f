import { createPortal } from 'react-dom';
import type { PlaceFilters } from '#features/search/model/place-filters.ts';
import { countText } from '#shared/formats/formats.ts';
import { Dialog } from '#ui/dialog.tsx';
import { SheetActions } from '#ui/sheet-actions.tsx';
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
            <SheetActions
              onClear={clear}
              close={isAsked ? `Ver ${places}` : 'Fechar filtros'}
              onClose={onClose}
            />
          )}
        />
      </div>
    </Dialog>,
    document.body,
  );
}
