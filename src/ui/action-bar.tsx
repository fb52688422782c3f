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
      className="sticky bottom-[calc(var(--tabs-height)+env(safe-area-inset-bottom))] z-10 -mx-(--gutter) mt-6 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-canvas px-(--gutter) py-3"
    >
      {/* Takes no room, also of the gap, while each message is hidden. */}
      <div className="-mb-3 flex w-full flex-col *:mb-3">{message}</div>
      {children}
    </div>
  );
}
