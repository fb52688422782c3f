import type { PricePlan } from './resources/catalogue.ts';
import type { WebhookTarget } from './webhooks/delivery.ts';

/** Options of the local Stripe server. */
export interface StripeProcessOptions {
  port: number;
  secretKey: string;
  webhook: WebhookTarget | null;
  prices: PricePlan[];
  dataDir: string;
}

/**
 * Reads the environment: STRIPE_PORT (default 12111, 0 picks a free port), STRIPE_SECRET_KEY (default sk_test_local),
 * STRIPE_WEBHOOK_URL (default none: events are only listed), STRIPE_WEBHOOK_SECRET (default whsec_local), STRIPE_PRICES
 * (JSON list of {id, name, unitAmount, currency, interval}) and LOCAL_DIR (default .local).
 * @throws Error with a sentence for the terminal, for an invalid value; SyntaxError if STRIPE_PRICES is not JSON
 */
export function readStripeOptions(env: NodeJS.ProcessEnv): StripeProcessOptions {
  const portText = env['STRIPE_PORT']?.trim() || '12111';
  const port = /^\d{1,5}$/.test(portText) ? Number(portText) : NaN;
  if (!(port <= 65_535)) throw new Error(`STRIPE_PORT=${portText} is not a port.`);
  const url = env['STRIPE_WEBHOOK_URL']?.trim();
  if (url && !URL.canParse(url)) throw new Error(`STRIPE_WEBHOOK_URL=${url} is not an address.`);
  const secret = env['STRIPE_WEBHOOK_SECRET']?.trim() || 'whsec_local';
  return {
    port,
    secretKey: env['STRIPE_SECRET_KEY']?.trim() || 'sk_test_local',
    webhook: url ? { url, secret } : null,
    prices: readPrices(env['STRIPE_PRICES']),
    dataDir: env['LOCAL_DIR']?.trim() || '.local',
  };
}

function readPrices(text: string | undefined): PricePlan[] {
  if (!text?.trim()) return [];
  const prices: unknown = JSON.parse(text);
  if (Array.isArray(prices) && prices.every(isPrice)) return prices;
  throw new Error('STRIPE_PRICES is a list of {id, name, unitAmount, currency, interval}.');
}

function isPrice(value: unknown): value is PricePlan {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, unitAmount, currency, interval } = value as Record<string, unknown>;
  return (
    [id, name, currency, interval].every((field) => typeof field === 'string') &&
    Number.isInteger(unitAmount)
  );
}
