import { createPortal } from 'react-dom';
import { countText } from '#texts/formats.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
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
        <div className="sticky bottom-0 -mx-5 -mb-5 flex items-center justify-between gap-3 border-t border-line bg-surface px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          <Button variant="quiet" onClick={onClear} aria-label="Limpar filtros">
            Limpar
          </Button>
          <Button className="min-w-0 flex-1 tabular" onClick={onClose}>
            {`Ver ${countText(count, 'evento', 'eventos')}`}
          </Button>
        </div>
      </div>
    </Dialog>,
    document.body,
  );
}
