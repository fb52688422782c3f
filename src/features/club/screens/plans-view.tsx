import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { plansQuery } from '#features/club/data/plan-queries.ts';
import { linkTo } from '#shared/routes.ts';
import { isOnSale, listedPlans } from '#features/club/model/subscription-plan.ts';
import type { SubscriptionPlan } from '#features/club/model/subscription-plan.ts';
import { plansErrors } from '#features/club/texts.ts';
import { lazyDialog, lazyPart } from '#ui/lazy-part.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Benefits } from './benefits.tsx';
import { PlanCard } from './plan-card.tsx';
import { Showcase } from './showcase.tsx';
import { useCheckout } from '#features/club/components/use-checkout.ts';

const SavingsCalculator = lazyPart(
  'Carregando a calculadora...',
  async () => (await import('./savings-calculator.tsx')).SavingsCalculator,
);
const ClubQuestions = lazyPart(
  'Carregando as perguntas...',
  async () => (await import('./club-questions.tsx')).ClubQuestions,
);
const LaterBenefits = lazyDialog(
  async () => (await import('#features/club/components/later-benefits.tsx')).LaterBenefits,
);

export interface PlansNote {
  /** For this person alone. */
  note?: string | null;
  /** It says when the benefits begin. */
  isAnnounced?: boolean;
}

/** What the club is and what it costs, for people who are not in it. */
export function PlansView({ note = null, isAnnounced = false }: PlansNote) {
  const plans = useQuery(plansQuery());
  return (
    <>
      {note !== null && (
        <p role="note" className="mt-4 max-w-2xl rounded-card bg-sun-soft p-4">
          {note}
        </p>
      )}
      <Showcase />
      <QueryView
        query={plans}
        sentences={plansErrors}
        isQuiet
        loading="Carregando os planos..."
        skeleton={<Skeleton className="mt-6 h-80 max-w-sm rounded-card" />}
      >
        {(found) => <Plans plans={listedPlans(found)} isAnnounced={isAnnounced} />}
      </QueryView>
    </>
  );
}

const columns = 'mt-6 grid items-start gap-x-12 gap-y-12 md:mt-10 lg:grid-cols-2';

interface PlansProps {
  plans: readonly SubscriptionPlan[];
  /** The page says already when the benefits begin. */
  isAnnounced: boolean;
}

function Plans({ plans, isAnnounced }: PlansProps) {
  const checkout = useCheckout({ plans, isAnnounced });
  const [first] = plans;
  if (!first) {
    return (
      <Notice
        icon={<Sparkles aria-hidden size={28} />}
        title="Nenhum plano disponível"
        actions={<ButtonLink to={linkTo('/')}>Explorar lugares</ButtonLink>}
      >
        <p>Os planos do clube chegam em breve.</p>
      </Notice>
    );
  }
  const best = plans.find(isOnSale) ?? first;
  return (
    <>
      {/* One plan leaves room beside it. */}
      <div className={plans.length === 1 ? columns : 'mt-6 flex flex-col gap-12'}>
        <section aria-label="Planos">
          <ul
            className={plans.length === 1 ? 'max-w-md' : 'grid gap-5 md:grid-cols-2 lg:grid-cols-3'}
          >
            {plans.map((plan) => (
              <li key={plan.id} className="flex">
                <PlanCard plan={plan} checkout={checkout} isOneOfMany={plans.length > 1} />
              </li>
            ))}
          </ul>
        </section>
        <Benefits />
      </div>
      <div className={columns}>
        <SavingsCalculator plan={best} />
        <ClubQuestions />
      </div>
      {checkout.pending && (
        <LaterBenefits
          from={checkout.pending.benefitsFrom}
          onPay={checkout.pay}
          onClose={checkout.stay}
        />
      )}
    </>
  );
}
