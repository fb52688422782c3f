import type { ReactNode } from 'react';

/** Wraps skeletons: says to screen readers, once, what is being loaded. */
export function LoadingRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {label}
      </p>
      {children}
    </div>
  );
}
