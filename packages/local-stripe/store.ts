import { randomBytes } from 'node:crypto';
import { noSuch } from './api-error.ts';
import type { CheckoutPlan, Tables } from './objects.ts';

export const TABLE_NAMES = [
  'customers',
  'customerBalanceTransactions',
  'products',
  'prices',
  'paymentMethods',
  'checkoutSessions',
  'subscriptions',
  'invoices',
  'invoicePayments',
  'paymentIntents',
  'charges',
  'refunds',
  'disputes',
  'portalSessions',
  'portalConfigurations',
  'events',
] as const satisfies readonly (keyof Tables)[];

/** Words of Stripe's sentences for what is missing. */
const KINDS: Record<keyof Tables, string> = {
  customers: 'customer',
  customerBalanceTransactions: 'customer_balance_transaction',
  products: 'product',
  prices: 'price',
  paymentMethods: 'PaymentMethod',
  checkoutSessions: 'checkout.session',
  subscriptions: 'subscription',
  invoices: 'invoice',
  invoicePayments: 'invoice_payment',
  paymentIntents: 'payment_intent',
  charges: 'charge',
  refunds: 'refund',
  disputes: 'dispute',
  portalSessions: 'billing_portal.session',
  portalConfigurations: 'configuration',
  events: 'event',
};

/** Events beyond this many are forgotten, oldest first; Stripe keeps 30 days of them. */
const MAX_EVENTS = 5_000;

/** Everything that is kept, in memory. */
export class Store {
  readonly #tables = Object.fromEntries(
    TABLE_NAMES.map((name) => [name, new Map<string, unknown>()]),
  ) as { [T in keyof Tables]: Map<string, Tables[T]> };
  /** What each checkout session sells, by its id. */
  readonly checkoutPlans = new Map<string, CheckoutPlan>();

  find<T extends keyof Tables>(table: T, id: string): Tables[T] | undefined {
    return this.#tables[table].get(id);
  }

  /** @throws StripeApiError resource_missing; `param` names where the id came from */
  get<T extends keyof Tables>(table: T, id: string, param?: string): Tables[T] {
    const object = this.find(table, id);
    if (!object) throw noSuch(KINDS[table], id, param);
    return object;
  }

  /** Every object of a table, in the order in which they were made. */
  all<T extends keyof Tables>(table: T): Tables[T][] {
    return [...this.#tables[table].values()];
  }

  put<T extends keyof Tables>(table: T, object: Tables[T]): Tables[T] {
    const map = this.#tables[table];
    map.set(object.id, object);
    if (table === 'events' && map.size > MAX_EVENTS) {
      const [oldest] = map.keys();
      if (oldest !== undefined) map.delete(oldest);
    }
    return object;
  }

  delete(table: keyof Tables, id: string): void {
    this.#tables[table].delete(id);
  }

  clear(): void {
    for (const name of TABLE_NAMES) this.#tables[name].clear();
    this.checkoutPlans.clear();
  }

  /** Everything, for a file. */
  toJSON(): Record<string, unknown> {
    return {
      ...Object.fromEntries(TABLE_NAMES.map((name) => [name, this.all(name)])),
      checkoutPlans: [...this.checkoutPlans],
    };
  }

  /** Takes what `toJSON` gave; what is not there stays empty. */
  load(saved: Record<string, unknown>): void {
    for (const name of TABLE_NAMES) {
      const rows = saved[name];
      if (Array.isArray(rows)) for (const row of rows as Tables[typeof name][]) this.put(name, row);
    }
    const plans = saved['checkoutPlans'];
    if (!Array.isArray(plans)) return;
    for (const [id, plan] of plans as [string, CheckoutPlan][]) this.checkoutPlans.set(id, plan);
  }
}

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A new id such as 'sub_1Q…': letters and digits after the prefix. */
export function newId(prefix: string, length = 24): string {
  const letters = [...randomBytes(length)].map((byte) => ALPHABET[byte % ALPHABET.length]);
  return `${prefix}_${letters.join('')}`;
}
