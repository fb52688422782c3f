import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

export type BadgeTone = 'neutral' | 'open' | 'warning' | 'closed' | 'sun' | 'sea';

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-ink-muted',
  open: 'bg-open-soft text-open',
  warning: 'bg-warning-soft text-warning',
  closed: 'bg-danger-soft text-danger',
  sun: 'bg-sun-soft text-sun-ink',
  sea: 'bg-sea-soft text-sea-ink',
};

/** Renders a short fact in a coloured badge. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 text-sm font-semibold',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
