import type { ReactNode } from 'react';
import { useState } from 'react';
import { ChevronDown, Copy, Pencil, Trash2 } from 'lucide-react';
import { EventPicture } from '#features/events/components/card/event-row.tsx';
import { setDateStatus } from '#features/events/data/event-writes.ts';
import { eventDateStatuses } from '#features/events/model/event-date.ts';
import type { EventDateStatus } from '#features/events/model/event-date.ts';
import type { Occurrence } from '#features/events/model/agenda/agenda.ts';
import type { GuideEvent } from '#features/events/model/event.ts';
import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/events/panel-texts.ts';
import { wallClockAt } from '#shared/zoned-time.ts';
import { Badge } from '#ui/badge.tsx';
import type { BadgeTone } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { cx } from '#ui/class-names.ts';
import { FailureLine } from '#ui/failure-line.tsx';
import { lazyDialog } from '#ui/progressive/lazy-part.tsx';
import { useEventChange } from './use-event-change.ts';

const statusTones: Record<EventDateStatus, BadgeTone> = {
  scheduled: 'open',
  sold_out: 'warning',
  cancelled: 'closed',
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
  /** Date, title and place. */
  summary: ReactNode;
  /** Status and actions. */
  actions: ReactNode;
  children?: ReactNode;
}

/** Renders an event of a panel: its image, what and when, and the actions, which move below the text on phones. */
function ManagedEventRow({ event, day, summary, actions, children }: RowProps) {
  return (
    <li className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-3 first:border-t-0">
      <div className="flex min-w-0 flex-1 basis-60 items-center gap-3">
        <EventPicture
          image={event.images[0] ?? null}
          day={day}
          sizes="80px"
          className="size-20 shrink-0 rounded-control"
        />
        <div className="flex min-w-0 flex-1 flex-col items-start">{summary}</div>
      </div>
      <div className="flex grow flex-wrap items-center justify-between sm:grow-0 sm:gap-x-2">
        {actions}
      </div>
      {children}
    </li>
  );
}

const actionClasses = 'px-2.5 text-sm';

interface EditLinksProps {
  editPath: string;
  editLabel: string;
  copyPath: string;
  copyLabel: string;
}

/** Renders the links that edit an event or copy it. Their labels name the event. */
function EditLinks({ editPath, editLabel, copyPath, copyLabel }: EditLinksProps) {
  return (
    <>
      <ButtonLink variant="quiet" to={editPath} aria-label={editLabel} className={actionClasses}>
        <Pencil aria-hidden size={18} />
        {texts.edit}
      </ButtonLink>
      <ButtonLink variant="quiet" to={copyPath} aria-label={copyLabel} className={actionClasses}>
        <Copy aria-hidden size={18} />
        {texts.duplicate}
      </ButtonLink>
    </>
  );
}

interface DatedEventRowProps {
  occurrence: Occurrence<GuideEvent>;
  user: User;
  editPath: string;
  copyPath: string;
  /** Place of the event; absent if the heading of the list names it. */
  place?: ReactNode;
}

/** Renders one date in the manager's list. Its status can be changed directly; a link leads to the editor. */
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

  return (
    <ManagedEventRow
      event={event}
      day={wallClockAt(date.startsAt).dayNumber}
      summary={
        <>
          <h4 className="line-clamp-2 font-bold wrap-anywhere">{event.title}</h4>
          <p
            className={cx(
              'text-sm text-ink-muted tabular',
              date.status === 'cancelled' && 'line-through',
            )}
          >
            {when}
          </p>
          {place}
          {!event.isActive && <Badge>{texts.notInAgenda}</Badge>}
        </>
      }
      actions={
        <>
          <StatusBadge
            label={texts.statusOfEventDate(event.title, when)}
            status={statusMutation.isPending ? statusMutation.variables : date.status}
            onChange={(status) => {
              if (!statusMutation.isPending) statusMutation.mutate(status);
            }}
          />
          <span className="-mr-2.5 flex">
            <EditLinks
              editPath={editPath}
              editLabel={texts.editEventDate(event.title, when)}
              copyPath={copyPath}
              copyLabel={texts.duplicateEventDate(event.title, when)}
            />
          </span>
        </>
      }
    >
      {statusMutation.error && !statusMutation.isPending && (
        <div className="basis-full">
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
      summary={
        <>
          <h3 className="line-clamp-2 font-bold wrap-anywhere">{event.title}</h3>
          <p className="text-sm text-ink-muted tabular">
            {texts.pastDates(event.dates.length, event.lastAt)}
          </p>
          {place}
        </>
      }
      actions={
        <span className="-mx-2.5 flex flex-wrap">
          <EditLinks
            editPath={editPath}
            editLabel={texts.editEvent(event.title)}
            copyPath={copyPath}
            copyLabel={texts.duplicateEvent(event.title)}
          />
          <Button
            variant="quiet"
            aria-label={texts.deleteEvent(event.title)}
            className={actionClasses}
            onClick={() => {
              setDeleting(true);
            }}
          >
            <Trash2 aria-hidden size={18} />
            {texts.confirmDeletion}
          </Button>
        </span>
      }
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
