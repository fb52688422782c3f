import { createPortal } from 'react-dom';
import { countText } from '#shared/formats/formats.ts';
import { Dialog } from '#ui/dialog.tsx';
import { SheetActions } from '#ui/sheet-actions.tsx';
import { AgendaFilterPanel } from './agenda-filter-panel.tsx';
import type { AgendaFilterPanelProps } from './agenda-filter-panel.tsx';

interface AgendaFilterSheetProps extends AgendaFilterPanelProps {
  /** Dates that are found with them. */
  count: number;
  onClear: () => void;
  onClose: () => void;
}

/** The filters over the lower part of the page; every choice counts at once. */
export function AgendaFilterSheet({ count, onClear, onClose, ...panel }: AgendaFilterSheetProps) {
  // Beside the page, whose headings are those of its list.
  return createPortal(
    <Dialog title="Filtros" isSheet onClose={onClose}>
      <div className="mt-3 flex flex-col gap-5">
        <AgendaFilterPanel {...panel} />
        <SheetActions
          onClear={onClear}
          close={`Ver ${countText(count, 'evento', 'eventos')}`}
          onClose={onClose}
        />
      </div>
    </Dialog>,
    document.body,
  );
}
