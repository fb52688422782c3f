import { useId } from 'react';
import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { controlClasses } from './control-classes.ts';

/** Texts of a form field. */
export interface FieldTexts {
  label: ReactNode;
  /** True if the label is only for screen readers, because the value is clear without it. */
  isLabelHidden?: boolean;
  hint?: string;
  /** Error message, shown instead of the hint; '' for none. */
  error?: string;
  className?: string;
}

/** Attributes that connect a control to its label, hint and error. */
interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  className: string;
}

interface FieldProps extends FieldTexts {
  children: (control: ControlProps) => ReactNode;
}

/** Renders a control with its label, hint and error. */
export function Field({ label, isLabelHidden, hint, error, className, children }: FieldProps) {
  const id = useId();
  const note = error || hint;
  return (
    <div className={cx('min-w-0', className)}>
      <label
        htmlFor={id}
        className={isLabelHidden ? 'sr-only' : 'mb-1.5 block text-sm font-semibold'}
      >
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': note ? `${id}-note` : undefined,
        className: cx(controlClasses, error && 'border-danger'),
      })}
      {note && (
        <p
          id={`${id}-note`}
          className={cx(
            'mt-1.5 text-sm tabular',
            error ? 'font-medium text-danger' : 'text-ink-muted',
          )}
        >
          {note}
        </p>
      )}
    </div>
  );
}
