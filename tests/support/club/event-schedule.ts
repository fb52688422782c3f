import type { Stripe } from 'stripe';
import { isEntitled } from '#features/club/model/membership.ts';
import type { ClubStore } from '#server/features/payments/club-store.ts';
import { toMembershipState } from '#server/features/payments/membership-records.ts';
import { syncMembership } from '#server/features/payments/membership-sync.ts';
import { handleEvent } from '#server/features/payments/stripe/webhook.ts';
import type { WebhookDependencies } from '#server/features/payments/stripe/webhook.ts';
import { endDuplicate, finishWithdrawal } from '#server/features/payments/withdrawal.ts';
import type { Deed, SimulatedEvent, SimulatedStripe } from './simulated-stripe.ts';

/** One possible sequence of events. */
export interface Schedule {
  deeds: readonly Deed[];
  /** True if a second subscription is paid at the end. */
  paysTwice: boolean;
  /** Seed for all other choices: order, copies, pauses and crashes. */
  seed: number;
  /** Percentage of steps that crash. */
  crashes: number;
}

export interface Played {
  /** Number of delivered events, including copies and retries. */
  deliveries: number;
  crashes: number;
}

const payTwice = 'pay twice' as const;

/** Simulates a process crash: later steps do not run, and Stripe gets no response. */
class Crash extends Error {}

/**
 * Plays a schedule to its end: actions at Stripe, and between them events that are delivered once or several times, in
 * any order and in parallel. Each delivery may be interrupted before or after any step. Stripe resends all events that
 * were not answered. The servers share only the store.
 */
export async function playSchedule(
  { deeds, paysTwice, seed, crashes }: Schedule,
  stripe: SimulatedStripe,
  store: ClubStore,
  uid: string,
): Promise<Played> {
  const random = randomOf(seed);
  const pick = (count: number) => Math.floor(random() * count);
  const played: Played = { deliveries: 0, crashes: 0 };
  const waiting: { due: number; goOn: () => void }[] = [];
  let tick = 0;
  /**
   * Every await of the code under test passes through here and continues after a random delay: usually short, sometimes
   * only after many other steps.
   */
  const turn = () =>
    new Promise<void>((goOn) => waiting.push({ due: tick + pick(random() < 0.2 ? 100 : 4), goOn }));
  let mayCrash = true;

  async function step<T>(work: () => Promise<T>): Promise<T> {
    await turn();
    crashSometimes();
    const result = await work();
    crashSometimes();
    return result;
  }
  function crashSometimes(): void {
    if (!mayCrash || random() * 100 >= crashes) return;
    played.crashes += 1;
    throw new Crash();
  }

  const now = () => new Date(stripe.nowMs);
  const dependencies: WebhookDependencies = {
    store: {
      read: (id) => step(() => store.read(id)),
      commit: (id, change) => step(() => store.commit(id, change)),
      findOwner: (id) => step(() => store.findOwner(id)),
      isEventHandled: (id) => step(() => store.isEventHandled(id)),
      isInactive: (id) => store.isInactive(id),
      findWithdrawalDate: (email) => store.findWithdrawalDate(email),
      listPlansOfPrice: (id) => store.listPlansOfPrice(id),
      isClubEnabled: () => store.isClubEnabled(),
    },
    readBilling: () => step(() => Promise.resolve(stripe.snapshot())),
    customerOfSubscription: () => Promise.resolve(''),
    uidOfCustomer: () => Promise.resolve(uid),
    customerOfCharge: () => Promise.resolve('cus_1'),
    endDuplicate: (id, subscription) =>
      endDuplicate({ ...dependencies, stripe: apiOf(stripe, step) }, id, subscription),
    removeLostCredit: () => Promise.resolve(),
    updatePlansOfProduct: () => Promise.resolve(),
    // No lock, as if each event reached another server.
    lock: { run: (_key, work) => work() },
    now,
    logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
  };

  const toSend: SimulatedEvent[] = [];
  let told = 0;
  let running = 0;

  function send(event: SimulatedEvent): void {
    played.deliveries += 1;
    running += 1;
    const object = { id: event.id, customer: 'cus_1', charge: 'ch_1' };
    const message = { ...event, created: Math.floor(stripe.nowMs / 1_000), data: { object } };
    handleEvent(dependencies, message as unknown as Parameters<typeof handleEvent>[1])
      .catch(() => toSend.push(event))
      .finally(() => {
        running -= 1;
      });
  }
  /** Queues each new event one to three times; all queued events are delivered in random order. */
  function takeNews(): void {
    for (const event of stripe.events.slice(told)) {
      for (let copies = 1 + pick(3); copies > 0; copies -= 1) toSend.push(event);
    }
    told = stripe.events.length;
  }
  async function breathe(): Promise<void> {
    // If no step is queued, a database operation is running, which needs time instead of turns.
    const isIdle = waiting.length === 0 && toSend.length === 0;
    await new Promise((resolve) => (isIdle ? setTimeout(resolve, 1) : setImmediate(resolve)));
  }
  function goOn(): void {
    tick += 1;
    waiting.sort((a, b) => a.due - b.due);
    waiting.shift()?.goOn();
  }

  for (const deed of [...deeds, ...(paysTwice ? [payTwice] : [])]) {
    if (deed === payTwice) stripe.payTwice();
    else stripe.do(deed);
    takeNews();
    for (let moves = pick(12); moves > 0; moves -= 1) {
      if (toSend.length > 0 && random() < 0.5) {
        const [event] = toSend.splice(pick(toSend.length), 1);
        if (event) send(event);
      }
      goOn();
      await breathe();
    }
  }
  for (let moves = 0; running > 0 || toSend.length > 0; moves += 1) {
    if (moves > 200_000) throw new Error('The schedule does not end');
    // Server actions at Stripe also create events.
    takeNews();
    // Crashes end after 400 moves, because Stripe retries for three days.
    mayCrash = moves < 400;
    if (toSend.length > 0 && running < 6) {
      const [event] = toSend.splice(pick(toSend.length), 1);
      if (event) send(event);
    }
    goOn();
    await breathe();
  }

  // Runs the sweep, which handles changes that no event reports.
  const sweeping = {
    ...dependencies,
    stripe: apiOf(stripe, (work) => work()),
    store,
    readBilling: () => Promise.resolve(stripe.snapshot()),
  };
  const { member, customer } = await store.read(uid);
  if (member?.status === 'active' && member.entitledUntil && member.entitledUntil < now()) {
    await syncMembership(sweeping, uid);
  }
  if (customer.withdrawing !== '') await finishWithdrawal(sweeping, uid);
  return played;
}

/** Compares the stored data with the model. Returns a description of the first difference, or null. */
export async function differenceFromModel(
  stripe: SimulatedStripe,
  store: ClubStore,
  uid: string,
): Promise<string | null> {
  const { member, payments, customer } = await store.read(uid);
  if (customer.withdrawing !== '') return `${customer.withdrawing} is not given back`;
  const stored = {
    member: member && {
      status: member.status,
      planId: member.planId,
      problem: member.paymentProblem,
      ends: member.cancelAtPeriodEnd,
      number: Number(member.stripeSubscriptionId.replace('sub_', '')),
    },
    payments: Object.fromEntries(
      [...payments].map(([id, { amountCents, refundedCents }]) => [
        id,
        [amountCents, refundedCents],
      ]),
    ),
  };
  const expected = stripe.expected();
  const isTrueNow =
    member === null ||
    (member.status === 'active') === isEntitled(toMembershipState(member), new Date(stripe.nowMs));
  const seen = sorted(stored);
  const wanted = sorted(expected);
  if (seen === wanted && isTrueNow) return null;
  return `stored ${seen}\nexpected ${wanted}${isTrueNow ? '' : '\nnot entitled by time'}`;
}

/** The part of Stripe's API that the end of a second subscription needs. */
function apiOf(
  stripe: SimulatedStripe,
  step: (work: () => Promise<void>) => Promise<void>,
): Stripe {
  const later = (work: () => void) => step(() => Promise.resolve(work()));
  const api = {
    subscriptions: {
      cancel: (id: string) =>
        later(() => {
          stripe.cancel(id);
        }),
    },
    refunds: {
      create: ({ payment_intent: id }: { payment_intent: string }) =>
        later(() => {
          stripe.refund(id);
        }),
    },
  };
  return api as unknown as Stripe;
}

function sorted({ member, payments }: { member: object | null; payments: object }): string {
  const entries = Object.entries(payments).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify({ member, payments: entries });
}

/** mulberry32: random numbers from 0 to 1, reproducible by seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
