import type { ComponentProps } from 'react';
import { ChevronDown } from 'lucide-react';
import { cx } from '../class-names.ts';
import { controlClasses } from './control-classes.ts';

interface SelectProps extends ComponentProps<'select'> {
  /** True in a row of chips, whose shape it then has. */
  isInChipRow?: boolean;
}

/** Renders a native select in the style of the other fields. */
export function Select({ className, isInChipRow, ...selectProps }: SelectProps) {
  return (
    <div className="relative min-w-0">
      <select
        {...selectProps}
        className={cx(
          className ?? controlClasses,
          isInChipRow ? 'rounded-full pr-8' : 'pr-12',
          'dimmed-if-disabled appearance-none text-ellipsis',
        )}
      />
      <ChevronDown
        aria-hidden
        size={20}
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-muted"
      />
    </div>
  );
}
