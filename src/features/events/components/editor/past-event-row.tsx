import type { ReactNode } from 'react';
import { useState } from 'react';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { GuideEvent } from '#features/events/model/event.ts';
import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/events/panel-texts.ts';
import { lazyDialog } from '#ui/lazy-part.tsx';
import { IconButton } from '#ui/icon-button.tsx';

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

const linkClasses = 'inline-grid size-11 place-content-center rounded-full hover:bg-sunken';

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
