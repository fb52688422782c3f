import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';

interface MoveButtonProps {
  label: string;
  isPossible: boolean;
  onMove: () => void;
  children: ReactNode;
}

/** Renders a button that moves a list item. At the ends of the list it is disabled but stays focusable. */
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
