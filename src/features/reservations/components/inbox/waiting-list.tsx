import { waitingText } from '#features/reservations/panel-texts.ts';
import type { Place } from '#features/places/model/place.ts';
import { byDay } from '#features/reservations/model/reservation-inbox.ts';
import type {
  BrandMoment,
  ReservationRequest,
} from '#features/reservations/model/reservation-request.ts';
import { reservationDateText } from '#shared/formats/stored-dates.ts';
import { rowsClasses } from '#ui/rows.tsx';
import { InboxList } from './inbox-list.tsx';
import type { InboxListProps } from './inbox-list.tsx';
import { ListWithDetail } from './list-with-detail.tsx';
import type { Answers } from './use-answers.ts';

interface WaitingListProps {
  query: InboxListProps['query'] & { hasNextPage: boolean };
  /** Loaded reservations that are still pending. */
  open: readonly ReservationRequest[];
  title: string;
  places: readonly Place[];
  now: BrandMoment;
  answers: Answers;
  /** Column for the chosen reservation on wide screens. */
  pane: HTMLElement | null;
}

/** Renders the pending reservations of all days. */
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

interface WaitingDaysProps {
  places: readonly Place[];
  reservations: readonly ReservationRequest[];
  now: BrandMoment;
  answers: Answers;
  /** Column for the chosen reservation on wide screens. */
  pane: HTMLElement | null;
}

/** Renders pending reservations by day. Reservations answered here keep their position. */
function WaitingDays({ places, reservations, now, answers, pane }: WaitingDaysProps) {
  const days = byDay(reservations);
  const ordered = days.flatMap((day) => day.reservations);
  return (
    <ListWithDetail places={places} reservations={ordered} now={now} answers={answers} pane={pane}>
      {(row) =>
        days.map(({ at, reservations: ofDay }) => (
          <section key={at} aria-labelledby={`day-${at}`} className="mt-5">
            <h3 id={`day-${at}`} className="mb-2 font-bold first-letter:uppercase">
              {at === now.date && 'Hoje, '}
              {reservationDateText(at)}
            </h3>
            <ul className={rowsClasses}>{ofDay.map((reservation) => row(reservation, true))}</ul>
          </section>
        ))
      }
    </ListWithDetail>
  );
}
