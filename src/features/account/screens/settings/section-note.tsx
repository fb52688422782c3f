import type { ReactNode } from 'react';

/** Explains why a section is unavailable. */
export function SectionNote({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-control bg-warning-soft px-4 py-3 text-sm font-medium text-warning">
      {children}
    </p>
  );
}

/** The rules let a pending user change only the name. */
export const pendingAccountNote =
  'Disponível depois que o administrador aprovar sua conta. Por enquanto, você pode alterar seu nome.';
