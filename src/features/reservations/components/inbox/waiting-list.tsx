import type { Place } from '#features/places/model/place.ts';
import type {
  BrandMoment,
  ReservationRequest,
} from '#features/reservations/model/reservation-request.ts';
import { waitingText } from '#features/reservations/panel-texts.ts';
import { InboxList } from './inbox-list.tsx';
import type { InboxListProps } from './inbox-list.tsx';
import type { Answers } from './use-answers.ts';
import { WaitingDays } from './waiting-days.tsx';

interface WaitingListProps {
  query: InboxListProps['query'] & { hasNextPage: boolean };
  /** Those read so far that still wait. */
  open: readonly ReservationRequest[];
  title: string;
  places: readonly Place[];
  now: BrandMoment;
  answers: Answers;
  /** Where one of them stands whole, where there is room. */
  pane: HTMLElement | null;
}

/** All that waits for an answer, whatever its day. */
export function WaitingList({ query, open, title, ...shown }: WaitingListProps) {
  return (
    <InboxList
      query={query}
      title={title}
      summary={() => waitingText(open.length, query.hasNextPage)}
      emptyTitle="Nenhum pedido à espera de resposta"
      emptyText="Quando alguém pedir uma reserva, ela aparece aqui."
    >
      {(reservations) => <WaitingDays reservations={reservations} {...shown} />}
    </InboxList>
  );
}
