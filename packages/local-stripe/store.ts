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

/** Names of the objects in Stripe's error messages for missing objects. */
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

/** Maximum number of events; the oldest are removed. Stripe keeps events for 30 days. */
const MAX_EVENTS = 5_000;

/** All stored objects, in memory. */
export class Store {
  readonly #tables = Object.fromEntries(
    TABLE_NAMES.map((name) => [name, new Map<string, unknown>()]),
  ) as { [T in keyof Tables]: Map<string, Tables[T]> };
  /** The subscription that each checkout session creates, by session id. */
  readonly checkoutPlans = new Map<string, CheckoutPlan>();

  find<T extends keyof Tables>(table: T, id: string): Tables[T] | undefined {
    return this.#tables[table].get(id);
  }

  /**
   * Returns an object.
   * @param param name of the parameter that contained the id
   * @throws StripeApiError resource_missing
   */
  get<T extends keyof Tables>(table: T, id: string, param?: string): Tables[T] {
    const object = this.find(table, id);
    if (!object) throw noSuch(KINDS[table], id, param);
    return object;
  }

  /** Returns every object of a table, in order of creation. */
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

  /** Returns the whole state for a file. */
  toJSON(): Record<string, unknown> {
    return {
      ...Object.fromEntries(TABLE_NAMES.map((name) => [name, this.all(name)])),
      checkoutPlans: [...this.checkoutPlans],
    };
  }

  /** Loads the state that `toJSON` returned; missing tables stay empty. */
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

/** Returns a new id such as 'sub_1Q…': the prefix followed by letters and digits. */
export function newId(prefix: string, length = 24): string {
  const letters = [...randomBytes(length)].map((byte) => ALPHABET[byte % ALPHABET.length]);
  return `${prefix}_${letters.join('')}`;
}
