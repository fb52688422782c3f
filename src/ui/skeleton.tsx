import { cx } from './class-names.ts';

/** Renders the placeholder of loading content. Set its size to that of the content. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cx('breathe rounded-control bg-sunken', className)} />;
}
