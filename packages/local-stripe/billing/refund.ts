import { invalidRequest } from '../api-error.ts';
import type { Engine } from '../engine.ts';
import type { Charge, Metadata, Refund } from '../objects.ts';
import { isChargedBack } from './dispute.ts';
import { newRefund } from '../resources/new-objects.ts';

interface RefundOrder {
  /** Amount in the smallest unit of the currency; the whole remaining amount when absent. */
  amount?: number;
  reason: string | null;
  metadata: Metadata;
}

/**
 * Refunds a charge, fully or in part. Sends refund.created and charge.refunded.
 * @throws StripeApiError charge_already_refunded or charge_disputed; also for a charge that is not paid, and for an
 * amount below 1 or above the rest
 */
export function refundCharge(engine: Engine, charge: Charge, order: RefundOrder): Refund {
  const left = charge.amount - charge.amount_refunded;
  if (!charge.paid) {
    throw invalidRequest(`Charge ${charge.id} has not been paid and cannot be refunded.`, {
      param: 'charge',
    });
  }
  if (isChargedBack(engine, charge)) {
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  if (left === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  const amount = order.amount ?? left;
  if (amount < 1) throw invalidRequest('Invalid positive integer', { param: 'amount' });
  if (amount > left) {
    throw invalidRequest(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      { param: 'amount' },
    );
  }
  const refund = engine.store.put('refunds', newRefund(engine, charge, { ...order, amount }));
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  engine.emit('refund.created', refund);
  engine.emit('charge.refunded', charge);
  return refund;
}
