import { useRef } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { reservationsQuery } from '#data/reservations/reservation-queries.ts';
import { linkTo } from '#domain/routes.ts';
import type { User } from '#domain/user.ts';
import { reservationsErrors } from '#texts/errors/reservations.ts';
import { ButtonLink } from '#ui/button.tsx';
import { EndlessList } from '#ui/endless-list.tsx';
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
  return (
    <EndlessList
      query={list}
      sentences={reservationsErrors}
      failure="h3"
      loading="Carregando suas reservas..."
      skeleton={
        <div className="mt-4 flex flex-col gap-4">
          <Skeleton className="h-40 rounded-card" />
          <Skeleton className="h-40 rounded-card" />
        </div>
      }
      more="Mostrar mais"
      empty={
        <Notice
          as="h3"
          icon={<CalendarDays aria-hidden size={28} />}
          title="Nenhuma reserva ainda"
          actions={<ButtonLink to={linkTo('/categories')}>Descobrir lugares</ButtonLink>}
        >
          <p>Quando você pedir uma reserva pelo guia, a resposta do lugar aparece aqui.</p>
        </Notice>
      }
    >
      {(reservations) => (
        <ReservationList user={user} reservations={reservations} onGone={onGone} />
      )}
    </EndlessList>
  );
}
