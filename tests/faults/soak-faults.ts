import { setTimeout as pause } from 'node:timers/promises';
import { randomFor } from '#seed/random.ts';
import type { Random } from '#seed/random.ts';
import { faults, wrongAnswers } from '#support/faulty-proxy.ts';
import type { SoakCity } from './soak-city.ts';
import { mailFaults } from './soak-mail.ts';

/** Time after a fault during which the server may still refuse requests, in ms. */
const recoveryMs = 5_000;
const stripeFaults = ['error', 'rate_limit', 'timeout', 'reset', 'slow'] as const;
/** Requests that need Stripe. */
const stripePaths = /^\/api\/(?:create-checkout-session|checkout-session|billing|stripe)/;

/** This process notices that it gets no processor time by a timer that is so many ms late. */
const stallMs = 250;
const stallCheckMs = 100;

/** One fault of a service that the servers call, or a stall of the machine. */
export interface FaultSpan {
  service: 'Firestore' | 'Stripe' | 'mail' | 'machine';
  fault: string;
  from: number;
  to: number;
}

interface Duration {
  from: number;
  to: number;
}

/** Starts and ends random faults of Firestore, Stripe and the mail server until `ends` and adds them to `spans`. */
export async function injectFaults(
  { servers, mail, commandStripe }: SoakCity,
  { seed, ends, spans }: { seed: string; ends: number; spans: FaultSpan[] },
): Promise<void> {
  const untilEnd = (ms: number) => pause(Math.max(0, Math.min(ms, ends - performance.now())));

  async function repeat(
    service: FaultSpan['service'],
    [minPauseMs, maxPauseMs]: readonly [number, number],
    start: (random: Random) => Promise<string>,
    end: () => Promise<void>,
  ): Promise<void> {
    const random = randomFor(`${seed}/${service}`);
    for (;;) {
      await untilEnd(random.between(minPauseMs, maxPauseMs));
      if (performance.now() >= ends) return;
      const span: FaultSpan = { service, fault: '', from: performance.now(), to: Infinity };
      spans.push(span);
      span.fault = await start(random);
      await untilEnd(random.between(2_000, 12_000));
      await end();
      span.to = performance.now();
    }
  }

  /** Other programs can take so much processor time that requests time out. */
  async function watchMachine(): Promise<void> {
    while (performance.now() < ends) {
      const from = performance.now();
      await pause(stallCheckMs);
      const to = performance.now();
      if (to - from > stallMs) spans.push({ service: 'machine', fault: 'stall', from, to });
    }
  }

  await Promise.all([
    watchMachine(),
    repeat(
      'Firestore',
      [10_000, 30_000],
      (random) => {
        const fault = random.pick([...faults, ...wrongAnswers]);
        // Some faults are of the database, the others only of one server's connection.
        const affected = random.chance(0.5) ? servers : [random.pick(servers)];
        for (const { database } of affected) database.mode = fault;
        return Promise.resolve(fault);
      },
      () => {
        for (const { database } of servers) database.mode = 'through';
        return Promise.resolve();
      },
    ),
    repeat(
      'Stripe',
      [15_000, 45_000],
      async (random) => {
        const kind = random.pick(stripeFaults);
        const when = random.pick(['before', 'after']);
        await commandStripe('api-fault', { kind, when, times: 1_000_000, path: '/v1/' });
        return `${kind} ${when} the effect`;
      },
      () => commandStripe('calm'),
    ),
    repeat(
      'mail',
      [5_000, 30_000],
      async (random) => {
        const fault = random.pick(mailFaults);
        await mail.fail(fault, random.int(1, 6));
        return fault;
      },
      () => mail.fail(null, 0),
    ),
  ]);
}

/** True if a fault, a stall of the machine or the recovery from it can have changed the response of a request. */
export function isDisturbed(
  path: string,
  { from, to }: Duration,
  spans: readonly FaultSpan[],
): boolean {
  return spans.some(
    (span) =>
      span.service !== 'mail' &&
      (span.service !== 'Stripe' || stripePaths.test(path)) &&
      from < span.to + recoveryMs &&
      to > span.from,
  );
}

/** Describes the latest fault before a moment. */
export function lastFaultBefore(at: number, spans: readonly FaultSpan[]): string {
  const last = spans.findLast(({ from }) => from < at);
  return last
    ? `${Math.round(at - last.to)} ms after '${last.fault}' of ${last.service}`
    : 'before any fault';
}
