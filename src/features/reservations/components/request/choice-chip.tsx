import type { ReactNode } from 'react';
import { cx } from '#ui/class-names.ts';

interface ChoiceChipProps {
  /** Name of the radio group. */
  name: string;
  value: string;
  checked: boolean;
  disabled?: boolean;
  /** Accessible name, if the visible text is abbreviated. */
  label?: string;
  onChoose: () => void;
  children: ReactNode;
}

/** Renders one option of a radio group as a chip. */
export function ChoiceChip(props: ChoiceChipProps) {
  const { name, value, checked, disabled = false, label, onChoose, children } = props;
  return (
    <label
      className={cx(
        'relative flex min-h-11 min-w-16 shrink-0 flex-col items-center justify-center rounded-control border px-3 py-1 text-sm font-medium tabular has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea',
        checked ? 'border-sea bg-sea-soft text-sea-ink' : 'border-control-line bg-surface',
        disabled ? 'cursor-not-allowed text-ink-muted line-through' : 'cursor-pointer',
      )}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        aria-label={label}
        onChange={onChoose}
        className="sr-only"
      />
      {children}
    </label>
  );
}

interface ChoiceGroupProps {
  legend: string;
  hint?: string;
  error: string;
  children: ReactNode;
}

/** Renders a group of chips with its hint or error. */
export function ChoiceGroup({ legend, hint = '', error, children }: ChoiceGroupProps) {
  const message = error || hint;
  return (
    <fieldset className="min-w-0" data-problem={error ? true : undefined}>
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      {children}
      {message && (
        <p
          aria-live="polite"
          className={cx('mt-1.5 text-sm', error ? 'font-medium text-danger' : 'text-ink-muted')}
        >
          <span className="inline-block first-letter:uppercase">{message}</span>
        </p>
      )}
    </fieldset>
  );
}
