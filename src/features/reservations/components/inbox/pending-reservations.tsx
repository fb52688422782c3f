import { useMemo, useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { inboxQuery } from '#features/reservations/data/reservation-inbox-queries.ts';
import type { Place } from '#features/places/model/place.ts';
import { brandMoment } from '#shared/calendar/brand-moment.ts';
import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/reservations/panel-texts.ts';
import { useNow } from '#ui/use-now.ts';
import { DeletedBanner } from './deleted-banner.tsx';
import { useAnswers } from './use-answers.ts';
import { PendingList } from './inbox-list.tsx';

/** Renders the pending reservations of the given places without the agenda. */
export function PendingReservations({ user, places }: { user: User; places: readonly Place[] }) {
  const now = brandMoment(useNow());
  const placeIds = useMemo(() => places.map(({ id }) => id).sort(), [places]);
  const answers = useAnswers(user.uid);
  const [pane, setPane] = useState<HTMLElement | null>(null);
  const pendingQuery = useInfiniteQuery(inboxQuery(user.uid, placeIds, { kind: 'waiting' }));
  const loadedReservations = pendingQuery.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className="xl:grid xl:grid-cols-[minmax(0,1fr)_minmax(22rem,38%)] xl:gap-6">
      <div className="min-w-0">
        <DeletedBanner name={answers.deletedName} />
        <PendingList
          query={pendingQuery}
          pendingReservations={loadedReservations.filter(({ status }) => status === 'pending')}
          title={texts.reservations}
          {...{ places, now, answers, pane }}
        />
      </div>
      <div ref={setPane} className="max-xl:hidden" />
    </div>
  );
}
