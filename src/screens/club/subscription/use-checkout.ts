import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useWayOut } from '#components/membership/use-way-out.ts';
import { beginCheckout } from '#data/club/billing-store.ts';
import { forgetMembership } from '#data/club/membership-queries.ts';
import type { SubscriptionPlan } from '#domain/subscription-plan.ts';
import { useSession } from '#session/use-session.ts';
import { useToast } from '#ui/toast.tsx';

/** Buying a plan: first a sign-in where there is none, then the page of the payment provider. */
export function useCheckout() {
  const { user } = useSession();
  const navigate = useNavigate();
  const client = useQueryClient();
  const toast = useToast();
  const wayOut = useWayOut(async (plan: SubscriptionPlan) => {
    const started = await beginCheckout(plan.stripePriceId);
    if (started.kind === 'created') return started.url;
    toast('Você já tem uma assinatura do clube.');
    // What this page believed was old.
    if (user) await forgetMembership(client, user.uid);
    return null;
  });
  return {
    isBusy: wayOut.isBusy,
    /** The plan that was asked for last. */
    asked: wayOut.asked,
    error: wayOut.error,
    buy: (plan: SubscriptionPlan) => {
      if (user) wayOut.go(plan);
      else void navigate('/login', { state: { from: '/subscription' } });
    },
  };
}

export type Checkout = ReturnType<typeof useCheckout>;
