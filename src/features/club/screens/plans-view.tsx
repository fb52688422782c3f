import { useCallback, useMemo, useState } from 'react';
import type { Ref } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Sparkles, Check } from 'lucide-react';
import { plansQuery } from '#features/club/data/plan-queries.ts';
import { linkTo } from '#shared/routes.ts';
import {
  computeMonthlyPrice,
  computeYearlySaving,
  isOnSale,
  selectListedPlans,
} from '#features/club/model/plans-on-sale.ts';
import type { SubscriptionPlan } from '#features/club/model/subscription-plan.ts';
import * as texts from '#features/club/texts.ts';
import { lazyDialog, lazyPart } from '#ui/progressive/lazy-part.tsx';
import { ButtonLink, Button } from '#ui/button.tsx';
import { Banner } from '#ui/banner.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useCheckout } from '#features/club/components/use-checkout.ts';
import type { CheckoutControls } from '#features/club/components/use-checkout.ts';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { errorCode } from '#shared/app-error.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import { formatCents } from '#shared/formats/formats.ts';
import { Badge } from '#ui/badge.tsx';
import { cx } from '#ui/class-names.ts';
import { PhoneBar } from '#ui/phone-bar.tsx';
import { Showcase } from './showcase.tsx';

const PlanDetails = lazyPart(
  texts.loadingQuestions,
  async () => (await import('./plan-details.tsx')).PlanDetails,
);
const LaterBenefitsDialog = lazyDialog(
  async () =>
    (await import('#features/club/components/later-benefits-dialog.tsx')).LaterBenefitsDialog,
);

export interface PlansNoteProps {
  /** A note for the signed-in user. */
  note?: string | null;
  /** True if the note shows when the benefits begin. */
  isBenefitsStartShown?: boolean;
}

/** Renders the benefits and prices of the club for users who are not members. */
export function PlansView({ note = null, isBenefitsStartShown = false }: PlansNoteProps) {
  const plans = useQuery(plansQuery());
  const listedPlans = useMemo(() => selectListedPlans(plans.data ?? []), [plans.data]);
  const checkout = useCheckout({ plans: listedPlans, isBenefitsStartShown });
  const { ref: buyRef, isReached } = useIsReached();
  const offeredPlan = listedPlans.find(isOnSale);
  const detailedPlan = offeredPlan ?? listedPlans[0];
  return (
    <>
      {note !== null && (
        <p role="note" className="mt-4 max-w-2xl rounded-card p-4 sun-panel">
          {note}
        </p>
      )}
      <Showcase offeredPlan={offeredPlan} isLoading={plans.isPending}>
        <QueryView
          query={plans}
          sentences={texts.plansErrors}
          isQuiet
          loading={texts.loadingPlans}
          skeleton={<Skeleton className="h-80 rounded-card" />}
        >
          {() => (
            <Plans
              buyRef={buyRef}
              plans={listedPlans}
              offeredPlan={offeredPlan}
              checkout={checkout}
            />
          )}
        </QueryView>
      </Showcase>
      {detailedPlan && <PlanDetails plan={detailedPlan} />}
      {checkout.pending && (
        <LaterBenefitsDialog
          benefitsStart={checkout.pending.benefitsFrom}
          onPay={checkout.pay}
          onClose={checkout.stay}
        />
      )}
      {offeredPlan && (
        <PhoneBar isShown={!isReached} className="-mx-(--gutter)">
          <OfferedPrice
            plan={offeredPlan}
            isOnly={listedPlans.length === 1}
            error={checkout.requestedPlan?.id === offeredPlan.id ? checkout.error : null}
          />
          <Button
            className="shrink-0"
            aria-disabled={checkout.isBusy || undefined}
            onClick={() => {
              checkout.buy(offeredPlan);
            }}
          >
            {buttonLabel(true, checkout.isBusy && checkout.requestedPlan?.id === offeredPlan.id)}
          </Button>
        </PhoneBar>
      )}
    </>
  );
}

interface OfferedPriceProps {
  plan: SubscriptionPlan;
  /** True if no other plan is listed. */
  isOnly: boolean;
  /** The error of the checkout of this plan. */
  error: unknown;
}

function OfferedPrice({ plan, isOnly, error }: OfferedPriceProps) {
  return (
    <div className="min-w-0">
      <p className="font-bold tabular">{texts.membersPriceText({ ...plan, isOnly })}</p>
      <p className={cx('text-sm', error === null ? 'text-ink-muted' : 'text-danger')}>
        {error === null
          ? texts.cancelAnytimeShort
          : errorSentence(texts.checkoutErrors, errorCode(error))}
      </p>
    </div>
  );
}

/** Returns true once the user has scrolled to the element of the ref, so that it is above the tab bar. */
function useIsReached() {
  const [isReached, setReached] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        setReached(
          entry !== undefined && (entry.isIntersecting || entry.boundingClientRect.top < 0),
        );
      },
      // More than the height of the tab bar.
      { rootMargin: '0px 0px -64px' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  return { ref, isReached };
}

interface PlansProps {
  /** Ref of the button of the offered plan. */
  buyRef: Ref<HTMLButtonElement>;
  plans: readonly SubscriptionPlan[];
  offeredPlan: SubscriptionPlan | undefined;
  checkout: CheckoutControls;
}

function Plans({ buyRef, plans, offeredPlan, checkout }: PlansProps) {
  if (plans.length === 0) {
    return (
      <Banner
        icon={<Sparkles aria-hidden size={28} />}
        title={texts.noPlansTitle}
        actions={<ButtonLink to={linkTo('/')}>{texts.explorePlaces}</ButtonLink>}
      >
        <p>{texts.noPlansNote}</p>
      </Banner>
    );
  }
  // The plan that the operator features may cost more than the offered one, whose price the page names first.
  const recommendedPlan = plans.find((plan) => plan.featured && isOnSale(plan)) ?? offeredPlan;
  return (
    <section aria-label={texts.plansLabel}>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-5">
        {plans.map((plan) => (
          <li key={plan.id} className="row-span-4 grid grid-rows-subgrid">
            <PlanCard
              plan={plan}
              isOnly={plans.length === 1}
              isRecommended={plan === recommendedPlan}
              savingCents={computeYearlySaving(plan, plans)}
              checkout={checkout}
              buyRef={plan === offeredPlan ? buyRef : undefined}
            />
          </li>
        ))}
      </ul>
      {offeredPlan && (
        <p className="mt-3 text-center text-sm text-ink-muted">{texts.cancelAnytime}</p>
      )}
    </section>
  );
}

interface PlanCardProps {
  plan: SubscriptionPlan;
  /** True if no other plan is listed: the card is wide, with its features in two columns. */
  isOnly: boolean;
  /** True for the recommended plan, which has a colored border and a filled button. */
  isRecommended: boolean;
  /** What a year of this plan saves over the monthly plan; null without a saving. */
  savingCents: number | null;
  checkout: CheckoutControls;
  buyRef: Ref<HTMLButtonElement> | undefined;
}

/** Renders a plan with its button to subscribe. The cards of a row share four rows: name, price, features and button. */
function PlanCard({ plan, isOnly, isRecommended, savingCents, checkout, buyRef }: PlanCardProps) {
  const isChosenPlan = checkout.requestedPlan?.id === plan.id;
  const canBuy = isOnSale(plan);
  const titleId = `plan-${plan.id}`;
  return (
    <article
      aria-labelledby={titleId}
      className={cx(
        'row-span-4 grid grid-rows-subgrid gap-4 rounded-card border-2 bg-surface p-5 shadow-card',
        isRecommended ? 'border-sea' : 'border-line',
      )}
    >
      <div>
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-2">
          <h2 id={titleId} className="text-xl font-bold wrap-anywhere">
            {plan.name}
          </h2>
          {plan.featured && <Badge tone="sea">{texts.featuredPlan}</Badge>}
          {!canBuy && <Badge>{texts.comingSoonPlan}</Badge>}
        </div>
        {plan.description && (
          <p className="mt-1 wrap-anywhere text-ink-muted">{plan.description}</p>
        )}
      </div>
      <div className="tabular">
        <p>
          {/* On a phone it also fits into the card if the text is twice as large. */}
          <span className="text-2xl font-extrabold wrap-anywhere md:text-3xl">
            {formatCents(plan.price)}
          </span>
          <span className="text-ink-muted"> / {texts.intervalText(plan)}</span>
        </p>
        {plan.interval === 'year' && (
          <p className="text-ink-muted">{texts.monthlyPriceText(computeMonthlyPrice(plan))}</p>
        )}
        {savingCents !== null && (
          <p className="font-semibold text-open">{texts.yearlySavingText(savingCents)}</p>
        )}
      </div>
      <ul className={cx('grid gap-2 self-start', isOnly && 'sm:grid-cols-2')}>
        {plan.features.map((feature) => (
          <li key={feature} className="flex items-start gap-2 wrap-anywhere">
            <Check aria-hidden size={20} className="mt-0.5 shrink-0 text-open" />
            {feature}
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-3">
        <FormAlert
          text={
            isChosenPlan && checkout.error
              ? errorSentence(texts.checkoutErrors, errorCode(checkout.error))
              : ''
          }
        />
        <Button
          ref={buyRef}
          block
          variant={isRecommended ? 'primary' : 'secondary'}
          disabled={!canBuy}
          aria-disabled={checkout.isBusy || undefined}
          aria-describedby={titleId}
          onClick={() => {
            checkout.buy(plan);
          }}
        >
          {buttonLabel(canBuy, isChosenPlan && checkout.isBusy)}
        </Button>
        {canBuy && (
          // Small and explained: next to the name it could be read as the state of a membership.
          <p className="flex flex-wrap items-center justify-center gap-2 text-xs text-ink-muted">
            <Badge>{texts.activePlan}</Badge> {texts.activePlanNote}
          </p>
        )}
      </div>
    </article>
  );
}

function buttonLabel(canBuy: boolean, isBusy: boolean): string {
  if (!canBuy) return texts.comingSoonPlan;
  return isBusy ? texts.openingPayment : texts.subscribe;
}
