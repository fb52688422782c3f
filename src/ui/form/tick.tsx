import type { ComponentProps } from 'react';
import { cx } from '../class-names.ts';

type TickProps = { type: 'checkbox' | 'radio' } & ComponentProps<'input'>;

/** What is ticked, or chosen among a few, in the colours of the theme (base.css); its label stands around it. */
export function Tick({ className, ...input }: TickProps) {
  return <input {...input} className={cx('tick', className)} />;
}
