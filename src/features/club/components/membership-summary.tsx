import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { plansQuery } from '#features/club/data/plan-queries.ts';
import { membershipLabels } from '#features/club/membership-texts.ts';
import type { Membership } from '#features/club/model/club-member.ts';
import {
  getMembershipPresentation,
  hasPaymentProblem,
} from '#features/club/model/membership-presentation.ts';
import * as texts from '#features/club/texts.ts';
import { formatDate } from '#shared/formats/formats.ts';
import { Badge } from '#ui/badge.tsx';
import { useNow } from '#ui/use-now.ts';

interface MembershipSummaryProps {
  member: Membership;
  /** What the member can do. */
  children: ReactNode;
}

/** Renders plan, state and next charge of a membership in one card. */
export function MembershipSummary({ member, children }: MembershipSummaryProps) {
  const { data: plans } = useQuery(plansQuery());
  const plan = plans?.find(({ id }) => id === member.planId);
  const presentation = getMembershipPresentation(member, useNow());
  return (
    <section
      aria-labelledby="membership"
      className="flex max-w-md flex-col gap-2 rounded-card border border-line bg-surface p-4 shadow-card"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="membership" className="text-xl font-bold">
          {texts.ownMembershipTitle}
        </h2>
        <Badge tone={hasPaymentProblem(presentation) ? 'warning' : 'open'}>
          {membershipLabels[presentation]}
        </Badge>
      </div>
      {/* The line keeps its height while the plan is unknown. */}
      <p className="min-h-6 font-semibold wrap-anywhere tabular">
        {plan &&
          `${texts.planTitle(plan.name)} · ${texts.membersPriceText({ ...plan, isOnly: true })}`}
      </p>
      <p className="text-ink-muted">{renewalSentence(member)}</p>
      {children}
    </section>
  );
}

function renewalSentence(member: Membership): string {
  if (member.cancelAtPeriodEnd) return texts.renewalCancelled(formatDate(member.entitledUntil));
  if (member.paymentProblem !== null) return texts.renewalAfterPayment;
  return texts.nextCharge(formatDate(member.currentPeriodEnd));
}
