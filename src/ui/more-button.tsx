import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface MoreButtonProps {
  label: string;
  /** What was asked for is on its way. */
  isBusy?: boolean;
  onMore: () => void;
  /** Above the button: how far the list goes. */
  children?: ReactNode;
}

/** Under a list: shows more of it. */
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
        {isBusy ? 'Carregando...' : label}
      </Button>
    </div>
  );
}
