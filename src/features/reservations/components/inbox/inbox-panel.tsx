import { useMemo, useState } from 'react';
import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { BellRing, ChevronRight } from 'lucide-react';
import {
  inboxQuery,
  confirmedQuery,
} from '#features/reservations/data/reservation-inbox-queries.ts';
import {
  inboxAddressParams,
  parseInboxAddress,
  stripOf,
} from '#features/reservations/model/reservation-inbox.ts';
import { brandMoment } from '#features/reservations/model/reservation-times.ts';
import type { User } from '#features/account/model/user.ts';
import {
  dayCountErrors,
  pendingCountErrors,
  summaryText,
  waitingText,
} from '#features/reservations/panel-texts.ts';
import { reservationDateText } from '#shared/formats/stored-dates.ts';
import { FailureLine } from '#ui/failure-line.tsx';
import { useAddressState } from '#ui/use-address-state.ts';
import { useNow } from '#ui/use-now.ts';
import type { Place } from '#features/places/model/place.ts';
import type { Attendance } from '#features/reservations/model/reservation-inbox.ts';
import { DayStrip } from './day-strip.tsx';
import { DayAgenda } from './day-agenda.tsx';
import { DeletedBanner } from './deleted-banner.tsx';
import { InboxList } from './inbox-list.tsx';
import { useAnswers } from './use-answers.ts';
import { WaitingList } from './waiting-list.tsx';

interface InboxPanelProps {
  user: User;
  places: readonly Place[];
}

/** Renders the reservations of the given places: one day, or all pending ones. */
export function InboxPanel({ user, places }: InboxPanelProps) {
  const now = brandMoment(useNow());
  const { asked, update } = useAddressState(parseInboxAddress, inboxAddressParams);
  const date = asked.date || now.date;
  const placeIds = useMemo(() => places.map(({ id }) => id).sort(), [places]);
  const answers = useAnswers(user.uid);
  const [pane, setPane] = useState<HTMLElement | null>(null);
  const waiting = useInfiniteQuery(inboxQuery(user.uid, placeIds, { kind: 'waiting' }));
  const day = useInfiniteQuery({
    ...inboxQuery(user.uid, placeIds, { kind: 'day', date }),
    enabled: !asked.isWaiting,
  });
  const confirmed = useDayCounts(user.uid, places, stripOf(date, now.date));

  const read = waiting.data?.pages.flatMap(({ items }) => items) ?? [];
  const open = read.filter(({ status }) => status === 'pending');
  const lastRead = read.at(-1)?.date ?? '';
  const waitingOn = (on: string) => ({
    count: open.filter((one) => one.date === on).length,
    // Days from the last loaded one on may have further pending reservations.
    isMore: waiting.hasNextPage && on >= lastRead,
  });
  const elsewhere = open.length - waitingOn(date).count;

  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(22rem,38%)] lg:gap-6">
      <div className="min-w-0">
        <DayStrip
          today={now.date}
          date={date}
          isNoneChosen={asked.isWaiting}
          waitingOn={waitingOn}
          confirmedOn={confirmed.on}
          onChoose={(chosen) => {
            update({ ...asked, date: chosen === now.date ? '' : chosen, isWaiting: false });
          }}
        />
        {Boolean(confirmed.error) && (
          <FailureLine
            sentences={dayCountErrors}
            error={confirmed.error}
            onRetry={confirmed.retry}
          />
        )}
        {places.length > mostCountedPlaces && (
          <p className="mt-2 text-sm text-ink-muted">
            Escolha um local para ver quantas pessoas confirmaram em cada dia.
          </p>
        )}
        {!asked.isWaiting && Boolean(waiting.error) && (
          <FailureLine
            sentences={pendingCountErrors}
            error={waiting.error}
            onRetry={() => void waiting.refetch()}
          />
        )}
        {!asked.isWaiting && !waiting.error && (
          // Reserves the space of the line while the count loads and if it is 0.
          <div className="mt-3 min-h-12">
            {elsewhere > 0 || waiting.hasNextPage ? (
              <button
                type="button"
                onClick={() => {
                  update({ ...asked, isWaiting: true });
                }}
                className="flex min-h-12 w-full items-center gap-2 rounded-control bg-sun-soft px-4 py-2 text-left font-semibold text-sun-ink"
              >
                <BellRing aria-hidden size={20} className="shrink-0" />
                <span className="grow tabular">
                  {waitingText(elsewhere, waiting.hasNextPage)} em outros dias
                </span>
                <ChevronRight aria-hidden size={20} className="shrink-0" />
              </button>
            ) : (
              waiting.isSuccess && (
                <p className="py-3 text-sm text-ink-muted">Nada à espera em outros dias.</p>
              )
            )}
          </div>
        )}
        <DeletedBanner name={answers.goneName} />
        {asked.isWaiting ? (
          <WaitingList
            key="waiting"
            query={waiting}
            title="À espera de resposta"
            {...{ open, places, now, answers, pane }}
          />
        ) : (
          <InboxList
            key={date}
            query={day}
            title={(date === now.date ? 'hoje, ' : '') + reservationDateText(date)}
            summary={(reservations) => summaryText(reservations, day.hasNextPage)}
            emptyTitle="Nenhuma reserva neste dia"
            emptyText={
              date < now.date
                ? 'Ninguém pediu uma mesa para este dia.'
                : 'Quando alguém pedir uma mesa para este dia, o pedido aparece aqui.'
            }
          >
            {(reservations) => (
              <DayAgenda
                places={places}
                reservations={reservations}
                hasMore={day.hasNextPage}
                now={now}
                answers={answers}
                pane={pane}
              />
            )}
          </InboxList>
        )}
      </div>
      <div ref={setPane} className="max-lg:hidden" />
    </div>
  );
}

/** Maximum number of places for which each day is counted: each place costs seven reads. */
const mostCountedPlaces = 8;

/** Returns the confirmed reservations of the places per day; without counts for too many places. */
function useDayCounts(uid: string, places: readonly Place[], dates: readonly string[]) {
  const counted = places.length <= mostCountedPlaces ? places : [];
  return useQueries({
    queries: counted.map(({ id }) => confirmedQuery(uid, id, dates)),
    combine: (counts) => ({
      error: counts.find(({ error }) => error)?.error ?? null,
      retry: () => {
        for (const { error, refetch } of counts) if (error) void refetch();
      },
      on: (date: string): Attendance | null => {
        if (counts.length === 0) return null;
        const sum = { tables: 0, people: 0 };
        for (const { data } of counts) {
          const day = data?.[date];
          if (!day) return null;
          sum.tables += day.tables;
          sum.people += day.people;
        }
        return sum;
      },
    }),
  });
}
