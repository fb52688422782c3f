import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { managerOverviewQuery } from '#data/managers/manager-queries.ts';
import type { User } from '#domain/user.ts';
import { managerOverviewErrors } from '#texts/errors/manager.ts';
import { formatInteger } from '#texts/formats.ts';
import { FailureLine } from '#components/failure/failure-line.tsx';
import { cx } from '#ui/class-names.ts';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** How many places one keeps, and what waits for an answer. */
export function Overview({ user }: { user: User }) {
  const { data, error, refetch } = useQuery(managerOverviewQuery(user.uid));

  if (error && !data) {
    return (
      <div className="-mx-3 mt-6">
        <FailureLine
          sentences={managerOverviewErrors}
          error={error}
          onRetry={() => void refetch()}
        />
      </div>
    );
  }
  if (!data) {
    return (
      <LoadingRegion label="Contando o que precisa de atenção...">
        <div className="mt-6 grid grid-cols-2 gap-3 lg:grid-cols-4">
          {[1, 2, 3, 4].map((tile) => (
            <Skeleton key={tile} className="h-24 rounded-card" />
          ))}
        </div>
      </LoadingRegion>
    );
  }
  const tiles = [
    { label: 'Total de locais', value: data.places, to: '/manager/places', isUrgent: false },
    { label: 'Locais ativos', value: data.activePlaces, to: '/manager/places', isUrgent: false },
    {
      label: 'Reservas pendentes',
      value: data.pendingReservations,
      to: '/manager/reservations',
      isUrgent: data.pendingReservations > 0,
    },
    {
      label: 'Avaliações sem resposta',
      value: data.reviewsWithoutReply,
      to: '/manager/reviews',
      isUrgent: data.reviewsWithoutReply > 0,
    },
  ];
  return (
    <ul className="mt-6 grid grid-cols-2 gap-3 lg:grid-cols-4">
      {tiles.map(({ label, value, to, isUrgent }) => (
        <li key={label} className="min-w-0">
          <Link
            to={to}
            className={cx(
              'flex h-full flex-col rounded-card border p-4 shadow-card transition-colors duration-150',
              isUrgent
                ? 'border-sun-soft bg-sun-soft text-sun-ink'
                : 'border-line bg-surface hover:bg-sunken',
            )}
          >
            <span className="text-3xl font-extrabold tabular">
              {formatInteger(value)}
              {!data.isComplete && '+'}
            </span>
            <span
              className={cx(
                'flex items-center justify-between gap-1 text-sm',
                !isUrgent && 'text-ink-muted',
              )}
            >
              {label}
              <ChevronRight aria-hidden size={18} className="shrink-0" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
