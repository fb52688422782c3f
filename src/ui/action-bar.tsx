import type { ReactNode } from 'react';

interface ActionBarProps {
  /** Result message, shown above the buttons where it is easy to notice. */
  message: ReactNode;
  children: ReactNode;
}

/** Renders the buttons of a step in a bar that stays within reach of the thumb. */
export function ActionBar({ message, children }: ActionBarProps) {
  return (
    <div
      data-bottom-bar="wide"
      className="sticky bottom-[calc(var(--tabs-height)+env(safe-area-inset-bottom))] z-10 -mx-(--gutter) mt-6 border-t border-line bg-canvas px-(--gutter) py-3 low:static"
    >
      {/* Takes no room while each message is hidden. */}
      <div className="flex flex-col *:mb-3">{message}</div>
      <div className="flex flex-wrap items-center justify-end gap-3">{children}</div>
    </div>
  );
}
