import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { plansQuery } from '#data/plans/plan-queries.ts';
import { linkTo } from '#domain/routes.ts';
import { listedPlans } from '#domain/subscription-plan.ts';
import type { SubscriptionPlan } from '#domain/subscription-plan.ts';
import { plansErrors } from '#texts/errors/club.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Benefits } from './benefits.tsx';
import { ClubQuestions } from './club-questions.tsx';
import { LaterBenefits } from './later-benefits.tsx';
import { PlanCard } from './plan-card.tsx';
import { SavingsCalculator } from './savings-calculator.tsx';
import { isOnSale } from './sale.ts';
import { useCheckout } from './use-checkout.ts';

/** What the club is and what it costs, for people who are not in it. */
export function PlansView({ note }: { note: string | null }) {
  const plans = useQuery(plansQuery());
  return (
    <>
      <p className="mt-2 max-w-2xl text-ink-muted">
        Até 25% de desconto em lugares parceiros, prioridade nos pedidos de reserva e tudo o que
        você economiza sempre à vista.
      </p>
      {note !== null && (
        <p role="note" className="mt-4 max-w-2xl rounded-card bg-sun-soft p-4">
          {note}
        </p>
      )}
      <QueryView
        query={plans}
        sentences={plansErrors}
        isQuiet
        loading="Carregando os planos..."
        skeleton={<Skeleton className="mt-6 h-80 max-w-sm rounded-card" />}
      >
        {(found) => <Plans plans={listedPlans(found)} isAnnounced={note !== null} />}
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
  const checkout = useCheckout(isAnnounced);
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
