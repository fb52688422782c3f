import type { ReactNode } from 'react';
import * as texts from '#ui/texts.ts';
import { Button } from './button.tsx';

interface MoreButtonProps {
  label: string;
  /** True while the next items are loading. */
  isBusy?: boolean;
  onMore: () => void;
  /** Shown above the button, e.g. how much of the list is visible. */
  children?: ReactNode;
}

/** Renders the button below a list that shows more items. */
export function MoreButton({ label, isBusy = false, onMore, children }: MoreButtonProps) {
  return (
    <div className="mt-6 flex flex-col items-center gap-2 text-center">
      {children}
      <Button
        variant="secondary"
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) onMore();
        }}
      >
        {isBusy ? texts.loadingMore : label}
      </Button>
    </div>
  );
}
