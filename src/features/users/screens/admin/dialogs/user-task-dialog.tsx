import { useMutation, useQueryClient } from '@tanstack/react-query';
import { userRemovalMutation } from '#features/users/data/admin-user-queries.ts';
import * as texts from '#features/users/dialog-panel-texts.ts';
import {
  ErasureDialog,
  useErasureForm,
} from '#features/account/components/erasure/erasure-dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { DeactivateDialog } from './deactivate-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { StatusDialog } from './status-dialog.tsx';
import type { UserTask } from '../user-task.ts';
import { UserLine, isFinalRefusal } from './dialog-parts.tsx';
import type { UserDialogProps } from './dialog-parts.tsx';

/** Renders the dialog for a task. */
export function UserTaskDialog({ task, ...dialog }: UserDialogProps<UserTask['kind']>) {
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

function RemovalDialog({ adminId, task, onClose }: UserDialogProps<'remove'>) {
  const { user } = task;
  const toast = useToast();
  const removalMutation = useMutation(userRemovalMutation(useQueryClient(), adminId, user));
  const form = useErasureForm({
    sentences: texts.userRemovalErrors,
    isFinal: isFinalRefusal,
    onSubmit: async () => {
      toast(texts.removalOutcomes[await removalMutation.mutateAsync()]);
      onClose();
    },
  });

  return (
    <ErasureDialog
      form={form}
      title={texts.confirmRemoval}
      busyLabel={texts.removing}
      onClose={onClose}
    >
      <UserLine user={user} />
      <p className="text-ink-muted">{texts.removalConsequences}</p>
    </ErasureDialog>
  );
}
