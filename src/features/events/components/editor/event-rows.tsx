import type { ReactNode } from 'react';
import { useState } from 'react';
import { CalendarCheck, CalendarX, ChevronDown, Copy, TicketX, Trash2 } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { EventPicture } from '#features/events/components/card/event-row.tsx';
import { setDateStatus } from '#features/events/data/event-writes.ts';
import { eventDateStatuses } from '#features/events/model/event-date.ts';
import type { EventDateStatus } from '#features/events/model/event-date.ts';
import type { Occurrence } from '#features/events/model/agenda/agenda.ts';
import type { GuideEvent } from '#features/events/model/event.ts';
import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/events/panel-texts.ts';
import { eventPriceText } from '#features/events/texts.ts';
import { wallClockAt } from '#shared/zoned-time.ts';
import { Badge } from '#ui/badge.tsx';
import type { BadgeTone } from '#ui/badge.tsx';
import { cx } from '#ui/class-names.ts';
import { FailureLine } from '#ui/failure-line.tsx';
import { lazyDialog } from '#ui/progressive/lazy-part.tsx';
import { RowMenu } from '#ui/row-menu.tsx';
import type { RowMenuItem } from '#ui/row-menu.tsx';
import { useEventChange } from './use-event-change.ts';

const statusTones: Record<EventDateStatus, BadgeTone> = {
  scheduled: 'open',
  sold_out: 'warning',
  cancelled: 'closed',
};

const statusIcons: Record<EventDateStatus, LucideIcon> = {
  scheduled: CalendarCheck,
  sold_out: TicketX,
  cancelled: CalendarX,
};

interface StatusBadgeProps {
  label: string;
  status: EventDateStatus;
  onChange: (status: EventDateStatus) => void;
}

/** Renders the status of a date as a badge. An invisible native select above the badge changes the status. */
function StatusBadge({ label, status, onChange }: StatusBadgeProps) {
  return (
    <span className="relative inline-flex min-h-11 shrink-0 items-center rounded-control has-focus-visible:outline-3 has-focus-visible:outline-sea">
      <span aria-hidden className="contents">
        <Badge tone={statusTones[status]}>
          {texts.eventDateStatusLabels[status]}
          <ChevronDown size={16} className="-mr-1" />
        </Badge>
      </span>
      <select
        aria-label={label}
        value={status}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={(event) => {
          const chosen = eventDateStatuses.find((value) => value === event.target.value);
          if (chosen) onChange(chosen);
        }}
      >
        {eventDateStatuses.map((value) => (
          <option key={value} value={value}>
            {texts.eventDateStatusLabels[value]}
          </option>
        ))}
      </select>
    </span>
  );
}

interface RowProps {
  event: GuideEvent;
  /** Local day shown if the event has no image. */
  day: number;
  title: ReactNode;
  /** The date, with a status if it is unusual. */
  when: ReactNode;
  /** Place of the event; absent if the heading of the list names it. */
  place: ReactNode;
  editPath: string;
  /** Accessible name of the link to the editor; names the event. */
  editLabel: string;
  menuItems: readonly RowMenuItem[];
  children?: ReactNode;
}

/** Columns of an event next to its image: one below the other on narrow screens. */
const cellsClasses = (hasPlace: boolean) =>
  cx('grid min-w-0 flex-1 items-center gap-x-6', hasPlace ? 'lg:grid-cols-4' : 'lg:grid-cols-3');

/**
 * Renders the titles of the columns on wide screens. Only for the eye: to screen readers each event is an item of a
 * list.
 */
export function EventColumnTitles({ hasPlace }: { hasPlace: boolean }) {
  return (
    <div
      aria-hidden
      className="flex items-center gap-x-3 border-b border-line bg-sunken py-3 pr-1 pl-3 text-sm font-semibold text-ink-muted max-lg:hidden"
    >
      <span className="w-16 shrink-0">{texts.eventColumn}</span>
      <div className={cellsClasses(hasPlace)}>
        <span />
        <span>{texts.datesTitle}</span>
        {hasPlace && <span>{texts.placeColumn}</span>}
        <span className="text-right">{texts.priceLabel}</span>
      </div>
      <span className="min-w-11 text-center">{texts.actionsColumn}</span>
    </div>
  );
}

/**
 * Renders an event of a panel: its image, what, when and where it is, its price, and a menu. On wide screens each has
 * its own column. The whole row is a link to the editor; the other controls are above it.
 */
function ManagedEventRow(props: RowProps) {
  const { event, day, title, when, place, editPath, editLabel, menuItems, children } = props;
  return (
    <li className="relative flex min-w-0 flex-wrap items-center gap-x-3 border-t border-line py-2 pr-1 pl-3 first:border-t-0 hover:bg-sunken">
      <Link to={editPath} aria-label={editLabel} className="absolute inset-0 -outline-offset-3" />
      <EventPicture
        image={event.images[0] ?? null}
        day={day}
        sizes="64px"
        className="size-16 shrink-0 self-start rounded-control"
      />
      <div className={cellsClasses(Boolean(place))}>
        {title}
        <div className="flex min-w-0 flex-col items-start">{when}</div>
        {place && <div className="min-w-0">{place}</div>}
        <p className="text-sm text-ink-muted tabular lg:text-right">
          {eventPriceText(event.priceCents)}
        </p>
      </div>
      <div className="relative">
        <RowMenu label={texts.moreOptions(event.title)} items={menuItems} />
      </div>
      {children}
    </li>
  );
}

/** Returns the menu item that copies an event. */
function toCopyItem(copyPath: string, name: string): RowMenuItem {
  return { label: texts.duplicate, name, icon: Copy, to: copyPath };
}

interface DatedEventRowProps {
  occurrence: Occurrence<GuideEvent>;
  user: User;
  editPath: string;
  copyPath: string;
  /** Place of the event; absent if the heading of the list names it. */
  place?: ReactNode;
}

/** Renders one date in the manager's list. The menu changes its status, and so does the badge of an unusual one. */
export function DatedEventRow({
  user,
  occurrence: { event, date },
  editPath,
  copyPath,
  place,
}: DatedEventRowProps) {
  const statusMutation = useEventChange(user.uid, (uid, status: EventDateStatus) =>
    setDateStatus(uid, event.id, { status, dateSelector: { key: date.key } }),
  );
  const when = texts.dateSpanText(date);
  const status = statusMutation.isPending ? statusMutation.variables : date.status;
  const changeStatus = (newStatus: EventDateStatus) => {
    if (!statusMutation.isPending) statusMutation.mutate(newStatus);
  };

  return (
    <ManagedEventRow
      event={event}
      day={wallClockAt(date.startsAt).dayNumber}
      title={<h4 className="line-clamp-2 font-bold wrap-anywhere">{event.title}</h4>}
      when={
        <>
          <p
            className={cx(
              'text-sm text-ink-muted tabular',
              date.status === 'cancelled' && 'line-through',
            )}
          >
            {when}
          </p>
          {!event.isActive && <Badge>{texts.notInAgenda}</Badge>}
          {status !== 'scheduled' && (
            <StatusBadge
              label={texts.statusOfEventDate(event.title, when)}
              status={status}
              onChange={changeStatus}
            />
          )}
        </>
      }
      place={place}
      editPath={editPath}
      editLabel={texts.editEventDate(event.title, when)}
      menuItems={[
        ...eventDateStatuses
          .filter((value) => value !== status)
          .map((value) => ({
            label: texts.eventDateStatusActions[value],
            name: texts.actionOnEventDate(texts.eventDateStatusActions[value], event.title, when),
            icon: statusIcons[value],
            onSelect: () => {
              changeStatus(value);
            },
          })),
        toCopyItem(copyPath, texts.duplicateEventDate(event.title, when)),
      ]}
    >
      {statusMutation.error && !statusMutation.isPending && (
        <div className="relative order-last basis-full">
          <FailureLine
            sentences={texts.eventStatusErrors}
            error={statusMutation.error}
            onRetry={() => {
              statusMutation.mutate(statusMutation.variables);
            }}
          />
        </div>
      )}
    </ManagedEventRow>
  );
}

const DeleteEventDialog = lazyDialog(
  async () => (await import('./delete-event-dialog.tsx')).DeleteEventDialog,
);

interface PastEventRowProps {
  user: User;
  event: GuideEvent;
  editPath: string;
  copyPath: string;
  place?: ReactNode;
}

/** Renders a past event, which can be edited, copied or deleted. */
export function PastEventRow({ user, event, editPath, copyPath, place }: PastEventRowProps) {
  const [isDeleting, setDeleting] = useState(false);
  return (
    <ManagedEventRow
      event={event}
      day={wallClockAt(event.lastAt ?? new Date(0)).dayNumber}
      title={<h3 className="line-clamp-2 font-bold wrap-anywhere">{event.title}</h3>}
      when={
        <p className="text-sm text-ink-muted tabular">
          {texts.pastDates(event.dates.length, event.lastAt)}
        </p>
      }
      place={place}
      editPath={editPath}
      editLabel={texts.editEvent(event.title)}
      menuItems={[
        toCopyItem(copyPath, texts.duplicateEvent(event.title)),
        {
          label: texts.confirmDeletion,
          name: texts.deleteEvent(event.title),
          icon: Trash2,
          isDanger: true,
          onSelect: () => {
            setDeleting(true);
          },
        },
      ]}
    >
      {isDeleting && (
        <DeleteEventDialog
          user={user}
          event={event}
          onClose={() => {
            setDeleting(false);
          }}
        />
      )}
    </ManagedEventRow>
  );
}
