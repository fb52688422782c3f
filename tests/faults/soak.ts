import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { randomFor } from '#seed/random.ts';
import { faults, wrongAnswers } from '#support/faulty-proxy.ts';
import type { Fault } from '#support/faulty-proxy.ts';
import { startFaultCity, startFaultedServer } from './fault-city.ts';
import type { FaultCity, FaultedServer } from './fault-city.ts';
import { checkUnharmed } from './fault-round.ts';
import { buildIn } from './next-version.ts';
import { aPicture } from './picture-requests.ts';
import { journeys } from './soak-journeys.ts';
import type { SoakAnswer, SoakContext, SoakLedger, SoakRequest } from './soak-journeys.ts';
import { expectWhole } from './whole-pictures.ts';

const requestsASecond = 20;
/** More than can wait simultaneously: twenty per second, each for ten seconds. */
const walkers = 240;
const people = 150;
const memoryEveryMs = 5_000;
/** Timeout of a response, in ms. */
const longestAnswerMs = 15_000;
/** Time after a fault during which the server may still refuse requests, in ms. */
const recoveryMs = 5_000;
/** Maximum ratio of the memory in the last third to that in the second third. */
const mostGrowth = 1.1;

export interface SoakFigures {
  minutes: number;
  requests: number;
  /** Count of each status; '0' is no response. */
  statuses: Record<string, number>;
  faults: number;
  /** Number of 5xx responses during or just after a fault. */
  explained: number;
  /** Resident memory of the server in MB: mean of each third, and the maximum. */
  memoryMb: { thirds: [number, number, number]; most: number };
  longestAnswerMs: number;
  kept: number;
  confirmed: number;
  checkouts: number;
}

interface Failure {
  what: string;
  from: number;
  to: number;
}

interface Span {
  fault: Fault;
  from: number;
  to: number;
}

const nobody: SoakAnswer = { status: 0, body: {}, bytes: Buffer.alloc(0) };

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Lets users of every kind use the built server for some minutes, with twenty requests per second and random Firestore
 * faults.
 * @throws for growing memory, a 5xx without a fault, and acknowledged data that is missing at the end
 */
export async function soak(
  minutes: number,
  seed: string,
  say: (line: string) => void,
): Promise<SoakFigures> {
  await buildIn();
  const city = await startFaultCity(people);
  const places = Array.from({ length: 40 }, (_, index) => `s${index}`);
  for (const id of places) {
    const fields = { title: `Bar ${id}`, isActive: true, createdBy: 'admin', rating: 4 };
    await city.firestore.doc(`places/${id}`).set(fields);
  }
  const server = await startFaultedServer(
    city,
    {
      ...{ NODE_ENV: 'production', STATIC_DIR: path.join(root, 'dist') },
      ...{ INDEX_REFRESH_AFTER: '20', INDEX_MAX_AGE: '30' },
    },
    [path.join(root, 'dist-server', 'main.js')],
  );
  try {
    return await soakServer({ city, server, places, minutes, seed, say });
  } finally {
    await server.close();
    await city.close();
  }
}

interface SoakOptions {
  city: FaultCity;
  server: FaultedServer;
  places: readonly string[];
  minutes: number;
  seed: string;
  say: (line: string) => void;
}

async function soakServer(options: SoakOptions): Promise<SoakFigures> {
  const { city, server, places, minutes, seed, say } = options;
  const ends = performance.now() + minutes * 60_000;
  const isOver = () => performance.now() >= ends;
  const ledger: SoakLedger = {
    ...{ kept: new Set(), removing: new Set(), confirmed: new Set(), checkouts: 0 },
  };
  const statuses: Record<string, number> = {};
  const failures: Failure[] = [];
  const spans: Span[] = [];
  const memory: number[] = [];
  let requests = 0;
  let longest = 0;
  const turn = turns(requestsASecond);

  const ask = async (address: string, request: SoakRequest = {}): Promise<SoakAnswer> => {
    await turn();
    // Journeys in progress stop when the time is over.
    if (isOver()) return nobody;
    requests += 1;
    const from = performance.now();
    const answer = await send(city, server.url, address, request);
    const to = performance.now();
    longest = Math.max(longest, to - from);
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    if (answer.status === 0 || answer.status >= 500) {
      const { method = 'GET' } = request;
      failures.push({ what: `${method} ${address}: ${answer.status}`, from, to });
    }
    return answer;
  };
  const picture = await aPicture();
  const walk = async (_: unknown, index: number): Promise<void> => {
    const random = randomFor(`${seed}/${index}`);
    const context: SoakContext = { city, random, people, places, picture, ledger, ask };
    while (!isOver()) await random.pick(journeys)(context);
  };
  const fail = async (): Promise<void> => {
    const random = randomFor(`${seed}/faults`);
    while (!isOver()) {
      await pause(Math.min(random.between(10_000, 30_000), ends - performance.now()));
      if (isOver()) break;
      const span: Span = {
        fault: random.pick([...faults, ...wrongAnswers]),
        ...{ from: performance.now(), to: Infinity },
      };
      spans.push(span);
      server.database.mode = span.fault;
      await pause(random.between(2_000, 12_000));
      server.database.mode = 'through';
      span.to = performance.now();
    }
  };
  const weigh = async (): Promise<void> => {
    while (!isOver()) {
      memory.push(await residentMb(server.process.pid));
      if (memory.length % 12 === 0) {
        say(`${requests} requests, ${spans.length} faults, ${Math.round(memory.at(-1) ?? 0)} MB`);
      }
      await pause(memoryEveryMs);
    }
  };
  await Promise.all([...Array.from({ length: walkers }).map(walk), fail(), weigh()]);

  const unexplained = failures.filter((failure) => !isExplained(failure, spans));
  const defects = unexplained.concat(failures.filter(({ what }) => what.endsWith(': 500')));
  const third = memory.length / 3;
  const mean = (at: number) => meanOf(memory.slice(third * at, third * (at + 1)));
  const figures: SoakFigures = {
    ...{ minutes, requests, statuses, faults: spans.length },
    explained: failures.length - unexplained.length,
    memoryMb: { thirds: [mean(0), mean(1), mean(2)], most: Math.round(Math.max(...memory)) },
    longestAnswerMs: Math.round(longest),
    ...{ kept: ledger.kept.size, confirmed: ledger.confirmed.size, checkouts: ledger.checkouts },
  };
  say(JSON.stringify(figures));
  await checkUnharmed(server);
  if (defects.length > 0) {
    const lines = defects
      .slice(0, 20)
      .map(({ what, from }) => `${what} after ${since(from, spans)}`);
    throw new Error(
      `${defects.length} answers that no fault explains:\n${lines.join('\n')}\n${server.process.output()}`,
    );
  }
  if (mean(2) > mean(1) * mostGrowth) throw new Error('The server keeps more and more memory');
  await pause(recoveryMs);
  await expectKept(server.url, ledger);
  await expectConfirmed(city, ledger);
  return figures;
}

async function send(
  city: FaultCity,
  url: string,
  address: string,
  { method = 'GET', as, json, form, headers }: SoakRequest,
): Promise<SoakAnswer> {
  const asking = async (): Promise<SoakAnswer> => {
    const answer = await fetch(url + address, {
      method,
      headers: {
        ...(as !== undefined && city.as(as)),
        ...(json && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: form ?? (json ? JSON.stringify(json) : null),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const isJson = answer.headers.get('content-type')?.includes('json') === true;
    const body = isJson ? (JSON.parse(bytes.toString()) as Record<string, unknown>) : {};
    return { status: answer.status, body, bytes };
  };
  // A response that breaks off counts as no response, and the journey continues.
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<SoakAnswer>((resolve) => {
    timer = setTimeout(resolve, longestAnswerMs, nobody);
  });
  return Promise.race([asking().catch(() => nobody), timeUp]).finally(() => {
    clearTimeout(timer);
  });
}

/** Returns a rate limiter: it lets so many calls per second pass, in order. */
function turns(aSecond: number): () => Promise<void> {
  let next = performance.now();
  return async () => {
    next = Math.max(next + 1_000 / aSecond, performance.now());
    await pause(next - performance.now());
  };
}

function isExplained({ from, to }: Failure, spans: readonly Span[]): boolean {
  return spans.some((span) => from < span.to + recoveryMs && to > span.from);
}

function since(at: number, spans: readonly Span[]): string {
  const last = spans.findLast(({ from }) => from < at);
  return last ? `${Math.round(at - last.to)} ms of ${last.fault}` : 'no fault';
}

/** Expects that every acknowledged image is complete, and none is missing without a request to remove it. */
async function expectKept(url: string, { kept, removing }: SoakLedger): Promise<void> {
  for (const name of kept) {
    if (removing.has(name)) continue;
    const answer = await fetch(`${url}/uploads/places/${name}`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (answer.status !== 200) throw new Error(`lost: ${name} (${answer.status})`);
    await expectWhole(path.basename(name), bytes);
  }
}

/** Expects that every confirmed redemption has its transaction, and every transaction its redemption. */
async function expectConfirmed(city: FaultCity, { confirmed }: SoakLedger): Promise<void> {
  const of = async (collection: string) =>
    new Map(
      (await city.firestore.collection(collection).get()).docs.map((one) => [one.id, one.data()]),
    );
  const [redemptions, transactions] = [await of('clubRedemptions'), await of('clubTransactions')];
  for (const id of confirmed) {
    if (redemptions.get(id)?.['status'] !== 'confirmed') throw new Error(`lost: redemption ${id}`);
  }
  for (const [id, { status }] of redemptions) {
    if ((status === 'confirmed') !== transactions.has(id))
      throw new Error(`torn: redemption ${id}`);
  }
}

async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1_000;
}

function meanOf(numbers: readonly number[]): number {
  return Math.round(numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length));
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
