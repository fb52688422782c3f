import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { planMembersCountQuery, planMutation } from '#data/plans/plan-admin-queries.ts';
import { deletePlan } from '#data/plans/plan-writes.ts';
import type { SubscriptionPlan } from '#domain/subscription-plan.ts';
import { countText } from '#texts/formats.ts';
import { planDeleteErrors, planUseErrors } from '#texts/errors/plan-keeping.ts';
import { FailureLine } from '#components/failure/failure-line.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useToast } from '#ui/toast.tsx';
import { useRefusal } from '../use-refusal.ts';

interface DeletePlanDialogProps {
  uid: string;
  plan: SubscriptionPlan;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks once more before a plan goes; one that memberships name stays. */
export function DeletePlanDialog({ uid, plan, onClose, onDeleted }: DeletePlanDialogProps) {
  const toast = useToast();
  const onRefused = useRefusal();
  const { data: count, error, isFetching, refetch } = useQuery(planMembersCountQuery(uid, plan.id));
  const deleting = useMutation({
    ...planMutation(useQueryClient(), () => deletePlan(uid, plan.id)),
    onError: (failure) => {
      onRefused(failure);
      void refetch();
    },
  });
  const close = () => {
    if (!deleting.isPending) onClose();
  };
  const remove = () => {
    if (deleting.isPending) return;
    deleting.mutate(undefined, {
      onSuccess: () => {
        toast('Plano excluído');
        onDeleted();
      },
    });
  };

  return (
    <Dialog title={`Excluir ${plan.name}`} open onClose={close} closeLabel="Fechar">
      <div className="mt-2 flex flex-col gap-4">
        {isFetching && count === undefined && (
          <p role="status" className="text-ink-muted">
            Verificando as assinaturas deste plano...
          </p>
        )}
        {error && !isFetching && (
          <FailureLine sentences={planUseErrors} error={error} onRetry={() => void refetch()} />
        )}
        {count !== undefined && count > 0 && (
          <p>
            {countText(count, 'assinatura é', 'assinaturas são')} deste plano, por isso ele não pode
            ser excluído. Desative-o para que ninguém mais o assine.
          </p>
        )}
        {count === 0 && <p>Tem certeza que deseja excluir este plano? Ninguém o assina.</p>}
        {deleting.error && !deleting.isPending && (
          <FailureLine sentences={planDeleteErrors} error={deleting.error} onRetry={remove} />
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" aria-disabled={deleting.isPending} onClick={close}>
            {count === 0 ? 'Cancelar' : 'Fechar'}
          </Button>
          {count === 0 && (
            <Button variant="danger" aria-disabled={deleting.isPending} onClick={remove}>
              {deleting.isPending ? 'Excluindo...' : 'Excluir'}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
