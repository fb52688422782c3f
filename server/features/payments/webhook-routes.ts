import { raw } from 'express';
import { rateLimit } from 'express-rate-limit';
import { AppError } from '#shared/app-error.ts';
import { sendError } from '#server/platform/http/api-error.ts';
import { methodNotAllowed } from '#server/platform/http/error-handler.ts';
import type { Stages } from '#server/platform/http/stages.ts';
import type { ClubServices } from './club-services.ts';
import { paymentsAway } from './payments-away.ts';

/** Events are some kilobytes. */
const mostBytes = '256kb';
/** Requests a minute from one address: Stripe sends bursts from few of them, and tries again when it is refused. */
const mostAMinute = 3_000;

/**
 * POST /stripe/webhook, for Stripe alone: its signature is all that lets pass. It reads the bytes as they came, so
 * it stands before every parser. 200 when done, or when nothing is to be done; 400 without a signature of now; 5xx
 * when Stripe must send it again.
 */
export function registerWebhook(
  { webhooks }: Pick<Stages, 'webhooks'>,
  { club: { webhook } }: { club: Pick<ClubServices, 'webhook'> },
): void {
  webhooks
    .route('/stripe/webhook')
    .post(
      rateLimit({
        windowMs: 60_000,
        limit: mostAMinute,
        standardHeaders: false,
        legacyHeaders: false,
        handler: (req, res) => {
          sendError(req, res, { code: 'too-many-requests' });
        },
      }),
      raw({ type: () => true, limit: mostBytes, inflate: false }),
      async (req, res) => {
        if (webhook === null) throw paymentsAway();
        const body: unknown = req.body;
        if (!Buffer.isBuffer(body)) throw new AppError('invalid-input', 'No body');
        await webhook.receive({ body, header: req.get('Stripe-Signature') ?? '' });
        res.set('Cache-Control', 'no-store').json({ success: true });
      },
    )
    .all(methodNotAllowed(['POST']));
}
