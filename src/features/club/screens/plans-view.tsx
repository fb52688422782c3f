import { useCallback, useMemo, useState } from 'react';
import type { Ref } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Sparkles, CalendarCheck, PiggyBank, TicketPercent, Check } from 'lucide-react';
import { plansQuery } from '#features/club/data/plan-queries.ts';
import { linkTo } from '#shared/routes.ts';
import { isOnSale, selectListedPlans } from '#features/club/model/plans-on-sale.ts';
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

const SavingsCalculator = lazyPart(
  texts.loadingCalculator,
  async () => (await import('./savings-calculator.tsx')).SavingsCalculator,
);
const ClubQuestions = lazyPart(
  texts.loadingQuestions,
  async () => (await import('./club-questions.tsx')).ClubQuestions,
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
  const plansOnSale = listedPlans.filter(isOnSale);
  const [offeredPlan] = plansOnSale;
  const offer = offeredPlan && {
    plan: offeredPlan,
    isOnly: listedPlans.length === 1,
    checkout,
  };
  return (
    <>
      {note !== null && (
        <p role="note" className="mt-4 max-w-2xl rounded-card p-4 sun-panel">
          {note}
        </p>
      )}
      <Showcase>
        {offer && <WideOffers plans={plansOnSale.slice(0, maxWideOffers)} checkout={checkout} />}
      </Showcase>
      <QueryView
        query={plans}
        sentences={texts.plansErrors}
        isQuiet
        loading={texts.loadingPlans}
        skeleton={<Skeleton className="mt-6 h-80 max-w-sm rounded-card" />}
      >
        {() => <Plans buyRef={buyRef} plans={listedPlans} checkout={checkout} />}
      </QueryView>
      {offer && (
        <PhoneBar isShown={!isReached} className="-mx-(--gutter)">
          <div className="min-w-0">
            <OfferedPrice {...offer} />
          </div>
          <div className="shrink-0">
            <SubscribeButton {...offer} />
          </div>
        </PhoneBar>
      )}
    </>
  );
}

/** The plan that the top of the page offers, and its checkout. */
interface OfferProps {
  plan: SubscriptionPlan;
  /** True if no other plan is listed. */
  isOnly: boolean;
  checkout: CheckoutControls;
}

/** Number of plans next to the card of the club. All plans are below it. */
const maxWideOffers = 2;

interface WideOffersProps {
  plans: readonly SubscriptionPlan[];
  checkout: CheckoutControls;
}

/** Renders prices and buttons next to the card of the club. On phones a bar at the bottom contains the first one. */
function WideOffers({ plans, checkout }: WideOffersProps) {
  return (
    <ul className="mt-auto hidden gap-4 lg:flex">
      {plans.map((plan) => (
        <li
          key={plan.id}
          className="flex flex-1 flex-col gap-4 rounded-card border border-line bg-surface p-5 shadow-card"
        >
          {plans.length > 1 && <p className="font-bold wrap-anywhere">{plan.name}</p>}
          <OfferedPrice isLarge isOnly plan={plan} checkout={checkout} />
          <div className="mt-auto">
            <SubscribeButton block isOnly plan={plan} checkout={checkout} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function OfferedPrice({ plan, isOnly, checkout, isLarge }: OfferProps & { isLarge?: boolean }) {
  const hasFailed = checkout.requestedPlan?.id === plan.id && checkout.error !== null;
  return (
    <div>
      <p className={cx('tabular', isLarge ? 'text-3xl font-extrabold' : 'font-bold')}>
        {texts.membersPriceText({ ...plan, isOnly })}
      </p>
      <p className={cx('text-sm', hasFailed ? 'text-danger' : 'text-ink-muted')}>
        {hasFailed
          ? errorSentence(texts.checkoutErrors, errorCode(checkout.error))
          : texts.cancelAnytimeShort}
      </p>
    </div>
  );
}

function SubscribeButton({ plan, checkout, block }: OfferProps & { block?: boolean }) {
  const isBusy = checkout.isBusy && checkout.requestedPlan?.id === plan.id;
  return (
    <Button
      block={block}
      aria-disabled={checkout.isBusy || undefined}
      onClick={() => {
        checkout.buy(plan);
      }}
    >
      {buttonLabel(true, isBusy)}
    </Button>
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

const columnClasses = 'mt-6 grid items-start gap-x-12 gap-y-12 md:mt-10 lg:grid-cols-2';

interface PlansProps {
  /** Ref of the button of the first plan on sale. */
  buyRef: Ref<HTMLButtonElement>;
  plans: readonly SubscriptionPlan[];
  checkout: CheckoutControls;
}

function Plans({ buyRef, plans, checkout }: PlansProps) {
  const [firstPlan] = plans;
  if (!firstPlan) {
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
  const offeredPlan = plans.find(isOnSale);
  return (
    <>
      {/* A single plan leaves space for the benefits next to it. */}
      <div className={plans.length === 1 ? columnClasses : 'mt-6 flex flex-col gap-12'}>
        <section aria-label={texts.plansLabel}>
          <ul
            className={plans.length === 1 ? 'max-w-md' : 'grid gap-5 md:grid-cols-2 lg:grid-cols-3'}
          >
            {plans.map((plan) => (
              <li key={plan.id} className="flex">
                <PlanCard
                  plan={plan}
                  checkout={checkout}
                  buyRef={plan === offeredPlan ? buyRef : undefined}
                />
              </li>
            ))}
          </ul>
        </section>
        <Benefits />
      </div>
      <div className={columnClasses}>
        <SavingsCalculator plan={offeredPlan ?? firstPlan} />
        <ClubQuestions />
      </div>
      {checkout.pending && (
        <LaterBenefitsDialog
          benefitsStart={checkout.pending.benefitsFrom}
          onPay={checkout.pay}
          onClose={checkout.stay}
        />
      )}
    </>
  );
}

/** Only benefits that the club has today: no cashback, no exclusive events. */
const benefits = [
  {
    icon: TicketPercent,
    title: texts.discountBenefit,
    text: texts.discountBenefitNote,
  },
  {
    icon: CalendarCheck,
    title: texts.priorityBenefit,
    text: texts.priorityBenefitNote,
  },
  {
    icon: PiggyBank,
    title: texts.savingsBenefit,
    text: texts.savingsBenefitNote,
  },
];

function Benefits() {
  return (
    <section aria-labelledby="benefits">
      <h2 id="benefits" className="text-xl font-bold">
        {texts.benefitsTitle}
      </h2>
      <ul className="mt-4 flex flex-col gap-5">
        {benefits.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex items-start gap-4">
            <span className="grid size-11 shrink-0 place-content-center rounded-control bg-sun-soft text-sun-ink">
              <Icon aria-hidden size={24} />
            </span>
            <div>
              <h3 className="font-bold">{title}</h3>
              <p className="text-ink-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PlanCardProps {
  plan: SubscriptionPlan;
  checkout: CheckoutControls;
  buyRef: Ref<HTMLButtonElement> | undefined;
}

/** Renders a plan with its button to subscribe. */
function PlanCard({ plan, checkout, buyRef }: PlanCardProps) {
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
          {plan.featured && <Badge tone="sun">{texts.featuredPlan}</Badge>}
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
          ref={buyRef}
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
