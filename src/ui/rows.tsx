import { Skeleton } from './skeleton.tsx';

/** A card of rows with a line between them. */
export const rowsLook =
  'divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-card';

/** Rows on their way. */
export function RowsSkeleton({ count }: { count: number }) {
  return (
    <div className={rowsLook}>
      {Array.from({ length: count }, (_, position) => (
        <div key={position} className="flex min-h-16 flex-col justify-center gap-2 px-4 py-3">
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-4 w-1/3" />
        </div>
      ))}
    </div>
  );
}
