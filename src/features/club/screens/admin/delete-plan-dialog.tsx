import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { planMembersCountQuery, planMutation } from '#features/club/data/plan-admin-queries.ts';
import { deletePlan } from '#features/club/data/plan-writes.ts';
import type { SubscriptionPlan } from '#features/club/model/subscription-plan.ts';
import { countText } from '#shared/formats/formats.ts';
import { planDeleteErrors, planUseErrors } from '#features/club/panel-texts.ts';
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
  const { data: membershipCount, error, isFetching, refetch } = useQuery(planMembersCountQuery(uid, plan.id));
  const deleteMutation = useMutation({
    ...planMutation(useQueryClient(), () => deletePlan(uid, plan.id)),
    onError: () => {
      void refetch();
    },
  });

  return (
    <ConfirmDialog
      title={`Excluir ${plan.name}`}
      isBlocked={membershipCount !== 0}
      confirmLabel="Excluir"
      busyLabel="Excluindo..."
      sentences={planDeleteErrors}
      onClose={onClose}
      onConfirm={async () => {
        await deleteMutation.mutateAsync(undefined);
        toast('Plano excluído');
        onDeleted();
      }}
    >
      {isFetching && membershipCount === undefined && (
        <p role="status" className="text-ink-muted">
          Verificando as assinaturas deste plano...
        </p>
      )}
      {error && !isFetching && (
        <FailureLine sentences={planUseErrors} error={error} onRetry={() => void refetch()} />
      )}
      {membershipCount !== undefined && membershipCount > 0 && (
        <p>
          {countText(membershipCount, 'assinatura é', 'assinaturas são')} deste plano, por isso ele não pode
          ser excluído. Desative-o para que ninguém mais o assine.
        </p>
      )}
      {membershipCount === 0 && <p>Tem certeza que deseja excluir este plano? Ninguém o assina.</p>}
    </ConfirmDialog>
  );
}
