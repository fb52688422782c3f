import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from './class-names.ts';

const baseClasses =
  'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border px-4 text-sm font-medium whitespace-nowrap pop';
const offClasses = 'border-line bg-surface text-ink hover:bg-sunken';
const onClasses = 'border-sea bg-sea-soft text-sea-ink';

/** Renders a chip that can be turned on and off. */
export function ToggleChip({
  pressed,
  isDisabled = false,
  onToggle,
  children,
}: {
  pressed: boolean;
  /** A disabled chip keeps the focus and can still be turned off. */
  isDisabled?: boolean;
  onToggle: () => void;
  children: ReactNode;
}) {
  const cannotToggle = isDisabled && !pressed;
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-disabled={cannotToggle || undefined}
      onClick={cannotToggle ? undefined : onToggle}
      className={cx(baseClasses, 'dimmed-if-disabled', pressed ? onClasses : offClasses)}
    >
      {children}
    </button>
  );
}

/** Renders a chip that is a link. */
export function LinkChip({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={cx(baseClasses, offClasses)}>
      {children}
    </Link>
  );
}
