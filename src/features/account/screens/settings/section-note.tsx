import type { ReactNode } from 'react';

/** Why a section cannot be used now. */
export function SectionNote({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-control bg-warning-soft px-4 py-3 text-sm font-medium text-warning">
      {children}
    </p>
  );
}

/** Rules let a pending person change their name only. */
export const pendingText =
  'Disponível depois que o administrador aprovar sua conta. Por enquanto, você pode alterar seu nome.';
