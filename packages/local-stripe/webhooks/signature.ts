import { createHmac } from 'node:crypto';

/**
 * Returns the Stripe-Signature header of a payload: HMAC-SHA256 of '{timestamp}.{payload}' in hexadecimal
 * (docs.stripe.com/webhooks, "Verify webhook signatures manually").
 * @param timestamp Unix seconds
 */
export function signatureHeader(payload: string, secret: string, timestamp: number): string {
  const digest = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex');
  return `t=${timestamp},v1=${digest}`;
}
