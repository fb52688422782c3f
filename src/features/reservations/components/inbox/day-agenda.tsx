import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import type { Place } from '#features/places/model/place.ts';
import {
  countExpectedGuests,
  groupByTime,
  isExpected,
} from '#features/reservations/model/reservation-inbox.ts';
import type { InboxGroup } from '#features/reservations/model/reservation-inbox.ts';
import type { ReservationRequest } from '#features/reservations/model/reservation-request.ts';
import type { BrandMoment } from '#shared/calendar/brand-moment.ts';
import * as texts from '#features/reservations/panel-texts.ts';
import { peopleText } from '#shared/formats/phrases.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { rowsClasses } from '#ui/rows.tsx';
import { ListWithDetail } from './list-with-detail.tsx';
import type { Answers } from './use-answers.ts';

interface DayAgendaProps {
  places: readonly Place[];
  reservations: readonly ReservationRequest[];
  /** True if more reservations of the day can be loaded. The group of the last time may then be incomplete. */
  hasMore: boolean;
  now: BrandMoment;
  answers: Answers;
  /** Column for the chosen reservation on wide screens. */
  pane: HTMLElement | null;
}

/**
 * Renders the reservations of a day by time, with the expected people at each time. Declined and cancelled ones follow
 * in a separate group.
 */
export function DayAgenda({ places, reservations, hasMore, now, answers, pane }: DayAgendaProps) {
  const expectedGroups = groupByTime(reservations.filter(isExpected));
  const inactiveGroups = groupByTime(
    reservations.filter((reservation) => !isExpected(reservation)),
  );
  const orderedReservations = [...expectedGroups, ...inactiveGroups].flatMap(
    (group) => group.reservations,
  );
  return (
    <ListWithDetail
      places={places}
      reservations={orderedReservations}
      now={now}
      answers={answers}
      pane={pane}
    >
      {(renderRow) => (
        <>
          {expectedGroups.map((group, position) => (
            <TimeGroup
              key={group.dateOrTime}
              group={group}
              places={places}
              isComplete={!hasMore || position < expectedGroups.length - 1}
            >
              {group.reservations.map((reservation) => renderRow(reservation, false))}
            </TimeGroup>
          ))}
          {inactiveGroups.length > 0 && (
            <InactiveReservations
              count={inactiveGroups.reduce((sum, group) => sum + group.reservations.length, 0)}
            >
              {inactiveGroups.flatMap((group) =>
                group.reservations.map((reservation) => renderRow(reservation, true)),
              )}
            </InactiveReservations>
          )}
        </>
      )}
    </ListWithDetail>
  );
}

interface TimeGroupProps {
  group: InboxGroup;
  places: readonly Place[];
  isComplete: boolean;
  children: ReactNode;
}

function TimeGroup({
  group: { dateOrTime: time, reservations },
  places,
  isComplete,
  children,
}: TimeGroupProps) {
  const id = useId();
  const { people } = countExpectedGuests(reservations);
  const occupancies = places.flatMap(({ id: placeId, title, reservation: { tables } }) => {
    const placeReservations = reservations.filter((reservation) => reservation.placeId === placeId);
    if (tables === undefined || placeReservations.length === 0) return [];
    const { tables: reservedTables } = countExpectedGuests(placeReservations);
    const text = texts.tablesText(reservedTables, tables);
    return [
      {
        placeId,
        isFull: reservedTables >= tables,
        text: places.length > 1 ? `${title}: ${text}` : text,
      },
    ];
  });
  return (
    <section aria-labelledby={id} className="mt-5">
      <div className="mb-2 flex flex-wrap items-baseline gap-x-3 text-sm text-ink-muted tabular">
        <h3 id={id} className="text-xl font-extrabold text-ink">
          {time}
        </h3>
        {isComplete && (
          <>
            <span>{peopleText(people)}</span>
            {occupancies.map(({ placeId, isFull, text }) => (
              <span
                key={placeId}
                className={cx('min-w-0 wrap-anywhere', isFull && 'font-semibold text-warning')}
              >
                {text}
              </span>
            ))}
          </>
        )}
      </div>
      <ul className={rowsClasses}>{children}</ul>
    </section>
  );
}

/** Renders declined and cancelled reservations, collapsed by default. */
function InactiveReservations({ count, children }: { count: number; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="mt-6">
      <Button
        variant="quiet"
        className="-ml-4"
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        <ChevronDown
          aria-hidden
          size={20}
          className={cx('transition-transform duration-150', isOpen && 'rotate-180')}
        />
        {texts.inactiveCount(count)}
      </Button>
      {isOpen && <ul className={cx(rowsClasses, 'mt-2')}>{children}</ul>}
    </section>
  );
}
