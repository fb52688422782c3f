import { raw } from 'express';
import { AppError } from '#shared/app-error.ts';
import { limitRequests } from '#server/platform/http/rate-limits.ts';
import type { Stages } from '#server/platform/http/stages.ts';
import type { ClubServices } from './club-services.ts';
import { paymentsUnavailableError } from './club-refusal.ts';

/** Maximum body size; events have a few kilobytes. */
const maxBodySize = '256kb';
/** Requests per minute and address: Stripe sends bursts from few addresses and retries after a refusal. */
const maxPerMinute = 3_000;

/**
 * Registers POST /stripe/webhook, which only Stripe's signature authorises. The signature covers the raw bytes, so the
 * route is registered before all body parsers. Status 200 if handled or ignored; 400 without a recent signature; 5xx if
 * Stripe must resend the event.
 */
export function registerWebhook(
  { webhooks }: Pick<Stages, 'webhooks'>,
  { club: { webhook } }: { club: Pick<ClubServices, 'webhook'> },
): void {
  webhooks
    .route('/stripe/webhook')
    .post(
      limitRequests(maxPerMinute, 60_000, { standardHeaders: false }),
      raw({ type: () => true, limit: maxBodySize, inflate: false }),
      async (req, res) => {
        if (webhook === null) throw paymentsUnavailableError();
        const body: unknown = req.body;
        if (!Buffer.isBuffer(body)) throw new AppError('invalid-input', 'No body');
        await webhook.receive({ body, header: req.get('Stripe-Signature') ?? '' });
        res.set('Cache-Control', 'no-store').json({ success: true });
      },
    );
}
