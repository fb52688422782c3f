import { useEffect, useRef } from 'react';
import { lazyDialog } from '#ui/lazy-part.tsx';
import type { UserTask } from '../user-task.ts';

const OpenDialog = lazyDialog(async () => (await import('./open-dialog.tsx')).OpenDialog);

interface TaskDialogProps {
  adminId: string;
  /** Null while nothing is asked. */
  task: UserTask | null;
  onClose: () => void;
  /** The dialog is closed, and what opened it is not there any more. */
  onGone: () => void;
}

/** The dialog of what is about to be done with somebody. */
export function TaskDialog({ adminId, task, onClose, onGone }: TaskDialogProps) {
  const wasOpen = useRef(false);

  // After the dialog's own effect, which gives the focus back to what opened it.
  useEffect(() => {
    if (task) {
      wasOpen.current = true;
    } else if (wasOpen.current) {
      wasOpen.current = false;
      if (document.activeElement === document.body) onGone();
    }
  }, [task, onGone]);

  return task && <OpenDialog adminId={adminId} task={task} onClose={onClose} />;
}
