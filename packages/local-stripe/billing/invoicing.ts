import type { Engine } from '../engine.ts';
import type { Invoice, InvoiceLine, Subscription } from '../objects.ts';
import { newInvoice } from '../resources/new-objects.ts';
import { moveBalance } from './customer-balance.ts';

interface InvoicePlan {
  reason: Invoice['billing_reason'];
  lines: readonly InvoiceLine[];
}

/**
 * Creates and finalizes an invoice of a subscription. The customer's credit is deducted from the total. The unused
 * credit, or a negative total, stays in the customer's balance. Sends invoice.created and invoice.finalized.
 */
export function issueInvoice(
  engine: Engine,
  subscription: Subscription,
  { reason, lines }: InvoicePlan,
): Invoice {
  const { store } = engine;
  const customer = store.get('customers', subscription.customer);
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  const startingBalance = customer.balance;
  const due = Math.max(0, total + startingBalance);
  const invoice = store.put(
    'invoices',
    newInvoice(engine, {
      subscription,
      customerEmail: customer.email,
      reason,
      lines,
      total,
      due,
      startingBalance,
      endingBalance: total + startingBalance - due,
      number: `LOCAL-${String(store.all('invoices').length + 1).padStart(4, '0')}`,
    }),
  );
  moveBalance(engine, customer, {
    amount: total - due,
    currency: invoice.currency,
    type: 'applied_to_invoice',
    invoice: invoice.id,
  });
  subscription.latest_invoice = invoice.id;
  engine.emit('invoice.created', { ...invoice, status: 'draft', number: null });
  engine.emit('invoice.finalized', invoice);
  return invoice;
}
