import { Skeleton } from '#ui/skeleton.tsx';

/** Renders the skeleton of the upcoming reservations. */
export function ReservationsSkeleton() {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Skeleton className="h-[34rem] rounded-card lg:col-span-2 lg:h-96" />
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
    </div>
  );
}
