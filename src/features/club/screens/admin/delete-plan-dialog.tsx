import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { planMembersCountQuery, planMutation } from '#features/club/data/plan-admin-queries.ts';
import { deletePlan } from '#features/club/data/plan-writes.ts';
import type { SubscriptionPlan } from '#features/club/model/subscription-plan.ts';
import * as texts from '#features/club/panel-texts.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FailureLine } from '#ui/failure-line.tsx';
import { useToast } from '#ui/toast.tsx';

interface DeletePlanDialogProps {
  uid: string;
  plan: SubscriptionPlan;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks for confirmation before a plan is deleted. A plan with memberships cannot be deleted. */
export function DeletePlanDialog({ uid, plan, onClose, onDeleted }: DeletePlanDialogProps) {
  const toast = useToast();
  const {
    data: membershipCount,
    error,
    isFetching,
    refetch,
  } = useQuery(planMembersCountQuery(uid, plan.id));
  const deleteMutation = useMutation({
    ...planMutation(useQueryClient(), () => deletePlan(uid, plan.id)),
    onError: () => {
      void refetch();
    },
  });

  return (
    <ConfirmDialog
      title={texts.deletePlanNamed(plan.name)}
      isBlocked={membershipCount !== 0}
      confirmLabel={texts.deletePlan}
      busyLabel={texts.deletingPlan}
      sentences={texts.planDeleteErrors}
      onClose={onClose}
      onConfirm={async () => {
        await deleteMutation.mutateAsync(undefined);
        toast(texts.planDeleted);
        onDeleted();
      }}
    >
      {isFetching && membershipCount === undefined && (
        <p role="status" className="text-ink-muted">
          {texts.checkingPlanUse}
        </p>
      )}
      {error && !isFetching && (
        <FailureLine sentences={texts.planUseErrors} error={error} onRetry={() => void refetch()} />
      )}
      {membershipCount !== undefined && membershipCount > 0 && (
        <p>{texts.planInUse(membershipCount)}</p>
      )}
      {membershipCount === 0 && <p>{texts.confirmPlanDeletion}</p>}
    </ConfirmDialog>
  );
}
