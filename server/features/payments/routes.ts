import type { Request } from 'express';
import { clubTexts } from './club-texts.ts';
import {
  alreadySubscribed,
  createCheckoutBody,
} from '#features/payments/model/payment-contract.ts';
import type { CreateCheckoutBody } from '#features/payments/model/payment-contract.ts';
import { AppError } from '#shared/app-error.ts';
import { sendError } from '#server/platform/http/api-error.ts';
import { parseBody } from '#server/platform/http/checked-body.ts';
import { callerOf, limitPerUser, requireCaller } from '#server/platform/http/caller.ts';
import type { Identity } from '#server/platform/identity/caller.ts';
import type { ClubBilling } from './club-billing.ts';
import type { ClubServices } from './club-services.ts';
import { isOwnReturnAddress } from './return-addresses.ts';
import { paymentsUnavailableError } from './club-refusal.ts';
import { registerWebhook } from './webhook-routes.ts';
import type { ServerConfig } from '#server/config.ts';
import type { Stages } from '#server/platform/http/stages.ts';
import { minuteMs } from '#shared/time-units.ts';

interface PaymentRouteDependencies {
  identity: Identity;
  club: ClubServices;
  /** Origin of the pages that Stripe redirects back to. */
  config: Pick<ServerConfig, 'siteOrigin'>;
}

const tenMinutesMs = 10 * minuteMs;
const maxCheckouts = 20;
/** High, because the page of a paid checkout polls every two seconds. */
const maxStateReads = 400;
const maxPortals = 30;
const maxWithdrawals = 10;

/** Registers the club's payments and the Stripe webhook. */
export function register(stages: Stages, dependencies: PaymentRouteDependencies): void {
  registerBillingRoutes(stages, dependencies);
  registerWebhook(stages, dependencies);
}

/**
 * Registers the routes for the caller's own membership: POST /create-checkout-session (active users), GET
 * /checkout-session/{id}, POST /billing/portal and POST /billing/withdraw (any account status, because a paying user
 * must be able to stop). Errors of all: 401, 403, 429; 503 'unavailable' if Stripe does not respond or is not
 * configured. Errors of the checkout: 'invalid-input', 'unsupported-type', 'permission-denied' while the club is off,
 * 409 'conflict' with the reason 'already_subscribed' and `portalUrl` for a subscriber, without a reason if another
 * checkout was started. Errors of the others: 'not-found'; 'conflict' after the withdrawal period.
 */
function registerBillingRoutes(
  { api }: Pick<Stages, 'api'>,
  { identity, club: { billing }, config: { siteOrigin } }: PaymentRouteDependencies,
): void {
  const requireAnyCaller = requireCaller(identity, { statuses: 'any' });
  // These routes end a contract or lead to its end, so a revoked token is refused.
  const requireUnrevokedCaller = requireCaller(identity, { statuses: 'any', checkRevoked: true });

  api
    .route('/create-checkout-session')
    .post(requireCaller(identity), limitPerUser(maxCheckouts, tenMinutesMs), async (req, res) => {
      const clubBilling = requireBilling(billing);
      const { priceId } = parseCheckoutBody(req, siteOrigin ?? '');
      const { uid, email } = callerOf(req);
      const result = await clubBilling.beginCheckout({ uid, email }, priceId);
      if (result.kind === 'created') {
        const { id, url, benefitsFrom } = result;
        res.json({ success: true, id, url, benefitsFrom });
        return;
      }
      // The response is also correct without the portal URL.
      const portalUrl = await clubBilling.createPortalUrl(uid).catch(() => undefined);
      sendError(req, res, {
        code: 'conflict',
        reason: alreadySubscribed,
        sentence: clubTexts().alreadySubscribed,
        ...(portalUrl !== undefined && { portalUrl }),
      });
    });

  api
    .route('/checkout-session/:id')
    .get(requireAnyCaller, limitPerUser(maxStateReads, tenMinutesMs), async (req, res) => {
      const clubBilling = requireBilling(billing);
      const id = req.params['id'] ?? '';
      if (!/^cs_\w{1,200}$/.test(id)) throw new AppError('not-found', 'Not a checkout id');
      res.json({
        success: true,
        id,
        state: await clubBilling.readCheckoutState(callerOf(req).uid, id),
      });
    });

  api
    .route('/billing/portal')
    .post(requireUnrevokedCaller, limitPerUser(maxPortals, tenMinutesMs), async (req, res) => {
      res.json({
        success: true,
        url: await requireBilling(billing).createPortalUrl(callerOf(req).uid),
      });
    });

  api
    .route('/billing/withdraw')
    .post(requireUnrevokedCaller, limitPerUser(maxWithdrawals, tenMinutesMs), async (req, res) => {
      const { uid, email } = callerOf(req);
      const refundedCents = await requireBilling(billing).withdraw({ uid, email });
      res.json({ success: true, refundedCents });
    });
}

function requireBilling(billing: ClubBilling | null): ClubBilling {
  if (billing === null) throw paymentsUnavailableError();
  return billing;
}

/**
 * @throws AppError 'unsupported-type' unless the body is JSON; 'invalid-input' if the body is incomplete or a return
 *   address is not a page of this site
 */
function parseCheckoutBody(req: Request, siteOrigin: string): CreateCheckoutBody {
  const body = parseBody(req, createCheckoutBody);
  const hasOwnReturnAddresses =
    isOwnReturnAddress(body.successUrl, siteOrigin, 'success') &&
    isOwnReturnAddress(body.cancelUrl, siteOrigin, 'cancel');
  if (!hasOwnReturnAddresses)
    throw new AppError('invalid-input', 'The return address is not a page of this site');
  return body;
}
