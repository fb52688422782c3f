import { Check } from 'lucide-react';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { errorCode } from '#shared/app-error.ts';
import { isOnSale } from '#features/club/model/plans-on-sale.ts';
import type { SubscriptionPlan } from '#features/club/model/subscription-plan.ts';
import * as texts from '#features/club/texts.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import { formatCents } from '#shared/formats/formats.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import type { CheckoutControls } from '#features/club/components/use-checkout.ts';

interface PlanCardProps {
  plan: SubscriptionPlan;
  checkout: CheckoutControls;
  /** True if there are several plans. */
  hasOtherPlans: boolean;
}

/** Renders a plan with its button to subscribe. */
export function PlanCard({ plan, checkout, hasOtherPlans }: PlanCardProps) {
  const isChosenPlan = checkout.requestedPlan?.id === plan.id;
  const canBuy = isOnSale(plan);
  const titleId = `plan-${plan.id}`;
  return (
    <article
      aria-labelledby={titleId}
      className="flex w-full flex-col gap-4 rounded-card border border-line bg-surface p-5 shadow-card"
    >
      <div>
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-2">
          <h2 id={titleId} className="text-xl font-bold wrap-anywhere">
            {plan.name}
          </h2>
          {plan.featured && hasOtherPlans && <Badge tone="sun">{texts.featuredPlan}</Badge>}
          {/* Plain text instead of a badge, which could be read as the state of a membership. */}
          <span className="ml-auto text-sm text-ink-muted">
            {canBuy ? texts.activePlan : texts.comingSoonPlan}
          </span>
        </div>
        {plan.description && (
          <p className="mt-1 wrap-anywhere text-ink-muted">{plan.description}</p>
        )}
      </div>
      <p className="tabular">
        <span className="text-3xl font-extrabold">{formatCents(plan.price)}</span>
        <span className="text-ink-muted"> / {texts.intervalText(plan)}</span>
      </p>
      <ul className="flex flex-col gap-2">
        {plan.features.map((feature) => (
          <li key={feature} className="flex items-start gap-2 wrap-anywhere">
            <Check aria-hidden size={20} className="mt-0.5 shrink-0 text-open" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-auto flex flex-col gap-3 pt-2">
        <FormAlert
          text={
            isChosenPlan && checkout.error
              ? errorSentence(texts.checkoutErrors, errorCode(checkout.error))
              : ''
          }
        />
        <Button
          block
          disabled={!canBuy}
          aria-disabled={checkout.isBusy || undefined}
          aria-describedby={titleId}
          onClick={() => {
            checkout.buy(plan);
          }}
        >
          {buttonLabel(canBuy, isChosenPlan && checkout.isBusy)}
        </Button>
        {canBuy && <p className="text-center text-sm text-ink-muted">{texts.cancelAnytime}</p>}
      </div>
    </article>
  );
}

function buttonLabel(canBuy: boolean, isBusy: boolean): string {
  if (!canBuy) return texts.comingSoonPlan;
  return isBusy ? texts.openingPayment : texts.subscribe;
}
