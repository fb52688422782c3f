import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import type { Place } from '#features/places/model/place.ts';
import {
  attendanceOf,
  byTime,
  isExpected,
} from '#features/reservations/model/reservation-inbox.ts';
import type { InboxGroup } from '#features/reservations/model/reservation-inbox.ts';
import type {
  BrandMoment,
  ReservationRequest,
} from '#features/reservations/model/reservation-request.ts';
import { countText } from '#shared/formats/formats.ts';
import { tablesText } from '#features/reservations/panel-texts.ts';
import { peopleText } from '#shared/formats/phrases.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { rowsClasses } from '#ui/rows.tsx';
import { ListWithDetail } from './list-with-detail.tsx';
import type { Answers } from './use-answers.ts';

interface DayAgendaProps {
  places: readonly Place[];
  reservations: readonly ReservationRequest[];
  /** More reservations of the day can be loaded, so the last time may be incomplete. */
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
  const expected = byTime(reservations.filter(isExpected));
  const over = byTime(reservations.filter((one) => !isExpected(one)));
  const ordered = [...expected, ...over].flatMap((group) => group.reservations);
  return (
    <ListWithDetail places={places} reservations={ordered} now={now} answers={answers} pane={pane}>
      {(row) => (
        <>
          {expected.map((group, position) => (
            <TimeGroup
              key={group.at}
              group={group}
              places={places}
              isWhole={!hasMore || position < expected.length - 1}
            >
              {group.reservations.map((reservation) => row(reservation, false))}
            </TimeGroup>
          ))}
          {over.length > 0 && (
            <OverGroup count={over.reduce((sum, group) => sum + group.reservations.length, 0)}>
              {over.flatMap((group) =>
                group.reservations.map((reservation) => row(reservation, true)),
              )}
            </OverGroup>
          )}
        </>
      )}
    </ListWithDetail>
  );
}

interface TimeGroupProps {
  group: InboxGroup;
  places: readonly Place[];
  isWhole: boolean;
  children: ReactNode;
}

function TimeGroup({ group: { at, reservations }, places, isWhole, children }: TimeGroupProps) {
  const id = useId();
  const { people } = attendanceOf(reservations);
  const counted = places.flatMap(({ id: placeId, title, reservation: { tables } }) => {
    const here = reservations.filter((one) => one.placeId === placeId);
    if (tables === undefined || here.length === 0) return [];
    const { tables: taken } = attendanceOf(here);
    const text = tablesText(taken, tables);
    return [
      { placeId, isFull: taken >= tables, text: places.length > 1 ? `${title}: ${text}` : text },
    ];
  });
  return (
    <section aria-labelledby={id} className="mt-5">
      <div className="mb-2 flex flex-wrap items-baseline gap-x-3 text-sm text-ink-muted tabular">
        <h3 id={id} className="text-xl font-extrabold text-ink">
          {at}
        </h3>
        {isWhole && (
          <>
            <span>{peopleText(people)}</span>
            {counted.map(({ placeId, isFull, text }) => (
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
function OverGroup({ count, children }: { count: number; children: ReactNode }) {
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
        {countText(count, 'recusada ou cancelada', 'recusadas ou canceladas')}
      </Button>
      {isOpen && <ul className={cx(rowsClasses, 'mt-2')}>{children}</ul>}
    </section>
  );
}
