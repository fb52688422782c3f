import { invalidRequest } from '../api-error.ts';
import { change } from '../engine.ts';
import type { Engine } from '../engine.ts';
import type { Charge, Dispute } from '../objects.ts';
import { newDispute } from '../resources/new-objects.ts';

/** How a bank decides: for the shop, or for whoever contested. */
export type DisputeEnd = 'won' | 'lost';

/**
 * The holder of a card contests a charge: the bank takes the money until it decides, and nothing of it can be
 * given back meanwhile. Sends charge.dispute.created and charge.dispute.funds_withdrawn.
 * @throws StripeApiError for one that was not paid, or is contested already
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

/** The bank decides. Sends charge.dispute.closed, and charge.dispute.funds_reinstated when it was won. */
export function closeDispute(engine: Engine, dispute: Dispute, end: DisputeEnd): Dispute {
  change(engine, 'charge.dispute.updated', dispute, (open) => {
    open.status = end;
  });
  engine.emit('charge.dispute.closed', dispute);
  if (end === 'won') engine.emit('charge.dispute.funds_reinstated', dispute);
  return dispute;
}

/** Whether a charge is contested, or was taken back by a bank. */
export function isChargedBack({ store }: Engine, { id }: Charge): boolean {
  return store.all('disputes').some(({ charge, status }) => charge === id && status !== 'won');
}
