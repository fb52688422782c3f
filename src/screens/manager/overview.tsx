import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { managerOverviewQuery } from '#data/managers/manager-queries.ts';
import type { ManagerOverviewAnswer } from '#domain/api-contract.ts';
import { linkTo } from '#domain/routes.ts';
import type { User } from '#domain/user.ts';
import { managerOverviewErrors } from '#texts/errors/manager.ts';
import { formatInteger } from '#texts/formats.ts';
import { cx } from '#ui/class-names.ts';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** How many places one keeps, and what waits for an answer. */
export function Overview({ user }: { user: User }) {
  const query = useQuery(managerOverviewQuery(user.uid));
  return (
    <div className="mt-6">
      <QueryView
        query={query}
        sentences={managerOverviewErrors}
        failure="line"
        loading="Contando o que precisa de atenção..."
        skeleton={
          <div className={tileGrid}>
            {[1, 2, 3, 4].map((tile) => (
              <Skeleton key={tile} className="h-24 rounded-card" />
            ))}
          </div>
        }
      >
        {(counts) => <Tiles counts={counts} />}
      </QueryView>
    </div>
  );
}

const tileGrid = 'grid grid-cols-2 gap-3 lg:grid-cols-4';

function Tiles({ counts }: { counts: ManagerOverviewAnswer }) {
  const tiles = [
    {
      label: 'Total de locais',
      value: counts.places,
      to: linkTo('/manager/places'),
      isUrgent: false,
    },
    {
      label: 'Locais ativos',
      value: counts.activePlaces,
      to: linkTo('/manager/places'),
      isUrgent: false,
    },
    {
      label: 'Reservas pendentes',
      value: counts.pendingReservations,
      to: linkTo('/manager/reservations'),
      isUrgent: counts.pendingReservations > 0,
    },
    {
      label: 'Avaliações sem resposta',
      value: counts.reviewsWithoutReply,
      to: linkTo('/manager/reviews'),
      isUrgent: counts.reviewsWithoutReply > 0,
    },
  ];
  return (
    <ul className={tileGrid}>
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
              {!counts.isComplete && '+'}
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
