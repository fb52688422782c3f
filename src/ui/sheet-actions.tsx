import { Button } from './button.tsx';

interface SheetActionsProps {
  onClear: () => void;
  /** On the button that closes the sheet: what is to be seen behind it. */
  close: string;
  onClose: () => void;
}

/** At the foot of a sheet of filters, wherever it is scrolled to. */
export function SheetActions({ onClear, close, onClose }: SheetActionsProps) {
  return (
    <div className="sticky bottom-0 -mx-5 -mb-5 flex items-center justify-between gap-3 border-t border-line bg-surface px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      <Button variant="quiet" onClick={onClear} aria-label="Limpar filtros">
        Limpar
      </Button>
      <Button className="min-w-0 flex-1 tabular" onClick={onClose}>
        {close}
      </Button>
    </div>
  );
}
