import { RowsSkeleton } from '#ui/rows.tsx';

/** Keeps the room of what comes today, while its code comes and while its bookings do. */
export function TodaySkeleton() {
  return (
    <div className="mt-8">
      <RowsSkeleton count={3} />
    </div>
  );
}
