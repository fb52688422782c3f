import { flushSync } from 'react-dom';
import { deleteEvent } from '#features/events/data/event-writes.ts';
import type { GuideEvent } from '#features/events/model/event.ts';
import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/events/panel-texts.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { useEventChange } from './use-event-change.ts';

interface DeleteEventDialogProps {
  user: User;
  event: GuideEvent;
  onClose: () => void;
  /** Called after the event is deleted. */
  onDeleted?: () => void;
}

/** Asks for confirmation before deleting an event. */
export function DeleteEventDialog({ user, event, onClose, onDeleted }: DeleteEventDialogProps) {
  const toast = useToast();
  const deleteMutation = useEventChange(user.uid, deleteEvent);
  return (
    <ConfirmDialog
      title={texts.deletionTitle}
      confirmLabel={texts.confirmDeletion}
      busyLabel={texts.deleting}
      sentences={texts.eventDeleteErrors}
      onClose={onClose}
      onConfirm={async () => {
        await deleteMutation.mutateAsync(event.id);
        // Closes the dialog before onDeleted() runs, because the closing dialog restores the focus.
        flushSync(onClose);
        toast(texts.eventDeleted);
        onDeleted?.();
      }}
    >
      <p className="wrap-anywhere">{texts.deletionQuestion(event.title)}</p>
    </ConfirmDialog>
  );
}
