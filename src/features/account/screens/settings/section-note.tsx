import type { ReactNode } from 'react';

/** Explains why a section is unavailable. */
export function SectionNote({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-control bg-warning-soft px-4 py-3 text-sm font-medium text-warning">
      {children}
    </p>
  );
}
