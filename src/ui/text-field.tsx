import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from './class-names.ts';

export const controlLook =
  'min-h-11 w-full rounded-control border border-control-line bg-surface px-3 text-base text-ink placeholder:text-ink-muted';

interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  hint?: string;
  error?: string;
  /** Something at the end of the field, such as a show-password button. */
  trailing?: ReactNode;
}

/** A labelled input with its hint and its error. */
export function TextField({ label, hint, error, trailing, className, ...rest }: TextFieldProps) {
  const id = useId();
  const described = [error && `${id}-error`, !error && hint && `${id}-hint`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className={cx(controlLook, Boolean(trailing) && 'pr-12', error && 'border-danger')}
          {...rest}
        />
        {trailing && <div className="absolute inset-y-0 right-0">{trailing}</div>}
      </div>
      {hint && !error && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
