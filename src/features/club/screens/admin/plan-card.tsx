import { Pencil, Trash2 } from 'lucide-react';
import type { SubscriptionPlan } from '#features/club/model/subscription-plan.ts';
import * as texts from '#features/club/panel-texts.ts';
import { Badge } from '#ui/badge.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { Switch } from '#ui/switch.tsx';
import { planPriceText } from './plan-texts.ts';

interface PlanCardProps {
  plan: SubscriptionPlan;
  /** Value of the switch that is being saved; undefined if none. */
  pendingIsActive: boolean | undefined;
  onActivate: (isActive: boolean) => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** Renders a plan with its admin actions. */
export function PlanCard({ plan, pendingIsActive, onActivate, onEdit, onDelete }: PlanCardProps) {
  const { name, description, features, stripePriceId, isActive, featured, listed } = plan;
  return (
    <li className="flex flex-col rounded-card border border-line bg-surface p-4 shadow-card">
      <div className="flex flex-wrap gap-2">
        <Badge tone={isActive ? 'open' : 'neutral'}>
          {isActive ? texts.activePlan : texts.comingSoonPlan}
        </Badge>
        {featured && <Badge tone="sun">{texts.featuredPlan}</Badge>}
        {!listed && <Badge tone="warning">{texts.unlistedPlan}</Badge>}
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
      <p className="mt-3 mb-2 text-sm wrap-anywhere text-ink-muted">
        {stripePriceId === '' ? texts.noStripePrice : texts.stripePrice(stripePriceId)}
      </p>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3">
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
