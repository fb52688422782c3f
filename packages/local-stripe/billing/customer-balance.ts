import type { Engine } from '../engine.ts';
import type { Customer, CustomerBalanceTransaction } from '../objects.ts';
import { newId } from '../store.ts';

type Movement = Pick<CustomerBalanceTransaction, 'amount' | 'currency' | 'type'> &
  Partial<Pick<CustomerBalanceTransaction, 'invoice' | 'description' | 'metadata'>>;

/**
 * Moves what a customer owes, and writes it down. Below zero is a credit, which the next invoice uses.
 * @param movement `amount` above zero takes a credit back; nothing is written for 0
 */
export function moveBalance(
  engine: Engine,
  customer: Customer,
  movement: Movement,
): CustomerBalanceTransaction {
  customer.balance += movement.amount;
  const transaction: CustomerBalanceTransaction = {
    id: newId('cbtxn'),
    object: 'customer_balance_transaction',
    created: engine.now(),
    livemode: false,
    checkout_session: null,
    credit_note: null,
    customer: customer.id,
    customer_account: null,
    description: null,
    ending_balance: customer.balance,
    invoice: null,
    metadata: {},
    ...movement,
  };
  return movement.amount === 0
    ? transaction
    : engine.store.put('customerBalanceTransactions', transaction);
}
