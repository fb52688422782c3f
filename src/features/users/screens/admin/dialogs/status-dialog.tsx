import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { paidMembershipQuery } from '#features/club/data/paid-membership-queries.ts';
import type { PaidMembership } from '#features/club/data/paid-membership-store.ts';
import { statusMutation } from '#features/users/data/admin-user-queries.ts';
import type { ClientSettableStatus } from '#features/users/data/admin-user-writes.ts';
import * as texts from '#features/users/dialog-panel-texts.ts';
import { userStatusLabels } from '#features/users/panel-texts.ts';
import { ConfirmDialogContent } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { UserLine, Warning, isFinalRefusal, PaidMembershipView } from './dialog-parts.tsx';
import type { UserDialogProps } from './dialog-parts.tsx';
import { paidMembershipText } from './ending-choice.tsx';

type StatusDialogProps = UserDialogProps<'status'> & { status: ClientSettableStatus };

/** Asks for confirmation before a user is set to active or pending. Deactivation uses DeactivateDialog. */
export function StatusDialog(props: StatusDialogProps) {
  const { task, status, onClose } = props;
  return (
    <Dialog title={texts.statusDialogTitles[status]} onClose={onClose}>
      <div className="mt-2">
        <UserLine user={task.user} />
      </div>
      <p className="my-4 text-ink-muted">{texts.statusConsequences[status]}</p>
      {status === 'pending' ? (
        <PendingStatusQuestion {...props} />
      ) : (
        <StatusQuestion {...props} paid={null} />
      )}
    </Dialog>
  );
}

/** Reads the membership when the dialog opens, because a pending user is still charged but has no benefits. */
function PendingStatusQuestion(props: StatusDialogProps) {
  const membershipQuery = useQuery(paidMembershipQuery(props.adminId, props.task.user.uid));
  return (
    <PaidMembershipView query={membershipQuery}>
      {(membership) => <StatusQuestion {...props} paid={membership} />}
    </PaidMembershipView>
  );
}

function StatusQuestion({
  adminId,
  task,
  status,
  onClose,
  paid,
}: StatusDialogProps & { paid: PaidMembership | null }) {
  const { user } = task;
  const toast = useToast();
  const saveMutation = useMutation(statusMutation(useQueryClient(), adminId, user));
  return (
    <ConfirmDialogContent
      confirmLabel={texts.statusSubmitLabels[status]}
      busyLabel={texts.saving}
      isHarmless
      isStacked
      sentences={texts.roleAndStatusErrors}
      isFinal={isFinalRefusal}
      onClose={onClose}
      onConfirm={async () => {
        await saveMutation.mutateAsync(status);
        toast(texts.statusChanged(user.displayName, userStatusLabels[status]));
        onClose();
      }}
    >
      {paid && (
        <Warning>
          {paidMembershipText(paid)} {texts.pendingMemberNote(!paid.membership.cancelAtPeriodEnd)}
        </Warning>
      )}
    </ConfirmDialogContent>
  );
}
