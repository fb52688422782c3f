import { flushSync } from 'react-dom';
import { deleteEvent } from '#features/events/data/event-writes.ts';
import type { GuideEvent } from '#features/events/model/event.ts';
import type { User } from '#features/account/model/user.ts';
import { eventDeleteErrors } from '#features/events/panel-texts.ts';
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
      title="Excluir evento"
      confirmLabel="Excluir"
      busyLabel="Excluindo..."
      sentences={eventDeleteErrors}
      onClose={onClose}
      onConfirm={async () => {
        await deleteMutation.mutateAsync(event.id);
        // Closes synchronously, because the closing dialog restores the focus.
        flushSync(onClose);
        toast('Evento excluído');
        onDeleted?.();
      }}
    >
      <p className="wrap-anywhere">
        Tem certeza que deseja excluir “{event.title}” com todas as datas? Quem o salvou não é
        avisado: se ele não vai acontecer, cancele as datas.
      </p>
    </ConfirmDialog>
  );
}
