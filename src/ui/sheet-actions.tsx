import * as texts from '#ui/texts.ts';
import { Button } from './button.tsx';

interface SheetActionsProps {
  onClear: () => void;
  /** Label of the button that closes the sheet and shows the results. */
  closeLabel: string;
  onClose: () => void;
}

/** Renders the sticky actions at the bottom of a filter sheet. */
export function SheetActions({ onClear, closeLabel, onClose }: SheetActionsProps) {
  return (
    <div className="sticky bottom-0 -mx-5 -mb-5 flex items-center justify-between gap-3 border-t border-line bg-surface px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      <Button variant="quiet" onClick={onClear} aria-label={texts.clearFilters}>
        {texts.clear}
      </Button>
      <Button className="min-w-0 flex-1 tabular" onClick={onClose}>
        {closeLabel}
      </Button>
    </div>
  );
}
