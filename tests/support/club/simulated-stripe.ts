import type {
  BillingInvoice,
  BillingSnapshot,
  BillingSubscription,
} from '#server/features/payments/billing-snapshot.ts';
import { emptyBilling } from '#server/features/payments/billing-snapshot.ts';
import { dayMs } from '#shared/time-units.ts';

const monthMs = 30 * dayMs;
export const simulatedPrices = { mensal: 2_990, outro: 4_990 } as const;
export type SimulatedPlan = keyof typeof simulatedPrices;

/** Actions that can happen to a subscription. */
export const deeds = [
  'subscribe',
  'renew',
  'fail to renew',
  'pay the open invoice',
  'cancel at the end of the period',
  'resume',
  'cancel now',
  'change the plan',
  'refund',
  'refund a part',
  'dispute',
  'wait a day',
  'wait four days',
] as const;
export type Deed = (typeof deeds)[number];

export interface SimulatedEvent {
  id: string;
  type: string;
}

/** The expected final data, modelled independently of the Stripe state. */
export interface Expected {
  /** null before the first purchase. */
  member: { status: string; planId: string; problem: string; ends: boolean; number: number } | null;
  /** Cents paid and refunded, by invoice. */
  payments: Record<string, [paid: number, back: number]>;
}

/** One Stripe customer in memory, and a model of the club data that must result. */
export class SimulatedStripe {
  nowMs = Date.UTC(2026, 2, 1, 12);
  readonly events: SimulatedEvent[] = [];
  readonly #subscriptions: BillingSubscription[] = [];
  readonly #invoices: BillingInvoice[] = [];
  readonly #paid: Record<string, [number, number]> = {};
  /** State of the model. */
  #state: 'none' | 'good' | 'owing' | 'over' = 'none';
  #owingSince = 0;
  #plan: SimulatedPlan = 'mensal';
  #ends = false;
  #lost: '' | 'refunded' | 'disputed' = '';
  /** Number of subscriptions before the surplus one. */
  #number = 0;

  snapshot(): BillingSnapshot {
    return structuredClone({
      ...emptyBilling,
      customer: 'known' as const,
      email: 'ana@guia.test',
      subscriptions: this.#subscriptions,
      invoices: this.#invoices,
    });
  }

  expected(): Expected {
    const number = this.#number;
    if (this.#state === 'none') return { member: null, payments: {} };
    const isInGrace = this.nowMs < this.#owingSince + 3 * dayMs;
    const isActive =
      this.#lost === '' && (this.#state === 'good' || (this.#state === 'owing' && isInGrace));
    const words = { good: 'active', owing: 'past_due', over: 'canceled' } as const;
    const status =
      this.#state === 'over'
        ? 'canceled'
        : isActive
          ? 'active'
          : this.#lost
            ? 'unpaid'
            : words[this.#state];
    const problem = this.#lost || (this.#state === 'owing' ? 'failed' : '');
    return {
      member: { status, planId: this.#plan, problem, ends: this.#ends, number },
      payments: { ...this.#paid },
    };
  }

  /** Performs an action if it is possible in the current state, and emits its events. */
  do(deed: Deed): void {
    this.nowMs += 60_000;
    const live = this.#state === 'good' || this.#state === 'owing';
    const subscription = this.#subscriptions.at(-1);
    if (deed === 'wait a day') this.#wait(dayMs);
    else if (deed === 'wait four days') this.#wait(4 * dayMs);
    else if (deed === 'subscribe') {
      if (!live) this.#subscribe();
    } else if (!subscription) return;
    else if (deed === 'refund' || deed === 'refund a part') this.#giveBack(deed);
    else if (deed === 'dispute') this.#contest();
    else if (live) this.#change(deed, subscription);
  }

  /**
   * Pays for a second subscription while the first is active: the second must be cancelled and refunded. Must be called
   * last, because earlier actions on the first subscription decide which of the two is the second.
   */
  payTwice(): void {
    if (this.#state !== 'good') return;
    this.nowMs += 60_000;
    const [first] = this.#subscriptions.slice(-1);
    if (!first) return;
    const number = this.#subscriptions.length + 1;
    this.#subscriptions.push({
      ...first,
      id: `sub_${number}`,
      createdAt: new Date(this.nowMs),
      cancelAt: null,
    });
    const invoice = this.#newInvoice(`sub_${number}`);
    const cents = simulatedPrices[this.#plan];
    invoice.payments = [{ paymentIntentId: `pi_${number}`, cents, refundedCents: 0 }];
    Object.assign(invoice, { status: 'paid', paidCents: cents, paidAt: new Date(this.nowMs) });
    this.#paid[invoice.id] = [cents, cents];
    this.#tell('customer.subscription.created', 'invoice.paid', 'checkout.session.completed');
  }

  /** Cancels a subscription immediately, like Stripe's API. */
  cancel(id: string): void {
    const subscription = this.#subscriptions.find((one) => one.id === id);
    if (!subscription || subscription.status === 'canceled') return;
    subscription.status = 'canceled';
    subscription.endedAt = new Date(this.nowMs);
    this.#tell('customer.subscription.deleted');
  }

  /** Refunds a payment once, like Stripe's API with an idempotency key. */
  refund(paymentIntentId: string): void {
    const invoice = this.#invoices.find(({ payments }) =>
      payments.some((one) => one.paymentIntentId === paymentIntentId),
    );
    if (!invoice || invoice.refundedCents > 0) return;
    invoice.refundedCents = invoice.paidCents;
    invoice.payments = invoice.payments.map((one) => ({ ...one, refundedCents: one.cents }));
    this.#tell('charge.refunded');
  }

  #wait(ms: number): void {
    const [subscription] = this.#subscriptions.slice(-1);
    const live = this.#state === 'good' || this.#state === 'owing';
    // Stripe renews in time, so a wait never passes the end of a paid period.
    if (live && subscription && this.nowMs + ms >= subscription.currentPeriodEnd.getTime()) return;
    this.nowMs += ms;
  }

  #subscribe(): void {
    this.#plan = 'mensal';
    this.#state = 'good';
    this.#ends = false;
    this.#lost = '';
    const number = this.#subscriptions.length + 1;
    this.#number = number;
    this.#subscriptions.push({
      id: `sub_${number}`,
      status: 'active',
      priceId: 'mensal',
      interval: 'month',
      createdAt: new Date(this.nowMs),
      currentPeriodStart: new Date(this.nowMs),
      currentPeriodEnd: new Date(this.nowMs + monthMs),
      cancelAt: null,
      endedAt: null,
    });
    this.#invoice('paid');
    this.#tell(
      'customer.subscription.created',
      'invoice.paid',
      'customer.subscription.updated',
      'checkout.session.completed',
    );
  }

  #change(deed: Deed, subscription: BillingSubscription): void {
    switch (deed) {
      case 'renew':
      case 'fail to renew':
        this.#passPeriod(deed, subscription);
        return;
      case 'pay the open invoice': {
        const open = this.#invoices.find(({ status }) => status === 'open');
        if (this.#state !== 'owing' || !open) return;
        this.#pay(open);
        this.#state = 'good';
        subscription.status = 'active';
        this.#tell('customer.subscription.updated', 'invoice.paid');
        return;
      }
      case 'cancel at the end of the period':
        this.#ends = true;
        subscription.cancelAt = subscription.currentPeriodEnd;
        this.#tell('customer.subscription.updated');
        return;
      case 'resume':
        this.#ends = false;
        subscription.cancelAt = null;
        this.#tell('customer.subscription.updated');
        return;
      case 'cancel now':
        this.#end(subscription);
        return;
      case 'change the plan':
        this.#plan = this.#plan === 'mensal' ? 'outro' : 'mensal';
        subscription.priceId = this.#plan;
        this.#tell('customer.subscription.updated');
        return;
      default:
    }
  }

  #passPeriod(deed: 'renew' | 'fail to renew', subscription: BillingSubscription): void {
    this.nowMs = Math.max(this.nowMs, subscription.currentPeriodEnd.getTime());
    if (this.#ends || this.#state === 'owing') {
      this.#end(subscription);
      return;
    }
    subscription.currentPeriodStart = subscription.currentPeriodEnd;
    subscription.currentPeriodEnd = new Date(this.nowMs + monthMs);
    if (deed === 'renew') {
      this.#invoice('paid');
      this.#lost = '';
      this.#tell('customer.subscription.updated', 'invoice.paid');
    } else {
      this.#invoice('open');
      this.#state = 'owing';
      this.#owingSince = this.nowMs;
      subscription.status = 'past_due';
      this.#tell('customer.subscription.updated', 'invoice.payment_failed');
    }
  }

  #end(subscription: BillingSubscription): void {
    this.#state = 'over';
    this.#ends = false;
    subscription.status = 'canceled';
    subscription.endedAt = new Date(this.nowMs);
    for (const invoice of this.#invoices) if (invoice.status === 'open') invoice.status = 'void';
    this.#tell('customer.subscription.deleted');
  }

  #invoice(status: 'paid' | 'open'): void {
    const invoice = this.#newInvoice(`sub_${this.#subscriptions.length}`);
    if (status === 'paid') this.#pay(invoice);
  }

  #newInvoice(subscriptionId: string): BillingInvoice {
    const number = this.#invoices.length + 1;
    const invoice: BillingInvoice = {
      id: `in_${number}`,
      subscriptionId,
      status: 'open',
      paidCents: 0,
      paidAt: null,
      finalizedAt: new Date(this.nowMs),
      refundedCents: 0,
      chargedBackCents: 0,
      isDisputed: false,
      balanceChangeCents: 0,
      hostedUrl: `https://stripe.test/${number}`,
      payments: [],
    };
    this.#invoices.push(invoice);
    return invoice;
  }

  #pay(invoice: BillingInvoice): void {
    invoice.status = 'paid';
    invoice.paidCents = simulatedPrices[this.#plan];
    invoice.paidAt = new Date(this.nowMs);
    this.#paid[invoice.id] = [invoice.paidCents, 0];
    this.#lost = '';
  }

  #lastPaid(): BillingInvoice | undefined {
    return this.#invoices.filter(({ status }) => status === 'paid').at(-1);
  }

  #giveBack(deed: 'refund' | 'refund a part'): void {
    const invoice = this.#lastPaid();
    const paid = invoice && this.#paid[invoice.id];
    if (!paid || invoice.isDisputed) return;
    paid[1] = deed === 'refund' ? paid[0] : Math.max(paid[1], 100);
    invoice.refundedCents = paid[1];
    if (paid[0] === paid[1]) this.#lost = 'refunded';
    this.#tell('charge.refunded');
  }

  #contest(): void {
    const invoice = this.#lastPaid();
    if (!invoice) return;
    invoice.isDisputed = true;
    this.#lost = 'disputed';
    this.#tell('charge.dispute.created');
  }

  #tell(...types: readonly string[]): void {
    for (const type of types) this.events.push({ id: `evt_${this.events.length + 1}`, type });
  }
}
