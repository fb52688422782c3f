import type { DialogOf } from './dialog-of.ts';
import { DeactivateDialog } from './deactivate-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { RemovalDialog } from './removal-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { StatusDialog } from './status-dialog.tsx';
import type { UserTask } from '../user-task.ts';

/** The dialogs for what can be done with somebody. */
export function OpenDialog({ task, ...dialog }: DialogOf<UserTask['kind']>) {
  switch (task.kind) {
    case 'role':
      return <RoleDialog task={task} {...dialog} />;
    case 'status':
      return task.status === 'inactive' ? (
        <DeactivateDialog task={task} {...dialog} />
      ) : (
        <StatusDialog task={task} status={task.status} {...dialog} />
      );
    case 'edit':
      return <EditDialog task={task} {...dialog} />;
    case 'remove':
      return <RemovalDialog task={task} {...dialog} />;
  }
}
