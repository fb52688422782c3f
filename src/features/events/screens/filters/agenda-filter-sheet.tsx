import { createPortal } from 'react-dom';
import * as texts from '#features/events/texts.ts';
import { Dialog } from '#ui/dialog.tsx';
import { SheetActions } from '#ui/sheet-actions.tsx';
import { AgendaFilterPanel } from './agenda-filter-panel.tsx';
import type { AgendaFilterPanelProps } from './agenda-filter-panel.tsx';

interface AgendaFilterSheetProps extends AgendaFilterPanelProps {
  /** Number of dates that match the filters. */
  count: number;
  onClear: () => void;
  onClose: () => void;
}

/** Renders the filters as a bottom sheet. Every change applies immediately. */
export function AgendaFilterSheet({
  count,
  onClear,
  onClose,
  ...panelProps
}: AgendaFilterSheetProps) {
  // Rendered outside the page, so that its headings do not mix with those of the list.
  return createPortal(
    <Dialog title={texts.filtersTitle} isSheet onClose={onClose}>
      <div className="mt-3 flex flex-col gap-5">
        <AgendaFilterPanel {...panelProps} />
        <SheetActions onClear={onClear} closeLabel={texts.showEvents(count)} onClose={onClose} />
      </div>
    </Dialog>,
    document.body,
  );
}
