import { cx } from './class-names.ts';

/** The shape of something on its way. Give it the size of what will come. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cx('breathe rounded-control bg-sunken', className)} />;
}
