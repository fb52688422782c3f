import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNow } from '#ui/use-now.ts';
import { FormAlert } from '#ui/form/form-alert.tsx';
import { PaymentNotes } from '#features/club/components/payment-banner.tsx';
import { MembershipCard } from '#features/club/components/membership-card.tsx';
import { useExternalRedirect } from '#ui/use-external-redirect.ts';
import { lazyStore } from '#platform/firestore/lazy-store.ts';
import { errorCode } from '#shared/app-error.ts';
import type { Membership } from '#features/club/model/club-member.ts';
import {
  getFutureBenefitsStart,
  isWithdrawable,
  withdrawalDays,
} from '#features/club/model/membership.ts';
import { linkTo } from '#shared/routes.ts';
import type { User } from '#features/account/model/user.ts';
import * as texts from '#features/club/texts.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import { formatDate, formatCents } from '#shared/formats/formats.ts';
import { futureBenefitsSentence } from '#features/club/membership-texts.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { useClearPendingCheckout } from '#features/club/components/use-checkout.ts';
import { clubShowcaseQuery } from '#features/club/data/club-showcase-queries.ts';
import { withdrawMutation } from '#features/club/data/membership-queries.ts';
import { plansQuery } from '#features/club/data/plan-queries.ts';
import { dayMs } from '#shared/time-units.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { SequentialReveal } from '#ui/progressive/sequential-reveal.tsx';
import { useToast } from '#ui/toast.tsx';
import { RecentUses } from './recent-uses.tsx';
import { ShowcaseOffers } from './showcase-offers.tsx';

const loadBillingStore = lazyStore(() => import('#features/club/data/billing-store.ts'));

/** Renders the membership, shown to subscribers instead of the plans. */
export function MembershipView({ user, member }: { user: User; member: Membership }) {
  useClearPendingCheckout();
  const now = useNow();
  const futureBenefitsStart = getFutureBenefitsStart(member, now);
  const portal = useExternalRedirect(async () => (await loadBillingStore()).fetchPortalUrl());
  const { data: plans } = useQuery(plansQuery());
  const plan = plans?.find(({ id }) => id === member.planId);
  const { data: showcase } = useQuery(clubShowcaseQuery());
  return (
    <SequentialReveal>
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[28rem_minmax(0,1fr)]">
        <div className="flex flex-col gap-4">
          <PaymentNotes member={member} />
          <MembershipCard user={user} member={member} />
          <section
            aria-labelledby="membership"
            className="flex max-w-md flex-col gap-2 rounded-card border border-line bg-surface p-4 shadow-card"
          >
            <h2 id="membership" className="text-xl font-bold">
              {texts.ownMembershipTitle}
            </h2>
            {/* The line keeps its height while the plan is unknown. */}
            <p className="min-h-6 font-semibold wrap-anywhere tabular">
              {plan &&
                `${texts.planTitle(plan.name)} · ${texts.membersPriceText({ ...plan, isOnly: true })}`}
            </p>
            <p className="text-ink-muted">{renewalSentence(member)}</p>
            {futureBenefitsStart && <p>{futureBenefitsSentence(futureBenefitsStart)}</p>}
            <div className="mt-2 flex flex-wrap gap-2">
              <ButtonLink to={linkTo('/club')} className="grow">
                {texts.showClubBenefits}
              </ButtonLink>
              <Button
                variant="quiet"
                className="grow"
                aria-disabled={portal.isBusy}
                onClick={() => {
                  portal.go();
                }}
              >
                {portal.isBusy ? texts.opening : texts.manageMembership}
              </Button>
            </div>
            <p className="text-sm text-ink-muted">{texts.manageMembershipNote}</p>
            <FormAlert
              text={portal.error ? errorSentence(texts.portalErrors, errorCode(portal.error)) : ''}
            />
          </section>
        </div>
        <div className="flex min-w-0 flex-col gap-8">
          <RecentUses user={user} />
          {member.startedAt && isWithdrawable(member.startedAt, now) && (
            <Withdrawal user={user} startedAt={member.startedAt} />
          )}
        </div>
      </div>
      {showcase && showcase.shown.length > 0 && (
        <div className="mt-10">
          <ShowcaseOffers offers={showcase.shown} />
        </div>
      )}
    </SequentialReveal>
  );
}

function renewalSentence(member: Membership): string {
  if (member.cancelAtPeriodEnd) return texts.renewalCancelled(formatDate(member.entitledUntil));
  if (member.paymentProblem !== null) return texts.renewalAfterPayment;
  return texts.nextCharge(formatDate(member.currentPeriodEnd));
}

/** Renders the withdrawal with a full refund, possible in the first seven days. */
function Withdrawal({ user, startedAt }: { user: User; startedAt: Date }) {
  const [isOpen, setOpen] = useState(false);
  const lastDay = new Date(startedAt.getTime() + withdrawalDays * dayMs);
  return (
    <section aria-labelledby="withdrawal" className="flex flex-col gap-3 border-t border-line pt-5">
      <h2 id="withdrawal" className="text-xl font-bold">
        {texts.withdrawalTitle}
      </h2>
      <p className="text-ink-muted">{texts.withdrawalLead(lastDay)}</p>
      <Button
        variant="danger"
        onClick={() => {
          setOpen(true);
        }}
      >
        {texts.withdraw}
      </Button>
      {isOpen && (
        <WithdrawalDialog
          user={user}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </section>
  );
}

function WithdrawalDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const client = useQueryClient();
  const toast = useToast();
  const withdrawal = useMutation(withdrawMutation(client, user.uid));
  return (
    <ConfirmDialog
      title={texts.confirmWithdrawalTitle}
      confirmLabel={texts.confirmWithdrawal}
      busyLabel={texts.withdrawing}
      cancelLabel={texts.stayInClub}
      cancelVariant="quiet"
      isStacked
      sentences={texts.withdrawalErrors}
      onClose={onClose}
      onConfirm={async () => {
        const refundedCents = await withdrawal.mutateAsync();
        onClose();
        toast(
          refundedCents > 0
            ? texts.withdrawnWithRefund(formatCents(refundedCents))
            : // Nothing was paid, or the payment is disputed at the bank.
              texts.withdrawnWithoutRefund,
        );
      }}
    >
      <p className="text-ink-muted">{texts.withdrawalNote}</p>
      <p className="text-ink-muted">{texts.withdrawalReturnNote}</p>
    </ConfirmDialog>
  );
}
