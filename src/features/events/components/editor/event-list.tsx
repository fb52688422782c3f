import type { ReactNode } from 'react';
import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { managedEventsQuery } from '#features/events/data/managed-event-queries.ts';
import type { EventPeriod } from '#features/events/data/managed-event-store.ts';
import type { GuideEvent } from '#features/events/model/event.ts';
import { groupByWeek, getMondayDayNumber } from '#features/events/model/event-weeks.ts';
import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/events/panel-texts.ts';
import { cx } from '#ui/class-names.ts';
import { EndlessList } from '#ui/endless-list.tsx';
import { MoreButton } from '#ui/more-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useNow } from '#ui/use-now.ts';
import { DatedEventRow, EventColumnTitles, PastEventRow } from './event-rows.tsx';

/** Number of weeks shown initially, and added by each click. */
const weeksPerPage = 4;

interface EventListProps {
  user: User;
  /** Id of the place; null for the events of all places. */
  placeId: string | null;
  span: EventPeriod;
  editPath: (event: GuideEvent) => string;
  copyPath: (event: GuideEvent) => string;
  /** Returns the place of an event; absent if the heading of the list names it. */
  place?: ((event: GuideEvent) => ReactNode) | undefined;
}

const cardClasses = 'overflow-hidden rounded-card border border-line bg-surface shadow-card';

/** Renders the events that the user manages: future dates by week, or past events. */
export function EventList(props: EventListProps) {
  const { user, placeId, span } = props;
  const list = useInfiniteQuery(managedEventsQuery(user.uid, placeId, span));
  const columnTitles = <EventColumnTitles hasPlace={Boolean(props.place)} />;
  return (
    <div className="mt-2">
      <EndlessList
        query={list}
        sentences={texts.managedEventsErrors}
        failure="line"
        loading={texts.loadingEvents}
        skeleton={
          <>
            <Skeleton className="mt-4 h-20 rounded-card" />
            <Skeleton className="mt-3 h-20 rounded-card" />
          </>
        }
        moreLabel={texts.moreEvents}
        note={(events) =>
          // Events are loaded by their end, earliest first, so an event that lasts for months may be missing from the
          // current week until more are loaded.
          span === 'coming' && (
            <p className="text-sm text-ink-muted">
              {texts.laterEventsMissing(events.at(-1)?.lastAt)}
            </p>
          )
        }
        empty={
          <p className="mt-3 text-ink-muted">
            {span === 'coming' ? texts.noUpcomingEvents : texts.noPastEvents}
          </p>
        }
      >
        {(events) =>
          span === 'coming' ? (
            <Weeks {...props} events={events} columnTitles={columnTitles} />
          ) : (
            <div className={cx(cardClasses, 'mt-3')}>
              {columnTitles}
              <ul>
                {events.map((event) => (
                  <PastEventRow
                    key={event.id}
                    user={user}
                    event={event}
                    editPath={props.editPath(event)}
                    copyPath={props.copyPath(event)}
                    place={props.place?.(event)}
                  />
                ))}
              </ul>
            </div>
          )
        }
      </EndlessList>
    </div>
  );
}

interface WeeksProps extends EventListProps {
  events: readonly GuideEvent[];
  /** Shown at the top of the first week. */
  columnTitles: ReactNode;
}

function Weeks({ events, columnTitles, ...props }: WeeksProps) {
  const now = useNow();
  const [shownCount, setShownCount] = useState(weeksPerPage);
  const weeks = groupByWeek(events, now);
  const thisMonday = getMondayDayNumber(now);
  return (
    <>
      {weeks.slice(0, shownCount).map(({ monday, dates }, index) => (
        <section key={monday} className="mt-5">
          <h3 className="text-sm font-semibold text-ink-muted tabular">
            {texts.weekText(monday, thisMonday)}
          </h3>
          <div className={cx(cardClasses, 'mt-2')}>
            {index === 0 && columnTitles}
            <ul>
              {dates.map((occurrence) => (
                <DatedEventRow
                  key={`${occurrence.event.id} ${occurrence.date.key}`}
                  user={props.user}
                  occurrence={occurrence}
                  editPath={props.editPath(occurrence.event)}
                  copyPath={props.copyPath(occurrence.event)}
                  place={props.place?.(occurrence.event)}
                />
              ))}
            </ul>
          </div>
        </section>
      ))}
      {weeks.length > shownCount && (
        <MoreButton
          label={texts.moreWeeks}
          onMore={() => {
            setShownCount(shownCount + weeksPerPage);
          }}
        />
      )}
    </>
  );
}
