import { useMemo } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CalendarCheck, RefreshCw } from 'lucide-react';
import { inboxQuery } from '#data/reservations/reservation-inbox-queries.ts';
import type { Place } from '#domain/place.ts';
import { byDay } from '#domain/reservation-inbox.ts';
import type { InboxFilter, InboxPeriod } from '#domain/reservation-inbox.ts';
import { brandMoment } from '#domain/reservation-times.ts';
import type { User } from '#domain/user.ts';
import { inboxErrors } from '#texts/errors/manager.ts';
import { Button } from '#ui/button.tsx';
import { EndlessList } from '#ui/endless-list.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { InboxDays } from './inbox-days.tsx';

const emptyTexts: Record<InboxPeriod, Record<InboxFilter, string>> = {
  coming: {
    pending: 'Nenhum pedido à espera de resposta',
    confirmed: 'Nenhuma reserva confirmada de hoje em diante',
    all: 'Nenhuma reserva de hoje em diante',
  },
  past: { pending: '', confirmed: '', all: 'Nenhuma reserva anterior' },
};

interface InboxListProps {
  user: User;
  places: readonly Place[];
  filter: InboxFilter;
  period: InboxPeriod;
}

/** Reservations by day, a page at a time, without a gap between the pages. */
export function InboxList({ user, places, filter, period }: InboxListProps) {
  const placeIds = useMemo(() => places.map(({ id }) => id).sort(), [places]);
  const list = useInfiniteQuery(inboxQuery(user.uid, placeIds, { filter, period }));
  const isRenewing = list.isFetching && !list.isFetchingNextPage;
  return (
    <EndlessList
      query={list}
      sentences={inboxErrors}
      loading="Carregando as reservas..."
      skeleton={
        <>
          <Skeleton className="mt-6 h-6 w-56" />
          <div className="mt-4 grid gap-4 lg:grid-cols-2">
            <Skeleton className="h-48 rounded-card" />
            <Skeleton className="h-48 rounded-card" />
          </div>
        </>
      }
      more="Mostrar mais reservas"
    >
      {(reservations) => (
        <>
          <div className="mt-4 flex flex-wrap items-center gap-3">
            <Button
              variant="secondary"
              aria-disabled={isRenewing}
              onClick={() => {
                if (!isRenewing) void list.refetch();
              }}
            >
              <RefreshCw aria-hidden size={18} />
              {isRenewing ? 'Atualizando...' : 'Atualizar'}
            </Button>
            <p className="text-sm text-ink-muted tabular">
              Lista das {brandMoment(new Date(list.dataUpdatedAt)).time}
            </p>
          </div>
          {reservations.length === 0 ? (
            <Notice
              icon={<CalendarCheck aria-hidden size={28} />}
              title={emptyTexts[period][filter]}
            >
              <p>
                {period === 'coming'
                  ? 'Quando alguém pedir uma reserva, ela aparece aqui.'
                  : 'As reservas ficam aqui depois que o dia passa.'}
              </p>
            </Notice>
          ) : (
            <InboxDays
              user={user}
              places={places}
              days={byDay(reservations)}
              level={period === 'coming' ? 2 : 3}
            />
          )}
        </>
      )}
    </EndlessList>
  );
}
