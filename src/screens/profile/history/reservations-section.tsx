import { useRef } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { reservationsQuery } from '#data/reservations/reservation-queries.ts';
import type { User } from '#domain/user.ts';
import { reservationsErrors } from '#texts/errors/reservations.ts';
import { FailureLine } from '#components/failure/failure-line.tsx';
import { FailureNotice } from '#components/failure/failure-notice.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ReservationList } from './reservation-list.tsx';

/** One's reservations, what is to come first. */
export function ReservationsSection({ user }: { user: User }) {
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="reservations">
      <h2
        ref={title}
        id="reservations"
        tabIndex={-1}
        className="flex min-h-11 items-center text-xl font-bold outline-none"
      >
        Reservas
      </h2>
      <Reservations user={user} onGone={() => title.current?.focus()} />
    </section>
  );
}

function Reservations({ user, onGone }: { user: User; onGone: () => void }) {
  const list = useInfiniteQuery(reservationsQuery(user.uid));
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError } = list;

  if (error && !data) {
    return (
      <FailureNotice
        as="h3"
        sentences={reservationsErrors}
        error={error}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (!data) {
    return (
      <LoadingRegion label="Carregando suas reservas...">
        <div className="mt-4 flex flex-col gap-4">
          <Skeleton className="h-40 rounded-card" />
          <Skeleton className="h-40 rounded-card" />
        </div>
      </LoadingRegion>
    );
  }
  const reservations = data.pages.flatMap(({ items }) => items);
  if (reservations.length === 0) {
    return (
      <Notice
        as="h3"
        icon={<CalendarDays aria-hidden size={28} />}
        title="Nenhuma reserva ainda"
        actions={<ButtonLink to="/categories">Descobrir lugares</ButtonLink>}
      >
        <p>Quando você pedir uma reserva pelo guia, a resposta do lugar aparece aqui.</p>
      </Notice>
    );
  }
  return (
    <>
      {error && !isFetchNextPageError && (
        <FailureLine
          sentences={reservationsErrors}
          error={error}
          onRetry={() => void list.refetch()}
        />
      )}
      <ReservationList user={user} reservations={reservations} onGone={onGone} />
      {isFetchNextPageError && (
        <FailureLine
          sentences={reservationsErrors}
          error={error}
          onRetry={() => void list.fetchNextPage()}
        />
      )}
      {hasNextPage && !isFetchNextPageError && (
        <div className="mt-6 text-center">
          <Button
            variant="secondary"
            aria-disabled={isFetchingNextPage}
            onClick={() => {
              if (!isFetchingNextPage) void list.fetchNextPage();
            }}
          >
            {isFetchingNextPage ? 'Carregando...' : 'Mostrar mais'}
          </Button>
        </div>
      )}
    </>
  );
}
