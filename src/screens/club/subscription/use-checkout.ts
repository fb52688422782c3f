import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { openPage } from '#ui/open-page.ts';
import { useWayOut } from '#ui/use-way-out.ts';
import { lazyStore } from '#data/lazy-store.ts';
import { forgetMembership } from '#data/club/membership-queries.ts';
import { linkTo } from '#domain/routes.ts';
import type { SubscriptionPlan } from '#domain/subscription-plan.ts';
import { useSession } from '#session/use-session.ts';
import { useToast } from '#ui/toast.tsx';

const billingStore = lazyStore(() => import('#data/club/billing-store.ts'));

interface PendingPayment {
  url: string;
  benefitsFrom: Date;
}

/**
 * Buying a plan: first a sign-in where there is none, then the page of the payment provider; in between, when the
 * benefits begin, for whoever has to wait for them.
 * @param isAnnounced the page said so already
 */
export function useCheckout(isAnnounced: boolean) {
  const { user } = useSession();
  const navigate = useNavigate();
  const client = useQueryClient();
  const toast = useToast();
  const [pending, setPending] = useState<PendingPayment | null>(null);
  const wayOut = useWayOut(async (plan: SubscriptionPlan) => {
    const { beginCheckout } = await billingStore();
    const started = await beginCheckout(plan.stripePriceId);
    if (started.kind === 'created') {
      const { url, benefitsFrom } = started;
      if (benefitsFrom === null || isAnnounced) return url;
      setPending({ url, benefitsFrom });
      return null;
    }
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
    /** A payment that waits for the person to have read when its benefits begin. */
    pending,
    pay: () => {
      if (pending) openPage(pending.url);
    },
    stay: () => {
      setPending(null);
    },
    buy: (plan: SubscriptionPlan) => {
      if (user) wayOut.go(plan);
      else void navigate(linkTo('/login'), { state: { from: linkTo('/subscription') } });
    },
  };
}

export type Checkout = ReturnType<typeof useCheckout>;
