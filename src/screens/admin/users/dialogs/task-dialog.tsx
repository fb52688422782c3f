import { useEffect, useRef } from 'react';
import { EditDialog } from './edit-dialog.tsx';
import { RemovalDialog } from './removal-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { StatusDialog } from './status-dialog.tsx';
import type { UserTask } from '../user-task.ts';

interface TaskDialogProps {
  adminId: string;
  /** Null while nothing is asked. */
  task: UserTask | null;
  onClose: () => void;
  /** The dialog is closed, and what opened it is not there any more. */
  onGone: () => void;
}

export interface DialogOf<Kind extends UserTask['kind']> {
  adminId: string;
  task: Extract<UserTask, { kind: Kind }>;
  onClose: () => void;
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

  switch (task?.kind) {
    case undefined:
      return null;
    case 'role':
      return <RoleDialog adminId={adminId} task={task} onClose={onClose} />;
    case 'status':
      return <StatusDialog adminId={adminId} task={task} onClose={onClose} />;
    case 'edit':
      return <EditDialog adminId={adminId} task={task} onClose={onClose} />;
    case 'remove':
      return <RemovalDialog adminId={adminId} task={task} onClose={onClose} />;
  }
}
