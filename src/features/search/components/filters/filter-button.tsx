import { startTransition } from 'react';
import { SlidersHorizontal } from 'lucide-react';
import * as texts from '#features/search/texts.ts';
import { Button } from '#ui/button.tsx';

interface FilterButtonProps {
  /** Number of filters that the visitor can remove. */
  count: number;
  /** Loads the code of the sheet. */
  preload: () => void;
  onOpen: () => void;
}

/** Renders the button of the filter sheet. Very wide screens show the filters next to the list instead. */
export function FilterButton({ count, preload, onOpen }: FilterButtonProps) {
  return (
    <Button
      variant="secondary"
      className="shrink-0 rounded-full px-3! 2xl:hidden"
      aria-haspopup="dialog"
      onPointerEnter={preload}
      onClick={() => {
        // The sheet renders dozens of controls; a transition lets the tap respond first.
        startTransition(onOpen);
      }}
    >
      <SlidersHorizontal aria-hidden size={18} />
      {texts.openFilters(count)}
    </Button>
  );
}
