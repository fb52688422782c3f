/** Connection to Stripe. No other code depends on whether Stripe or a stand-in answers. */
export interface StripeConfig {
  /** Never logged. */
  secretKey: string;
  /** Signing secret of webhook events. Never logged. */
  webhookSecret: string;
  /** 'host:port' of a stand-in, called over http; null for Stripe itself. */
  host: string | null;
}

/**
 * Returns the problems of a payment setup that cannot work or that would mix real payments with local data.
 * @param presentVariables the variables that are set
 * @param isEmulated whether local services are used
 * @returns sentences in English
 */
export function findStripeContradictions(
  presentVariables: Readonly<Record<string, string>>,
  isEmulated: boolean,
): string[] {
  const problems: string[] = [];
  const stripeKey = presentVariables['STRIPE_SECRET_KEY'];
  if (!stripeKey !== !presentVariables['STRIPE_WEBHOOK_SECRET']) {
    problems.push('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together.');
  }
  if (isEmulated && stripeKey && /^[sr]k_live_/.test(stripeKey)) {
    problems.push('STRIPE_SECRET_KEY is a live key and cannot be used with the local services.');
  }
  if (!isEmulated && presentVariables['STRIPE_API_HOST']) {
    problems.push('STRIPE_API_HOST can only be used with the local services.');
  }
  if (!isEmulated && stripeKey && !presentVariables['PUBLIC_ORIGIN']) {
    problems.push('PUBLIC_ORIGIN is not set: with STRIPE_SECRET_KEY, payments return to it.');
  }
  return problems;
}
