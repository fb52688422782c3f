import type { ReactNode } from 'react';

interface BottomBannerProps {
  /** One sentence; null hides the banner. */
  sentence: string | null;
  /** Action buttons, including one that dismisses the banner. */
  children?: ReactNode;
}

/** Renders a banner over the bottom of the page until it is dismissed. It causes no layout shift. */
export function BottomBanner({ sentence, children }: BottomBannerProps) {
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-(--over-foot) z-40 flex justify-center"
    >
      {sentence !== null && (
        <div
          data-said
          className="pointer-events-auto flex max-w-lg appear flex-wrap items-center justify-end gap-x-2 rounded-card border border-line bg-surface px-4 py-2 text-sm shadow-float"
        >
          <p className="min-w-48 flex-1 py-1.5">{sentence}</p>
          <div className="flex">{children}</div>
        </div>
      )}
    </div>
  );
}
