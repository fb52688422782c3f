import type { ReactNode } from 'react';

/**
 * The answer before stays while the next one comes: a line moves above it. It can still be read and used, so
 * nothing is dimmed.
 */
export function Renewing({ isOn, children }: { isOn: boolean; children: ReactNode }) {
  return (
    <div className="relative min-w-0 empty:hidden" aria-busy={isOn}>
      {isOn && (
        <div aria-hidden className="absolute inset-x-0 -top-1.5 h-0.5 overflow-hidden rounded-full">
          <div className="h-full w-1/3 travel rounded-full bg-sea motion-reduce:w-full" />
        </div>
      )}
      {children}
    </div>
  );
}
