import type { Request } from 'express';
import * as v from 'valibot';
import {
  alreadySubscribed,
  createCheckoutBody,
} from '#features/payments/model/payment-contract.ts';
import type { CreateCheckoutBody } from '#features/payments/model/payment-contract.ts';
import { AppError } from '#shared/app-error.ts';
import { sendError } from '#server/platform/http/api-error.ts';
import { methodNotAllowed } from '#server/platform/http/error-handler.ts';
import { callerOf, limitPerPerson, requireCaller } from '#server/platform/http/caller.ts';
import type { Identity } from '#server/platform/identity/caller.ts';
import type { ClubBilling } from './club-billing.ts';
import type { ClubServices } from './club-services.ts';
import { isOwnReturnAddress } from './return-addresses.ts';
import { paymentsAway } from './payments-away.ts';
import { registerWebhook } from './webhook-routes.ts';
import type { ServerConfig } from '#server/config.ts';
import type { Stages } from '#server/platform/http/stages.ts';

interface ClubParts {
  identity: Identity;
  club: ClubServices;
  /** Origin that payments return to. */
  config: Pick<ServerConfig, 'siteOrigin'>;
}

const tenMinutesMs = 10 * 60_000;
const checkoutsInTen = 20;
/** The page of a paid checkout asks every other second. */
const readsInTen = 400;
const portalsInTen = 30;
const withdrawalsInTen = 10;

/** Adds the club's payments and the webhook of Stripe. */
export function register(stages: Stages, parts: ClubParts): void {
  registerBillingRoutes(stages, parts);
  registerWebhook(stages, parts);
}

/**
 * The caller's own membership. POST /create-checkout-session (active people), GET /checkout-session/{id},
 * POST /billing/portal and POST /billing/withdraw (whatever their standing: who pays must be able to stop).
 * Errors of all: 401, 403, 429; 503 'unavailable' while Stripe is away or none is configured. Of the checkout:
 * 'invalid-input', 'unsupported-type', 'permission-denied' while the club is off, 409 'conflict' with the reason
 * 'already_subscribed' and `portalUrl` for somebody who subscribes, 409 without when another was begun meanwhile. Of the others: 'not-found'; of the withdrawal 'conflict' when its time is over.
 */
function registerBillingRoutes(
  { api }: Pick<Stages, 'api'>,
  { identity, club: { billing }, config: { siteOrigin } }: ClubParts,
): void {
  const anybody = requireCaller(identity, { statuses: 'any' });
  // They end a contract, or lead to where it ends: a token that was revoked does not do that.
  const contractor = requireCaller(identity, { statuses: 'any', checkRevoked: true });

  api
    .route('/create-checkout-session')
    .post(
      requireCaller(identity),
      limitPerPerson(checkoutsInTen, tenMinutesMs),
      async (req, res) => {
        const club = configured(billing);
        const { priceId } = checkoutBody(req, siteOrigin ?? '');
        const { uid, email } = callerOf(req);
        const result = await club.beginCheckout({ uid, email }, priceId);
        if (result.kind === 'created') {
          const { id, url, benefitsFrom } = result;
          res.json({ success: true, id, url, benefitsFrom });
          return;
        }
        // Without the portal it is still the right answer.
        const portalUrl = await club.openPortal(uid).catch(() => undefined);
        sendError(req, res, {
          code: 'conflict',
          reason: alreadySubscribed,
          sentence: 'Você já tem uma assinatura do clube.',
          ...(portalUrl !== undefined && { portalUrl }),
        });
      },
    )
    .all(methodNotAllowed(['POST']));

  api
    .route('/checkout-session/:id')
    .get(anybody, limitPerPerson(readsInTen, tenMinutesMs), async (req, res) => {
      const club = configured(billing);
      const id = req.params['id'] ?? '';
      if (!/^cs_\w{1,200}$/.test(id)) throw new AppError('not-found', 'Not the id of a checkout');
      res.json({ success: true, id, state: await club.checkoutState(callerOf(req).uid, id) });
    })
    .all(methodNotAllowed(['GET', 'HEAD']));

  api
    .route('/billing/portal')
    .post(contractor, limitPerPerson(portalsInTen, tenMinutesMs), async (req, res) => {
      res.json({ success: true, url: await configured(billing).openPortal(callerOf(req).uid) });
    })
    .all(methodNotAllowed(['POST']));

  api
    .route('/billing/withdraw')
    .post(contractor, limitPerPerson(withdrawalsInTen, tenMinutesMs), async (req, res) => {
      const { uid, email } = callerOf(req);
      const refundedCents = await configured(billing).withdraw({ uid, email });
      res.json({ success: true, refundedCents });
    })
    .all(methodNotAllowed(['POST']));
}

function configured(billing: ClubBilling | null): ClubBilling {
  if (billing === null) throw paymentsAway();
  return billing;
}

/** @throws AppError 'unsupported-type' unless it is JSON; 'invalid-input' unless it is whole and leads back here */
function checkoutBody(req: Request, siteOrigin: string): CreateCheckoutBody {
  if (!req.is('application/json')) throw new AppError('unsupported-type', 'Not JSON');
  const body: unknown = req.body;
  if (!v.is(createCheckoutBody, body)) throw new AppError('invalid-input', 'Not a checkout');
  const isOwn =
    isOwnReturnAddress(body.successUrl, siteOrigin, 'success') &&
    isOwnReturnAddress(body.cancelUrl, siteOrigin, 'cancel');
  if (!isOwn) throw new AppError('invalid-input', 'An address that is not the page of this site');
  return body;
}
