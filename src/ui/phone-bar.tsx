import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

interface PhoneBarProps {
  isShown: boolean;
  className?: string;
  /** A description on the left, and the button on the right. */
  children: ReactNode;
}

/**
 * Renders the main action of a page within reach of the thumb; wide screens do not show it. It is the last element of
 * the page and sticks above the tab bar, so it never covers the footer.
 */
export function PhoneBar({ isShown, className, children }: PhoneBarProps) {
  return (
    <div
      inert={!isShown}
      data-bottom-bar
      className={cx(
        'sticky bottom-[calc(var(--tabs-height)+env(safe-area-inset-bottom))] z-20 border-t border-line bg-surface transition-[opacity,translate,visibility] duration-150 lg:hidden low:static',
        // A shown bar takes its visibility from the page, which may be hidden until the session is known.
        !isShown && 'invisible translate-y-4 opacity-0',
        className,
      )}
    >
      <div className="page flex items-center justify-between gap-4 py-3">{children}</div>
    </div>
  );
}
