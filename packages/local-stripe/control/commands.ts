import { advance, secondsToPeriodEnd } from '../billing/advance.ts';
import type { RequestedPaymentResult } from '../billing/charge-invoice.ts';
import { closeDispute, openDispute } from '../billing/dispute.ts';
import type { DisputeEnd } from '../billing/dispute.ts';
import { DAY } from '../billing/intervals.ts';
import type { Engine } from '../engine.ts';
import { API_FAULTS } from '../faults.ts';
import type { ApiFaultKind, StripeFaults } from '../faults.ts';
import { addPrice } from '../resources/catalogue.ts';
import type { WebhookSender } from '../webhooks/delivery.ts';
import { optional, text, whole } from './command.ts';
import type { Command } from './command.ts';
import { importMember } from './import-member.ts';

export interface Controls {
  engine: Engine;
  faults: StripeFaults;
  webhooks: WebhookSender;
  /** Deletes all data except the initial prices. */
  reset: () => void;
}

const WISHES = [
  'card',
  'paid',
  'failed',
  'action_required',
] as const satisfies readonly RequestedPaymentResult[];
const DISPUTE_ENDS = ['won', 'lost'] as const satisfies readonly DisputeEnd[];
const SETTLE_STEP_MS = 20;

/** The control commands by name, for `POST /_local/{name}` and the page. */
export const COMMANDS: Readonly<
  Record<string, (controls: Controls, command: Command) => object | Promise<object>>
> = {
  /** {subscription, days} or {subscription, to: 'period_end'}, with `payment` for the outcome of payments. */
  advance: ({ engine }, command) => {
    const subscription = engine.store.get('subscriptions', text(command, 'subscription'));
    const seconds =
      command['to'] === 'period_end'
        ? secondsToPeriodEnd(engine, subscription)
        : whole(command, 'days', 0, 3_700) * DAY;
    const wish = WISHES.find((known) => known === command['payment']) ?? 'card';
    advance(engine, subscription.customer, seconds, wish);
    return subscription;
  },
  /** {charge}: opens a dispute. {charge, end: 'won' or 'lost'}: closes it. */
  dispute: ({ engine }, command) => {
    const charge = engine.store.get('charges', text(command, 'charge'));
    const open = engine.store
      .all('disputes')
      .find((one) => one.charge === charge.id && one.status === 'needs_response');
    const dispute = open ?? openDispute(engine, charge);
    const end = DISPUTE_ENDS.find((known) => known === command['end']);
    return end ? closeDispute(engine, dispute, end) : dispute;
  },
  /** {kind, times, path, when, slowMs}: activates a fault for the next API requests; without a kind turns it off. */
  'api-fault': ({ faults }, command) => {
    const kind = API_FAULTS.find((known: ApiFaultKind) => known === command['kind']);
    faults.api = kind
      ? {
          kind,
          times: whole(command, 'times', 1, 1_000_000),
          path: optional(command, 'path') ?? '/v1/',
          when: command['when'] === 'after' ? 'after' : 'before',
          slowMs: whole(command, 'slowMs', 1_000, 120_000),
        }
      : null;
    return { api: faults.api };
  },
  /** {delayMs, copies, shuffleMs, hold, drop}: sets how webhooks are sent. */
  'webhook-fault': ({ faults }, command) => {
    faults.webhooks = {
      delayMs: whole(command, 'delayMs', 0, 600_000),
      copies: whole(command, 'copies', 1, 20),
      shuffleMs: whole(command, 'shuffleMs', 0, 600_000),
      hold: command['hold'] === true || command['hold'] === 'true',
      drop: whole(command, 'drop', 0, 1_000_000),
    };
    return { webhooks: faults.webhooks };
  },
  /** Sends the events that are on hold. */
  release: ({ webhooks }) => {
    webhooks.release();
    return webhookState(webhooks);
  },
  /** {seconds}: resolves when no delivery is pending, at the latest after that time. Events on hold are not pending. */
  settle: async ({ webhooks }, command) => {
    const end = Date.now() + whole(command, 'seconds', 10, 60) * 1000;
    while (webhooks.pendingCount > 0 && Date.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, SETTLE_STEP_MS));
    }
    return webhookState(webhooks);
  },
  /** {event}: sends an event again. {type, object}: sends an event that did not happen. */
  event: ({ engine, webhooks }, command) => {
    const id = optional(command, 'event');
    if (id === undefined) {
      const object = command['object'];
      return engine.emit(text(command, 'type'), typeof object === 'object' && object ? object : {});
    }
    const event = engine.store.get('events', id);
    webhooks.resend(event);
    return event;
  },
  /** {id, name, unitAmount, currency, interval}: adds a price with a given id. */
  price: ({ engine }, command) =>
    addPrice(engine, {
      id: text(command, 'id'),
      name: text(command, 'name'),
      unitAmount: whole(command, 'unitAmount', 0, 99_999_999),
      currency: optional(command, 'currency') ?? 'brl',
      interval: command['interval'] === 'year' ? 'year' : 'month',
    }),
  /** Adds a customer with a subscription that started in the past: see import-member.ts. */
  member: ({ engine }, command) => importMember(engine, command),
  /** Turns off every fault and sends the events that are on hold. */
  calm: ({ faults, webhooks }) => {
    faults.reset();
    webhooks.release();
    return { api: faults.api, webhooks: faults.webhooks };
  },
  /** Deletes all data except the initial prices. Active faults remain. */
  reset: ({ reset }) => {
    reset();
    return {};
  },
};

export function webhookState(webhooks: WebhookSender) {
  return { pending: webhooks.pendingCount, held: webhooks.heldCount, log: webhooks.log };
}
