import { useId } from 'react';
import { cx } from './class-names.ts';
import { controlLook } from './text-field.tsx';

interface SelectFieldProps<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
  /** The label is for screen readers only: what is chosen says enough. */
  isLabelHidden?: boolean;
  disabled?: boolean;
  hint?: string;
  className?: string;
}

/** A labelled choice of one among a few. */
export function SelectField<T extends string>({
  label,
  value,
  options,
  onChange,
  isLabelHidden = false,
  disabled,
  hint,
  className,
}: SelectFieldProps<T>) {
  const id = useId();
  return (
    <div className={className}>
      <label
        htmlFor={id}
        className={cx('mb-1.5 block text-sm font-semibold', isLabelHidden && 'sr-only')}
      >
        {label}
      </label>
      <select
        id={id}
        value={value}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
        className={cx(controlLook, 'disabled:cursor-not-allowed disabled:opacity-55')}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
