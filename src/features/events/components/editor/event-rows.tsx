import type { ReactNode } from 'react';
import { useState } from 'react';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { setDateStatus } from '#features/events/data/event-writes.ts';
import { eventDateStatuses } from '#features/events/model/event-date.ts';
import type { EventDateStatus } from '#features/events/model/event-date.ts';
import type { Occurrence } from '#features/events/model/agenda/agenda.ts';
import type { GuideEvent } from '#features/events/model/event.ts';
import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/events/panel-texts.ts';
import { Badge } from '#ui/badge.tsx';
import { cx } from '#ui/class-names.ts';
import { FailureLine } from '#ui/failure-line.tsx';
import { optionsOf, SelectField } from '#ui/form/select-field.tsx';
import { lazyDialog } from '#ui/progressive/lazy-part.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useEventChange } from './use-event-change.ts';

interface DatedEventRowProps {
  occurrence: Occurrence<GuideEvent>;
  user: User;
  editPath: string;
  copyPath: string;
  /** Place of the event; absent if the heading of the list names it. */
  place?: ReactNode;
}

const linkClasses = 'inline-grid size-11 place-content-center rounded-full hover:bg-sunken';

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
  const isCancelled = date.status === 'cancelled';

  return (
    <li className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0">
      <div className="min-w-0 flex-1 basis-60">
        <p
          className={cx(
            'text-sm tabular',
            isCancelled ? 'text-ink-muted line-through' : 'text-ink-muted',
          )}
        >
          {when}
        </p>
        <h4 className="font-semibold wrap-anywhere">{event.title}</h4>
        {place}
        {!event.isActive && <Badge>{texts.notInAgenda}</Badge>}
      </div>
      <div className="flex flex-wrap items-center gap-1">
        <SelectField
          label={texts.statusOfEventDate(event.title, when)}
          isLabelHidden
          className="w-40"
          value={statusMutation.isPending ? statusMutation.variables : date.status}
          options={optionsOf(eventDateStatuses, texts.eventDateStatusLabels)}
          onChange={(status) => {
            if (!statusMutation.isPending) statusMutation.mutate(status);
          }}
        />
        <Link
          to={editPath}
          aria-label={texts.editEventDate(event.title, when)}
          title={texts.editEvent(event.title)}
          className={linkClasses}
        >
          <Pencil aria-hidden size={20} />
        </Link>
        <Link
          to={copyPath}
          aria-label={texts.duplicateEventDate(event.title, when)}
          title={texts.duplicateEvent(event.title)}
          className={linkClasses}
        >
          <Copy aria-hidden size={20} />
        </Link>
      </div>
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
    </li>
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
    <li className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-3 first:border-t-0">
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="font-semibold wrap-anywhere">{event.title}</h3>
        {place}
        <p className="text-sm text-ink-muted tabular">
          {texts.pastDates(event.dates.length, event.lastAt)}
        </p>
      </div>
      <div className="-mx-2.5 flex">
        <Link to={editPath} aria-label={texts.editEvent(event.title)} className={linkClasses}>
          <Pencil aria-hidden size={20} />
        </Link>
        <Link to={copyPath} aria-label={texts.duplicateEvent(event.title)} className={linkClasses}>
          <Copy aria-hidden size={20} />
        </Link>
        <IconButton
          label={texts.deleteEvent(event.title)}
          onClick={() => {
            setDeleting(true);
          }}
        >
          <Trash2 aria-hidden size={20} />
        </IconButton>
      </div>
      {isDeleting && (
        <DeleteEventDialog
          user={user}
          event={event}
          onClose={() => {
            setDeleting(false);
          }}
        />
      )}
    </li>
  );
}
