import { invalidRequest } from '../api-error.ts';
import { change } from '../engine.ts';
import type { Engine } from '../engine.ts';
import type { Charge, Dispute } from '../objects.ts';
import { newDispute } from '../resources/new-objects.ts';

/** The bank's decision: 'won' is in favour of the shop, 'lost' in favour of the cardholder. */
export type DisputeEnd = 'won' | 'lost';

/**
 * Opens a dispute of a charge. The bank withdraws the money, and the charge cannot be refunded while the dispute is
 * open or after it is lost. Sends charge.dispute.created and charge.dispute.funds_withdrawn.
 * @throws StripeApiError for a charge that is not paid or was ever disputed
 */
export function openDispute(engine: Engine, charge: Charge): Dispute {
  if (!charge.paid || charge.disputed) {
    throw invalidRequest(`Charge ${charge.id} cannot be disputed.`, { param: 'charge' });
  }
  charge.disputed = true;
  const dispute = engine.store.put('disputes', newDispute(engine, charge));
  engine.emit('charge.dispute.created', dispute);
  engine.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/**
 * Closes a dispute. Sends charge.dispute.updated and charge.dispute.closed, and charge.dispute.funds_reinstated if the
 * shop won.
 */
export function closeDispute(engine: Engine, dispute: Dispute, end: DisputeEnd): Dispute {
  change(engine, 'charge.dispute.updated', dispute, (open) => {
    open.status = end;
  });
  engine.emit('charge.dispute.closed', dispute);
  if (end === 'won') engine.emit('charge.dispute.funds_reinstated', dispute);
  return dispute;
}

/** Returns whether a charge has an open or a lost dispute. */
export function isChargedBack({ store }: Engine, { id }: Charge): boolean {
  return store.all('disputes').some(({ charge, status }) => charge === id && status !== 'won');
}
