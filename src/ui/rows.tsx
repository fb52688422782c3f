import { Skeleton } from './skeleton.tsx';

/** Classes of a card whose rows are separated by lines. */
export const rowsClasses =
  'divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-card';

/** Renders placeholders of rows that are loading. */
export function RowsSkeleton({ count }: { count: number }) {
  return (
    <div className={rowsClasses}>
      {Array.from({ length: count }, (_, position) => (
        <div key={position} className="flex min-h-16 flex-col justify-center gap-2 px-4 py-3">
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-4 w-1/3" />
        </div>
      ))}
    </div>
  );
}
