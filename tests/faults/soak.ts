import { setTimeout as pause } from 'node:timers/promises';
import { randomFor } from '#seed/random.ts';
import { minuteMs } from '#shared/time-units.ts';
import { checkUnharmed } from './fault-round.ts';
import { aPicture } from './picture-requests.ts';
import { checkSoak } from './soak-checks.ts';
import { startSoakCity } from './soak-city.ts';
import type { SoakCity } from './soak-city.ts';
import { injectFaults, isDisturbed, lastFaultBefore } from './soak-faults.ts';
import type { FaultSpan } from './soak-faults.ts';
import { journeys } from './soak-journeys.ts';
import type { SoakAnswer, SoakContext, SoakLedger, SoakRequest } from './soak-journeys.ts';
import { reportThirds, sampleServers } from './soak-measures.ts';

/** Users at the same moment, per request a second: more than can wait simultaneously, each for ten seconds. */
const usersPerRate = 12;
/** Timeout of a response, in ms. */
const longestAnswerMs = 15_000;
const progressMs = 60_000;
const eventsEveryMs = 1_000;
/** Maximum time to deliver the last events after the end, in ms. */
const maxLastEventsMs = 60_000;

const webhookPath = '/api/stripe/webhook';
const noAnswer: SoakAnswer = { status: 0, body: {}, bytes: Buffer.alloc(0) };

interface SoakOptions {
  servers: number;
  minutes: number;
  /** Requests per second. */
  rate: number;
  seed: string;
  /** Called with each line of the progress and the result. */
  report: (line: string) => void;
}

/** A request that was sent, with its response. */
interface SentRequest {
  kind: string;
  method: string;
  path: string;
  from: number;
  to: number;
  status: number;
  isExpected: boolean;
}

/**
 * Lets users of every kind use the built servers for some minutes, with Stripe events that arrive twice and in another order, and random faults of Firestore, Stripe and the mail server.
 * @returns a table of the figures
 * @throws for a response that no fault explains, acknowledged data that is missing at the end, a membership, payment or
 *   e-mail that differs from the expected one, and growing memory, handles or latency
 */
export async function soak(options: SoakOptions): Promise<string> {
  const city = await startSoakCity(options.servers);
  try {
    return await soakCity(city, options);
  } finally {
    await city.close();
  }
}

async function soakCity(
  city: SoakCity,
  { minutes, rate, seed, report }: Omit<SoakOptions, 'servers'>,
): Promise<string> {
  const { servers } = city;
  const began = performance.now();
  const ends = began + minutes * minuteMs;
  const isOver = () => performance.now() >= ends;
  const ledger: SoakLedger = {
    ...{ images: new Set(), confirmed: new Set() },
    ...{ reservations: new Map(), imports: new Map() },
  };
  const sent: SentRequest[] = [];
  const spans: FaultSpan[] = [];
  const waitForTurn = createRateLimiter(rate);

  /** Sends a request to the next server. */
  const request = async (kind: string, path: string, options: SoakRequest): Promise<SoakAnswer> => {
    const { method = 'GET', expected = [200] } = options;
    const server = servers[sent.length % servers.length];
    const from = performance.now();
    const entry: SentRequest = { kind, method, path, from, to: 0, status: 0, isExpected: false };
    sent.push(entry);
    const answer = await send(city, `${server?.url ?? ''}${path}`, options);
    const { status } = answer;
    Object.assign(entry, { to: performance.now(), status, isExpected: expected.includes(status) });
    return answer;
  };
  const picture = await aPicture();
  const weighted = Object.entries(journeys).flatMap(([kind, { weight, run }]) =>
    Array.from({ length: weight }, () => ({ kind, run })),
  );
  const walk = async (_: unknown, index: number): Promise<void> => {
    const random = randomFor(`${seed}/${index}`);
    while (!isOver()) {
      const { kind, run } = random.pick(weighted);
      const ask: SoakContext['ask'] = async (path, options = {}) => {
        await waitForTurn();
        // Journeys in progress stop when the time is over.
        return isOver() ? noAnswer : request(kind, path, options);
      };
      await run({ city, random, picture, ledger, ask });
    }
  };
  const events = createEventSender(city, seed, (event) => {
    const { body, headers } = city.sign(event);
    return request('Stripe events', webhookPath, { method: 'POST', body, headers });
  });
  const sendEvents = async () => {
    while (!isOver()) {
      await events.send();
      await pause(eventsEveryMs);
    }
  };
  const reportProgress = async () => {
    while (!isOver()) {
      await pause(Math.min(progressMs, ends - performance.now()));
      await city.mail.collect();
      report(`${sent.length} requests, ${city.mail.received.size} e-mails`);
    }
  };
  const [samples] = await Promise.all([
    sampleServers(servers, { began, ends }),
    injectFaults(city, { seed, ends, spans }),
    sendEvents(),
    reportProgress(),
    ...Array.from({ length: rate * usersPerRate }).map(walk),
  ]);

  const disturbed = new Set(sent.filter((one) => isDisturbed(one.path, one, spans)));
  const { table, growth } = reportThirds(
    samples,
    sent.filter((one) => !disturbed.has(one)),
    { began, ends },
  );
  report(`\n${table}\n`);
  report(
    `Requests by status: ${counts(sent.map(({ status }) => String(status || 'no response')))}.`,
  );
  report(`Faults: ${counts(spans.map(({ service }) => service))}.`);
  const problems: string[] = [];
  // A fault explains a refusal, but never a status of 500.
  const defects = sent.filter(
    (one) => one.status === 500 || (!one.isExpected && !disturbed.has(one)),
  );
  if (defects.length > 0) {
    const lines = defects.map(
      ({ method, path, status, from }) =>
        `${method} ${path}: ${status}, ${lastFaultBefore(from, spans)}`,
    );
    const logs = servers.map(({ process }) => importantLines(process.output())).join('\n');
    problems.push(
      `${defects.length} responses that no fault explains:\n${lines.slice(0, 20).join('\n')}\n${logs}`,
    );
  }
  if (growth.length > 0) problems.push(`Growth in the last third:\n${growth.join('\n')}`);
  try {
    for (const server of servers) await checkUnharmed(server);
    await events.sendAll();
    report(`Compared at the end: ${await checkSoak(city, ledger)}.`);
  } catch (error) {
    problems.push(String(error));
  }
  if (problems.length > 0) throw new Error(problems.join('\n\n'));
  return table;
}

/**
 * Creates the sender of the local Stripe's events. As with Stripe, events arrive in any order, sometimes twice, and
 * again until a server accepts them.
 */
function createEventSender(
  { stripe }: SoakCity,
  seed: string,
  deliver: (event: object) => Promise<SoakAnswer>,
) {
  const random = randomFor(`${seed}/events`);
  const seen = new Set<string>();
  let waiting: { id: string }[] = [];
  return {
    /** Sends the new events, the refused ones and some earlier ones. */
    async send(): Promise<void> {
      const all = stripe.engine.store.all('events');
      const fresh = all.filter(({ id }) => !seen.has(id));
      for (const { id } of fresh) seen.add(id);
      const repeated = all.filter(() => random.chance(1 / (all.length + 1)));
      const batch = random.shuffled([...waiting, ...fresh, ...repeated]);
      waiting = [];
      await Promise.all(
        batch.map(async (event) => {
          if ((await deliver(event)).status !== 200) waiting.push(event);
        }),
      );
    },
    /** Sends events until none is refused. */
    async sendAll(): Promise<void> {
      const limit = performance.now() + maxLastEventsMs;
      do {
        if (performance.now() > limit) throw new Error('Some Stripe events are never accepted');
        await this.send();
      } while (waiting.length > 0);
    },
  };
}

async function send(
  city: SoakCity,
  url: string,
  { method = 'GET', as, json, form, body, headers }: SoakRequest,
): Promise<SoakAnswer> {
  const receive = async (): Promise<SoakAnswer> => {
    const answer = await fetch(url, {
      method,
      headers: {
        ...(as !== undefined && city.as(as)),
        ...(json && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: form ?? body ?? (json ? JSON.stringify(json) : null),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const isJson = answer.headers.get('content-type')?.includes('json') === true;
    const parsed = isJson ? (JSON.parse(bytes.toString()) as Record<string, unknown>) : {};
    return { status: answer.status, body: parsed, bytes };
  };
  // A response that breaks off counts as no response, and the journey continues.
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<SoakAnswer>((resolve) => {
    timer = setTimeout(resolve, longestAnswerMs, noAnswer);
  });
  return Promise.race([receive().catch(() => noAnswer), timeout]).finally(() => {
    clearTimeout(timer);
  });
}

/** Returns a rate limiter: it lets so many calls per second pass, in order. */
function createRateLimiter(callsASecond: number): () => Promise<void> {
  let next = performance.now();
  return async () => {
    next = Math.max(next + 1_000 / callsASecond, performance.now());
    await pause(next - performance.now());
  };
}

/** Returns the log lines of the first requests with status 500, and the end of the log. */
function importantLines(log: string): string {
  const lines = log.split('\n');
  const failed = lines.filter((line) => line.includes('"status":500'));
  return [...failed.slice(0, 5), ...lines.slice(-5)].join('\n');
}

/** Returns how often each text occurs: '3 a, 1 b'. */
function counts(texts: readonly string[]): string {
  const found = new Map<string, number>();
  for (const text of texts) found.set(text, (found.get(text) ?? 0) + 1);
  return [...found].map(([text, count]) => `${count} ${text}`).join(', ');
}
