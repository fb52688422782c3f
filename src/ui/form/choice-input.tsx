import type { ComponentProps } from 'react';
import { cx } from '../class-names.ts';

type ChoiceInputProps = { type: 'checkbox' | 'radio' } & ComponentProps<'input'>;

/** Renders a checkbox or radio button in theme colours (base.css). The caller wraps it in a label. */
export function ChoiceInput({ className, ...inputProps }: ChoiceInputProps) {
  return <input {...inputProps} className={cx('tick', className)} />;
}
