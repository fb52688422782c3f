import type { Engine } from '../engine.ts';
import type { Customer, CustomerBalanceTransaction } from '../objects.ts';
import { newId } from '../store.ts';

type Movement = Pick<CustomerBalanceTransaction, 'amount' | 'currency' | 'type'> &
  Partial<Pick<CustomerBalanceTransaction, 'invoice' | 'description' | 'metadata'>>;

/**
 * Changes a customer's balance and records the transaction. A negative balance is a credit for the next invoice.
 * @param movement a positive `amount` reduces the credit; 0 records nothing
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
