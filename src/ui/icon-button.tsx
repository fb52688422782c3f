import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';

/** Renders a round icon button. Its label is for screen readers and the tooltip. */
export function IconButton({
  label,
  className,
  type = 'button',
  ...rest
}: { label: string } & ComponentProps<'button'>) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={cx(
        'inline-grid size-11 shrink-0 place-content-center rounded-full text-ink transition-colors duration-150 hover:bg-sunken disabled:opacity-55 aria-disabled:opacity-55',
        className,
      )}
      {...rest}
    />
  );
}
