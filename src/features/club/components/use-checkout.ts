import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { openPage } from '#ui/open-page.ts';
import { useExternalRedirect } from '#ui/use-external-redirect.ts';
import { lazyStore } from '#platform/firestore/lazy-store.ts';
import { invalidateMembership } from '#features/club/data/membership-queries.ts';
import { errorCode } from '#shared/app-error.ts';
import { isOnSale } from '#features/club/model/plans-on-sale.ts';
import { useActionAfterLogin } from '#features/account/components/use-action-after-login.ts';
import { useSignInFirst } from '#features/account/components/use-sign-in-first.ts';
import * as texts from '#features/club/texts.ts';
import { errorSentence } from '#shared/error-sentences.ts';
import { useToast } from '#ui/toast.tsx';
import type { SubscriptionPlan } from '#features/club/model/subscription-plan.ts';
import { saveCheckoutOffer } from './checkout-offer.ts';

const hashPrefix = '#assinar-';

/** Returns the URL fragment that starts the checkout of a plan after login. */
function toCheckoutHash({ id }: Pick<SubscriptionPlan, 'id'>): string {
  return hashPrefix + encodeURIComponent(id);
}

/** Returns the fragment if it starts a checkout; otherwise null. */
function matchCheckoutHash(hash: string): string | null {
  return hash.startsWith(hashPrefix) ? hash : null;
}

const matchNothing = () => null;

const loadBillingStore = lazyStore(() => import('#features/club/data/billing-store.ts'));

interface PendingPayment {
  url: string;
  benefitsFrom: Date;
}

interface CheckoutOptions {
  /** The plans shown on this page; none while they load. */
  plans: readonly SubscriptionPlan[];
  /** True if the page already shows when the benefits begin. */
  isBenefitsStartShown: boolean;
  /** The offer that led to this page and to which the user returns; null for none. */
  offerId?: string | null;
}

interface CheckoutRequest {
  plan: SubscriptionPlan;
  uid: string;
}

/**
 * Returns the state and the actions of buying a plan. A visitor signs in first, and the checkout then starts
 * automatically once. Then the page of the payment provider opens. Users whose benefits begin later first confirm that
 * date, unless this page already shows it.
 */
export function useCheckout({ plans, isBenefitsStartShown, offerId = null }: CheckoutOptions) {
  const signInFirst = useSignInFirst();
  const client = useQueryClient();
  const toast = useToast();
  const [pendingPayment, setPendingPayment] = useState<PendingPayment | null>(null);
  const redirect = useExternalRedirect(async ({ plan, uid }: CheckoutRequest) => {
    const { beginCheckout } = await loadBillingStore();
    const checkoutStart = await beginCheckout(plan.stripePriceId);
    if (checkoutStart.kind === 'created') {
      const { id, url, benefitsFrom } = checkoutStart;
      saveCheckoutOffer(uid, id, offerId);
      if (benefitsFrom === null || isBenefitsStartShown) return url;
      setPendingPayment({ url, benefitsFrom });
      return null;
    }
    toast(texts.alreadySubscribed);
    // The cached membership was outdated.
    await invalidateMembership(client, uid);
    return null;
  });
  const buy = (plan: SubscriptionPlan) =>
    signInFirst({
      run: ({ uid }) => {
        redirect.go({ plan, uid });
      },
      login: { hash: toCheckoutHash(plan), action: 'subscribe' },
      toErrorText: (error) => errorSentence(texts.checkoutErrors, errorCode(error)),
    });
  useActionAfterLogin(
    // The action runs only once, so it waits for the plans.
    plans.length > 0 ? matchCheckoutHash : matchNothing,
    (hash) => {
      const plan = plans.find(
        (candidate) => isOnSale(candidate) && toCheckoutHash(candidate) === hash,
      );
      return plan && buy(plan);
    },
    { requiresLoginRedirect: true },
  );
  return {
    isBusy: redirect.isBusy,
    /** The plan of the last started checkout; undefined for none. */
    requestedPlan: redirect.requestedValue?.plan,
    error: redirect.error,
    /** A payment that opens after the user has confirmed when the benefits begin. */
    pending: pendingPayment,
    pay: () => {
      if (pendingPayment) openPage(pendingPayment.url);
    },
    stay: () => {
      setPendingPayment(null);
    },
    buy: (plan: SubscriptionPlan) => void buy(plan),
  };
}

/** Drops a checkout that was to continue after login, because the user already has a subscription. */
export function useClearPendingCheckout(): void {
  useActionAfterLogin(matchCheckoutHash, doNothing);
}

const doNothing = () => undefined;

export type CheckoutControls = ReturnType<typeof useCheckout>;
