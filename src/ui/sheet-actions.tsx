import type { ReactNode } from 'react';
import * as texts from '#ui/texts.ts';
import { Button } from './button.tsx';

/** Renders the end of a sheet, which stays visible while the rest scrolls. */
export function SheetFooter({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 -mx-5 -mb-5 flex items-center justify-between gap-3 border-t border-line bg-surface px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] low:static">
      {children}
    </div>
  );
}

interface SheetActionsProps {
  onClear: () => void;
  /** Label of the button that closes the sheet and shows the results. */
  closeLabel: string;
  onClose: () => void;
}

/** Renders the sticky actions at the bottom of a filter sheet. */
export function SheetActions({ onClear, closeLabel, onClose }: SheetActionsProps) {
  return (
    <SheetFooter>
      {/* The result count of the page is not announced while the sheet is open. */}
      <p role="status" className="sr-only">
        {closeLabel}
      </p>
      <Button variant="quiet" onClick={onClear} aria-label={texts.clearFilters}>
        {texts.clear}
      </Button>
      <Button className="min-w-0 flex-1 tabular" onClick={onClose}>
        {closeLabel}
      </Button>
    </SheetFooter>
  );
}
