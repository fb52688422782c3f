import { Skeleton } from '#ui/skeleton.tsx';

/** Tiles of equal width in one row on a wide screen. */
export const tilesClasses = 'grid gap-2 lg:flex lg:gap-4';

/** Reserves the space of the counts of pending items while code and data load. */
export function PendingCountsSkeleton() {
  return (
    <div className={tilesClasses}>
      {Array.from({ length: 4 }, (_, position) => (
        <Skeleton key={position} className="h-14 flex-1" />
      ))}
    </div>
  );
}
