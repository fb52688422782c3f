import type { ReactNode } from 'react';

interface FootNoticeProps {
  /** One sentence; nothing is shown while there is none. */
  sentence: string | null;
  /** What can be done, and a way to put the notice away. */
  children?: ReactNode;
}

/** A sentence that stays at the foot of the screen until it is put away, over the page, which keeps its place. */
export function FootNotice({ sentence, children }: FootNoticeProps) {
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
