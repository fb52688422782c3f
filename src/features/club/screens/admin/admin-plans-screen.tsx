import { useRef, useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BadgePercent, Plus } from 'lucide-react';
import { planMutation } from '#features/club/data/plan-admin-queries.ts';
import { plansQuery } from '#features/club/data/plan-queries.ts';
import { setPlanActive } from '#features/club/data/plan-writes.ts';
import type { SubscriptionPlan } from '#features/club/model/subscription-plan.ts';
import { plansErrors } from '#features/club/texts.ts';
import * as texts from '#features/club/panel-texts.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { FailureLine } from '#ui/failure-line.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { RowsSkeleton } from '#ui/rows.tsx';
import { Button } from '#ui/button.tsx';
import { Banner } from '#ui/banner.tsx';
import { DeletePlanDialog } from './delete-plan-dialog.tsx';
import { PlanCard } from './plan-card.tsx';
import { PlanDialog } from './plan-dialog.tsx';

type PlanTask = { kind: 'create' } | { kind: 'edit' | 'delete'; plan: SubscriptionPlan };

export default function AdminPlansScreen() {
  const { user } = useSession();
  return user && <Plans uid={user.uid} />;
}

function Plans({ uid }: { uid: string }) {
  // The short stale time makes editors see the stored plans instead of the longer cached ones.
  const query = useQuery({ ...plansQuery(), staleTime: 10_000 });
  const [task, setTask] = useState<PlanTask | null>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const toggleMutation = useMutation({
    ...planMutation(useQueryClient(), ({ id, isActive }: { id: string; isActive: boolean }) =>
      setPlanActive(uid, id, isActive),
    ),
  });
  const { variables: toggleVariables, isPending } = toggleMutation;
  const close = () => {
    setTask(null);
  };
  const create = () => {
    setTask({ kind: 'create' });
  };

  return (
    <div className="page py-6 md:py-10">
      <title>{texts.plansPageTitle}</title>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1
          ref={titleRef}
          tabIndex={-1}
          className="text-2xl font-extrabold outline-none md:text-3xl"
        >
          {texts.plansTitle}
        </h1>
        <Button onClick={create}>
          <Plus aria-hidden size={20} />
          {texts.newPlan}
        </Button>
      </div>
      {toggleMutation.error && !isPending && toggleVariables && (
        <FailureLine
          sentences={texts.planToggleErrors}
          error={toggleMutation.error}
          onRetry={() => {
            toggleMutation.mutate(toggleVariables);
          }}
        />
      )}
      <QueryView
        query={query}
        sentences={plansErrors}
        loading={texts.loadingPlans}
        skeleton={<RowsSkeleton count={3} />}
        empty={
          <Banner
            icon={<BadgePercent aria-hidden size={28} />}
            title={texts.noPlansTitle}
            actions={<Button onClick={create}>{texts.createPlan}</Button>}
          >
            <p>{texts.noPlansNote}</p>
          </Banner>
        }
      >
        {(plans) => (
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {plans.map((plan) => (
              <PlanCard
                key={plan.id}
                plan={plan}
                pendingIsActive={
                  isPending && toggleVariables.id === plan.id ? toggleVariables.isActive : undefined
                }
                onActivate={(isActive) => {
                  if (!isPending) toggleMutation.mutate({ id: plan.id, isActive });
                }}
                onEdit={() => {
                  setTask({ kind: 'edit', plan });
                }}
                onDelete={() => {
                  setTask({ kind: 'delete', plan });
                }}
              />
            ))}
          </ul>
        )}
      </QueryView>
      {task?.kind === 'delete' && (
        <DeletePlanDialog
          uid={uid}
          plan={task.plan}
          onClose={close}
          onDeleted={() => {
            close();
            titleRef.current?.focus();
          }}
        />
      )}
      {task && task.kind !== 'delete' && (
        <PlanDialog uid={uid} plan={task.kind === 'edit' ? task.plan : null} onClose={close} />
      )}
    </div>
  );
}
