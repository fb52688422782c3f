import { useId } from 'react';
import type { ReactNode } from 'react';
import { cx } from '#ui/class-names.ts';
import { controlLook } from '#ui/text-field.tsx';

interface SelectFieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  required?: boolean;
  hint?: string;
  error?: string;
  /** The options. */
  children: ReactNode;
}

/** A labelled choice of one, with its hint and its error. */
export function SelectField(props: SelectFieldProps) {
  const { label, name, value, onChange, required, hint, error, children } = props;
  const id = useId();
  const note = error || hint;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <select
        id={id}
        name={name}
        required={required}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        className={cx(controlLook, error && 'border-danger')}
      >
        {children}
      </select>
      {note && (
        <p
          id={`${id}-note`}
          className={cx('mt-1.5 text-sm', error ? 'font-medium text-danger' : 'text-ink-muted')}
        >
          {note}
        </p>
      )}
    </div>
  );
}
