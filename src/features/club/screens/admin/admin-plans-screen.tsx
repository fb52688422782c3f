import { useRef, useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BadgePercent, Plus, Pencil, Trash2 } from 'lucide-react';
import { planMutation, planMembersCountQuery } from '#features/club/data/plan-admin-queries.ts';
import { plansQuery } from '#features/club/data/plan-queries.ts';
import { setPlanActive, deletePlan } from '#features/club/data/plan-writes.ts';
import type { SubscriptionPlan } from '#features/club/model/subscription-plan.ts';
import { plansErrors } from '#features/club/texts.ts';
import * as texts from '#features/club/panel-texts.ts';
import { planPriceText } from '#features/club/panel-texts.ts';
import { useSession } from '#features/account/components/session/use-session.ts';
import { FailureLine } from '#ui/failure-line.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { RowsSkeleton } from '#ui/rows.tsx';
import { Button } from '#ui/button.tsx';
import { Banner } from '#ui/banner.tsx';
import { Badge } from '#ui/badge.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { Switch } from '#ui/switch.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useToast } from '#ui/toast.tsx';
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
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-4">
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

interface PlanCardProps {
  plan: SubscriptionPlan;
  /** Value of the switch that is being saved; undefined if none. */
  pendingIsActive: boolean | undefined;
  onActivate: (isActive: boolean) => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** Renders a plan with its admin actions. */
function PlanCard({ plan, pendingIsActive, onActivate, onEdit, onDelete }: PlanCardProps) {
  const { name, description, features, stripePriceId, isActive, featured, listed } = plan;
  return (
    <li className="flex flex-col rounded-card border border-line bg-surface p-4 shadow-card">
      <div className="flex flex-wrap gap-2">
        <Badge tone={isActive ? 'open' : 'neutral'}>{texts.planState(isActive)}</Badge>
        {!listed && <Badge tone="warning">{texts.unlistedPlan}</Badge>}
        {featured && <Badge tone="sun">{texts.featuredPlan}</Badge>}
        {stripePriceId === '' && <Badge tone="warning">{texts.noStripePrice}</Badge>}
      </div>
      <h2 className="mt-3 text-xl font-bold wrap-anywhere">{name}</h2>
      <p className="font-semibold tabular">{planPriceText(plan)}</p>
      {description !== '' && <p className="mt-1 wrap-anywhere text-ink-muted">{description}</p>}
      {features.length > 0 && (
        <ul className="mt-3 list-disc pl-5 text-sm wrap-anywhere">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      )}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 pt-2">
        <Switch checked={pendingIsActive ?? isActive} onChange={onActivate}>
          <span className="text-sm">
            <RichText
              text={texts.planOnSale}
              parts={{ plan: () => <span className="sr-only">{name}</span> }}
            />
          </span>
        </Switch>
        <div className="-mr-2.5 flex">
          <IconButton label={texts.editPlanNamed(name)} onClick={onEdit}>
            <Pencil aria-hidden size={20} />
          </IconButton>
          <IconButton label={texts.deletePlanNamed(name)} onClick={onDelete}>
            <Trash2 aria-hidden size={20} />
          </IconButton>
        </div>
      </div>
    </li>
  );
}

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
