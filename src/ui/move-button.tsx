import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';

interface MoveButtonProps {
  label: string;
  isPossible: boolean;
  onMove: () => void;
  children: ReactNode;
}

/** Moves something of a list. It keeps the focus at the ends of the list, too, where there is nowhere to move to. */
export function MoveButton({ label, isPossible, onMove, children }: MoveButtonProps) {
  return (
    <IconButton
      label={label}
      aria-disabled={!isPossible}
      onClick={() => {
        if (isPossible) onMove();
      }}
      className="aria-disabled:cursor-not-allowed"
    >
      {children}
    </IconButton>
  );
}
