import * as texts from '#features/reservations/panel-texts.ts';
import type { Place } from '#features/places/model/place.ts';
import { groupByDay } from '#features/reservations/model/reservation-inbox.ts';
import type {
  BrandMoment,
  ReservationRequest,
} from '#features/reservations/model/reservation-request.ts';
import { rowsClasses } from '#ui/rows.tsx';
import { InboxList } from './inbox-list.tsx';
import type { InboxListProps } from './inbox-list.tsx';
import { ListWithDetail } from './list-with-detail.tsx';
import type { Answers } from './use-answers.ts';

interface PendingListProps {
  query: InboxListProps['query'] & { hasNextPage: boolean };
  /** Loaded reservations that are still pending. */
  pendingReservations: readonly ReservationRequest[];
  title: string;
  places: readonly Place[];
  now: BrandMoment;
  answers: Answers;
  /** Column for the chosen reservation on wide screens. */
  pane: HTMLElement | null;
}

/** Renders the pending reservations of all days. */
export function PendingList({ query, pendingReservations, title, ...daysProps }: PendingListProps) {
  return (
    <InboxList
      query={query}
      title={title}
      summary={() => texts.pendingReservationsText(pendingReservations.length, query.hasNextPage)}
      emptyTitle={texts.nothingPendingTitle}
      emptyText={texts.nothingPendingHint}
    >
      {(reservations) => <PendingDays reservations={reservations} {...daysProps} />}
    </InboxList>
  );
}

interface PendingDaysProps {
  places: readonly Place[];
  reservations: readonly ReservationRequest[];
  now: BrandMoment;
  answers: Answers;
  /** Column for the chosen reservation on wide screens. */
  pane: HTMLElement | null;
}

/** Renders pending reservations by day. Reservations answered here keep their position. */
function PendingDays({ places, reservations, now, answers, pane }: PendingDaysProps) {
  const days = groupByDay(reservations);
  const orderedReservations = days.flatMap((day) => day.reservations);
  return (
    <ListWithDetail
      places={places}
      reservations={orderedReservations}
      now={now}
      answers={answers}
      pane={pane}
    >
      {(renderRow) =>
        days.map(({ dateOrTime: date, reservations: dayReservations }) => (
          <section key={date} aria-labelledby={`day-${date}`} className="mt-5">
            <h3 id={`day-${date}`} className="mb-2 font-bold first-letter:uppercase">
              {texts.pendingDayTitle(date, date === now.date)}
            </h3>
            <ul className={rowsClasses}>
              {dayReservations.map((reservation) => renderRow(reservation, true))}
            </ul>
          </section>
        ))
      }
    </ListWithDetail>
  );
}
