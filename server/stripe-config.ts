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
 * @param known the variables that are set
 * @param isEmulated whether local services are used
 * @returns sentences in Portuguese
 */
export function stripeContradictions(
  known: Readonly<Record<string, string>>,
  isEmulated: boolean,
): string[] {
  const problems: string[] = [];
  const key = known['STRIPE_SECRET_KEY'];
  if (!key !== !known['STRIPE_WEBHOOK_SECRET']) {
    problems.push(
      'As variáveis STRIPE_SECRET_KEY e STRIPE_WEBHOOK_SECRET só valem juntas: informe as duas ou nenhuma.',
    );
  }
  if (isEmulated && key && /^[sr]k_live_/.test(key)) {
    problems.push(
      'A variável STRIPE_SECRET_KEY traz uma chave de produção, que cobra de verdade, e não pode ser usada com os serviços locais.',
    );
  }
  if (!isEmulated && known['STRIPE_API_HOST']) {
    problems.push('A variável STRIPE_API_HOST só pode ser usada com os serviços locais.');
  }
  if (!isEmulated && key && !known['PUBLIC_ORIGIN']) {
    problems.push(
      'A variável PUBLIC_ORIGIN falta: com STRIPE_SECRET_KEY, é para ela que os pagamentos voltam.',
    );
  }
  return problems;
}
