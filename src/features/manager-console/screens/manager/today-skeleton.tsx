import { RowsSkeleton } from '#ui/rows.tsx';

/** Reserves the space of today's reservations while code and data load. */
export function TodaySkeleton() {
  return (
    <div className="mt-8">
      <RowsSkeleton count={3} />
    </div>
  );
}
