import type { ReactNode } from 'react';

/** The buttons of a step, always within reach of the thumb. */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div
      data-bottom-bar
      className="sticky bottom-[calc(var(--tabs-height)+env(safe-area-inset-bottom))] z-10 -mx-(--gutter) mt-6 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-canvas px-(--gutter) py-3"
    >
      {children}
    </div>
  );
}
