import { createPortal } from 'react-dom';
import type { PlaceFilters } from '#features/search/model/place-filters.ts';
import * as texts from '#features/search/texts.ts';
import { Dialog } from '#ui/dialog.tsx';
import { SheetActions } from '#ui/sheet-actions.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { useFoundCount } from './use-facet-counts.ts';

interface FilterSheetProps {
  query: string;
  filters: PlaceFilters;
  clearedFilters: PlaceFilters;
  /** True if the page behind the sheet shows search results. */
  hasSearchResults: boolean;
  onChange: (filters: PlaceFilters) => void;
  onClose: () => void;
}

/** Renders the filters in a bottom sheet. Each choice is applied immediately. */
export function FilterSheet({ hasSearchResults, onClose, ...panelProps }: FilterSheetProps) {
  const count = useFoundCount(panelProps.query, panelProps.filters);
  // The portal keeps the headings of the sheet out of the heading outline of the list.
  return createPortal(
    <Dialog title={texts.filtersTitle} isSheet onClose={onClose}>
      <div className="mt-3">
        <FilterPanel
          {...panelProps}
          renderActions={(clear) => (
            <SheetActions
              onClear={clear}
              closeLabel={hasSearchResults ? texts.seePlaces(count) : texts.closeFilters}
              onClose={onClose}
            />
          )}
        />
      </div>
    </Dialog>,
    document.body,
  );
}
