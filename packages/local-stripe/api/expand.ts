import { invalidRequest } from '../api-error.ts';
import type { Tables } from '../objects.ts';
import type { Store } from '../store.ts';
import type { ParamValue } from './form-body.ts';

/** Expandable fields, and the tables of the objects whose ids they contain. */
const EXPANDABLE: Readonly<Record<string, keyof Tables>> = {
  charge: 'charges',
  customer: 'customers',
  default_payment_method: 'paymentMethods',
  default_price: 'prices',
  invoice: 'invoices',
  latest_charge: 'charges',
  latest_invoice: 'invoices',
  payment_intent: 'paymentIntents',
  payment_method: 'paymentMethods',
  product: 'products',
  subscription: 'subscriptions',
};

const MAX_DEPTH = 4;

type Node = Record<string, unknown>;

/**
 * Returns a copy of an answer with ids replaced by their objects, as requested by `expand` ('latest_invoice.payments',
 * 'data.customer').
 * @throws StripeApiError if `expand` is not a list of texts, or has an unknown path or one of more than four levels
 * ('data' is not counted)
 */
export function expand(store: Store, answer: object, wanted: ParamValue | undefined): object {
  const copy = structuredClone(answer);
  if (wanted === undefined || wanted === '') return copy;
  if (!Array.isArray(wanted)) throw invalidRequest('Invalid array', { param: 'expand' });
  for (const path of wanted) {
    if (typeof path !== 'string') throw invalidRequest('Invalid string', { param: 'expand' });
    const steps = path.split('.');
    if (steps.filter((step) => step !== 'data').length > MAX_DEPTH) {
      throw invalidRequest(`You cannot expand more than ${MAX_DEPTH} levels of a property.`, {
        param: 'expand',
      });
    }
    walk(store, copy as Node, steps);
  }
  return copy;
}

function walk(store: Store, node: Node, [step, ...rest]: readonly string[]): void {
  if (step === undefined) return;
  const value = node[step] ?? included(store, node, step);
  const table = EXPANDABLE[step];
  if (typeof value === 'string' && table) {
    node[step] = structuredClone(store.find(table, value) ?? value);
  } else if (typeof value === 'object' && value !== null) {
    node[step] = value;
  } else if (value === undefined && !(step in node)) {
    throw invalidRequest(`This property cannot be expanded (${step}).`, { param: 'expand' });
  }
  for (const child of [node[step]].flat()) {
    if (typeof child === 'object' && child !== null) walk(store, child as Node, rest);
  }
}

/** Returns a list that an answer includes only if `expand` names it, or undefined for any other field. */
function included(store: Store, node: Node, step: string): unknown {
  const id = String(node['id']);
  switch (`${String(node['object'])}.${step}`) {
    case 'invoice.payments':
      return asList(
        store.all('invoicePayments').filter(({ invoice }) => invoice === id),
        '/v1/invoice_payments',
      );
    case 'charge.refunds':
      return asList(
        store.all('refunds').filter(({ charge }) => charge === id),
        `/v1/charges/${id}/refunds`,
      );
    case 'customer.subscriptions':
      return asList(
        store.all('subscriptions').filter(({ customer }) => customer === id),
        `/v1/customers/${id}/subscriptions`,
      );
    case 'checkout.session.line_items':
      return lineItems(store, id);
    default:
      return undefined;
  }
}

/** Returns the line items of a checkout session. */
export function lineItems(store: Store, sessionId: string) {
  const plan = store.checkoutPlans.get(sessionId);
  const price = plan && store.find('prices', plan.price);
  const items = price
    ? [
        {
          id: `li_${sessionId.slice(-24)}`,
          object: 'item',
          amount_discount: 0,
          amount_subtotal: price.unit_amount * plan.quantity,
          amount_tax: 0,
          amount_total: price.unit_amount * plan.quantity,
          currency: price.currency,
          description: store.find('products', price.product)?.name ?? price.id,
          metadata: {},
          price,
          quantity: plan.quantity,
        },
      ]
    : [];
  return asList(items, `/v1/checkout/sessions/${sessionId}/line_items`);
}

function asList(objects: readonly object[], url: string) {
  return { object: 'list', data: structuredClone(objects), has_more: false, url };
}
