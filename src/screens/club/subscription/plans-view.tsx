import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { FailureNotice } from '#components/failure/failure-notice.tsx';
import { plansQuery } from '#data/plans/plan-queries.ts';
import { listedPlans } from '#domain/subscription-plan.ts';
import type { SubscriptionPlan } from '#domain/subscription-plan.ts';
import { plansErrors } from '#texts/errors/club.ts';
import { ButtonLink } from '#ui/button.tsx';
import { LoadingRegion } from '#ui/loading-region.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Benefits } from './benefits.tsx';
import { ClubQuestions } from './club-questions.tsx';
import { PlanCard } from './plan-card.tsx';
import { SavingsCalculator } from './savings-calculator.tsx';
import { isOnSale } from './sale.ts';
import { useCheckout } from './use-checkout.ts';

/** What the club is and what it costs, for people who are not in it. */
export function PlansView() {
  const plans = useQuery(plansQuery());
  return (
    <>
      <p className="mt-2 max-w-2xl text-ink-muted">
        Até 25% de desconto em lugares parceiros, prioridade nos pedidos de reserva e tudo o que
        você economiza sempre à vista.
      </p>
      {plans.error && !plans.data ? (
        <FailureNotice
          sentences={plansErrors}
          error={plans.error}
          onRetry={() => void plans.refetch()}
        />
      ) : plans.data ? (
        <Plans plans={listedPlans(plans.data)} />
      ) : (
        <LoadingRegion label="Carregando os planos...">
          <Skeleton className="mt-6 h-80 max-w-sm rounded-card" />
        </LoadingRegion>
      )}
    </>
  );
}

const columns = 'mt-6 grid items-start gap-x-12 gap-y-12 md:mt-10 lg:grid-cols-2';

function Plans({ plans }: { plans: readonly SubscriptionPlan[] }) {
  const checkout = useCheckout();
  const [first] = plans;
  if (!first) {
    return (
      <Notice
        icon={<Sparkles aria-hidden size={28} />}
        title="Nenhum plano disponível"
        actions={<ButtonLink to="/">Explorar lugares</ButtonLink>}
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
                <PlanCard plan={plan} checkout={checkout} />
              </li>
            ))}
          </ul>
        </section>
        <Benefits />
      </div>
      <div className={columns}>
        <ClubQuestions />
        <SavingsCalculator plan={best} />
      </div>
    </>
  );
}
