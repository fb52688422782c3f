import type { Firestore } from '@google-cloud/firestore';
import type { Span } from '@opentelemetry/api';
import type { Logger } from 'pino';
import { AppError } from '#shared/app-error.ts';
import type { ServerConfig } from '#server/config.ts';
import { withDeadline } from '#server/platform/http/deadline.ts';
import { createKeyedLock } from '#server/platform/keyed-lock.ts';
import { instruments } from '#server/platform/telemetry/instruments.ts';
import { errorTypeOf, inSpan } from '#server/platform/telemetry/spans.ts';
import { createNoPaymentsPort } from './payments-port.ts';
import type { PaymentsPort } from './payments-port.ts';
import { createPseudonyms } from '#server/platform/pseudonyms.ts';
import { updatePlansOfProduct, createCatalogueReader } from './catalogue.ts';
import { createClubBilling } from './club-billing.ts';
import type { ClubBilling } from './club-billing.ts';
import { createClubSweep } from './club-sweep.ts';
import { removeLostCredit } from './customer-credit.ts';
import { createFirestoreClubStore } from './firestore-club-store.ts';
import { syncMembership } from './membership-sync.ts';
import { reconcileClub } from './reconcile.ts';
import type { ReconcileResult, ReconcileOptions } from './reconcile.ts';
import { createReturnAddresses } from './return-addresses.ts';
import {
  customerOfSubscription,
  createBillingReader,
  uidOfCustomer,
} from './stripe/stripe-billing.ts';
import { createStripe } from './stripe/stripe-client.ts';
import { callStripe, ifNotFound } from './stripe/call-stripe.ts';
import { createStripePaymentsPort } from './stripe/stripe-payments-port.ts';
import { referenceIdOf } from './stripe/to-billing-snapshot.ts';
import { handleEvent } from './stripe/webhook.ts';
import type { EventOutcome } from './stripe/webhook.ts';
import { verifyEvent } from './stripe/webhook-signature.ts';
import { endDuplicate, finishWithdrawal } from './withdrawal.ts';
import type { WithdrawalDependencies } from './withdrawal.ts';

/** Services of the club's routes. Both are null if no payment provider is configured. */
export interface ClubServices {
  billing: ClubBilling | null;
  webhook: ClubWebhook | null;
}

export interface ClubWebhook {
  /**
   * Handles a Stripe webhook.
   * @throws AppError 'invalid-input' unless it has a recent signature of Stripe; 'unavailable' if Stripe must resend it
   */
  receive(message: { body: Buffer; header: string }): Promise<EventOutcome>;
}

export interface ClubBackend extends ClubServices {
  payments: PaymentsPort;
  /** See createClubSweep(). */
  sweep: () => Promise<void>;
  /** See reconcileClub(); null if no payment provider is configured. */
  reconcile: ((options: ReconcileOptions) => Promise<ReconcileResult>) | null;
}

interface ClubOptions {
  config: Pick<ServerConfig, 'stripe' | 'siteOrigin' | 'privacySecret'>;
  firestore: Firestore;
  logger: Pick<Logger, 'info' | 'warn' | 'error'>;
  now?: () => Date;
  /** Timeout in ms of one Stripe attempt; default of createStripe(). */
  stripeTimeoutMs?: number;
  /** Total timeout in ms of one call; default: defaultDeadlineMs. */
  callDeadlineMs?: number;
}

/** Default timeout in ms of one call. After a longer wait Stripe resends an event, and users give up on a page. */
const defaultDeadlineMs = 8_000;

/** Creates the club's payment services over Stripe and Firestore from the configuration. */
export function createClub(options: ClubOptions): ClubBackend {
  const { config, firestore, logger, now = () => new Date() } = options;
  const pseudonyms = createPseudonyms(config.privacySecret);
  const { callDeadlineMs = defaultDeadlineMs } = options;
  const store = createFirestoreClubStore({ firestore, pseudonyms, now });
  const { stripe: stripeConfig, siteOrigin } = config;
  if (stripeConfig === null || siteOrigin === null) {
    return {
      billing: null,
      webhook: null,
      payments: createNoPaymentsPort(firestore),
      sweep: createClubSweep({ firestore, store, ...unconfiguredCalls, now, logger }),
      reconcile: null,
    };
  }
  const stripe = createStripe(stripeConfig, options.stripeTimeoutMs);
  const readBilling = createBillingReader(stripe);
  const dependencies: WithdrawalDependencies = {
    store,
    readBilling,
    customerOfSubscription: (id) => customerOfSubscription(stripe, id),
    endDuplicate: (uid, id) => endDuplicate(dependencies, uid, id),
    now,
    logger,
    stripe,
  };
  const catalogueDependencies = { firestore, readCatalogue: createCatalogueReader(stripe), now };
  const lock = createKeyedLock();
  const webhookDependencies = {
    ...dependencies,
    lock,
    uidOfCustomer: (id: string) => uidOfCustomer(stripe, id),
    customerOfCharge: async (id: string) => {
      const charge = callStripe(stripe.charges.retrieve(id), 'reading a charge');
      return referenceIdOf((await charge.catch(ifNotFound(null)))?.customer);
    },
    removeLostCredit: removeLostCredit.bind(null, stripe),
    updatePlansOfProduct: updatePlansOfProduct.bind(null, catalogueDependencies),
  };
  const stripePort = createStripePaymentsPort(dependencies);
  const payments: PaymentsPort = {
    ...stripePort,
    finishEnding: (uid) =>
      withDeadline(
        lock.run(uid, () => stripePort.finishEnding(uid)),
        callDeadlineMs,
        'ending a membership',
      ),
  };
  return {
    billing: withTimeouts(
      callDeadlineMs,
      createClubBilling({ ...dependencies, lock, addresses: createReturnAddresses(siteOrigin) }),
    ),
    webhook: observedWebhook(async (message, span) => {
      const event = verifyEvent(stripe, stripeConfig.webhookSecret, message, now());
      span.setAttribute('guia.webhook.event', event.type);
      const outcome = await withDeadline(
        handleEvent(webhookDependencies, event),
        callDeadlineMs,
        'handling an event',
      );
      logger.info({ event: event.type, outcome }, 'Stripe event processed');
      return outcome;
    }),
    payments,
    sweep: createClubSweep({
      firestore,
      store,
      sync: (uid) => syncMembership(dependencies, uid),
      finishWithdrawal: (uid) => finishWithdrawal(dependencies, uid),
      finishEnding: (uid) => payments.finishEnding(uid),
      now,
      logger,
    }),
    reconcile: (reconcileOptions) =>
      reconcileClub({ ...webhookDependencies, firestore }, reconcileOptions),
  };
}

type WebhookMessage = Parameters<ClubWebhook['receive']>[0];

/** Adds a span and a count by outcome to a webhook; a failure counts with its error code. */
function observedWebhook(
  receive: (message: WebhookMessage, span: Span) => Promise<EventOutcome>,
): ClubWebhook {
  const count = (outcome: string) => {
    instruments().webhooks.add(1, { 'guia.webhook.outcome': outcome });
  };
  return {
    receive: (message) =>
      inSpan('Stripe webhook', {}, async (span) => {
        try {
          const outcome = await receive(message, span);
          span.setAttribute('guia.webhook.outcome', outcome);
          count(outcome);
          return outcome;
        } catch (error) {
          count(errorTypeOf(error));
          throw error;
        }
      }),
  };
}

/** Adds a timeout to every call. */
function withTimeouts(ms: number, billing: ClubBilling): ClubBilling {
  return {
    beginCheckout: (buyer, priceId) =>
      withDeadline(billing.beginCheckout(buyer, priceId), ms, 'creating a checkout'),
    readCheckoutState: (uid, id) =>
      withDeadline(billing.readCheckoutState(uid, id), ms, 'reading a checkout'),
    createPortalUrl: (uid) => withDeadline(billing.createPortalUrl(uid), ms, 'opening the portal'),
    withdraw: (requester) => withDeadline(billing.withdraw(requester), ms, 'withdrawing'),
  };
}

function rejectUnconfigured(): Promise<never> {
  return Promise.reject(new AppError('unavailable', 'Payments are not configured'));
}

const unconfiguredCalls = {
  sync: rejectUnconfigured,
  finishWithdrawal: rejectUnconfigured,
  finishEnding: rejectUnconfigured,
};
