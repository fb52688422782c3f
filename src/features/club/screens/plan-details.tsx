import { CalendarCheck, PiggyBank, TicketPercent } from 'lucide-react';
import type { SubscriptionPlan } from '#features/club/model/subscription-plan.ts';
import * as texts from '#features/club/texts.ts';
import { ClubQuestions } from './club-questions.tsx';
import { SavingsCalculator } from './savings-calculator.tsx';

/** Renders the part of the plans page below the plans: benefits, calculator and questions. */
export function PlanDetails({ plan }: { plan: SubscriptionPlan }) {
  return (
    <div className="mt-12 flex flex-col gap-12">
      <Benefits />
      <div className="grid items-start gap-12 lg:grid-cols-2">
        <SavingsCalculator plan={plan} />
        <ClubQuestions />
      </div>
    </div>
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
      <ul className="mt-4 grid gap-5 lg:grid-cols-3">
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
