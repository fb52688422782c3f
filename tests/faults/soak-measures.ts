import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { minuteMs } from '#shared/time-units.ts';
import { residentMb } from '#support/server-process.ts';
import type { FaultedServer } from './fault-city.ts';

/** Part of the soak before the figures count, and its maximum in ms: caches fill and code is compiled. */
const warmUpPart = 0.25;
const maxWarmUpMs = 10 * minuteMs;
/** Shorter soaks are not judged: the caches are still filling in their last third. */
const minJudgedMs = 10 * minuteMs;
/** Kinds with fewer requests in a third are not judged. */
const minJudgedRequests = 100;
const maxLatencyGrowth = 1.5;

/** Figures of one server at one moment. */
interface Sample {
  at: number;
  residentMb: number;
  heapMb: number;
  externalMb: number;
  openFiles: number;
  timers: number;
  eventLoopP99Ms: number;
  /** Duration of a fixed calculation in this process: the speed of the machine. */
  referenceMs: number;
}

type Measure = Exclude<keyof Sample, 'at'>;

/** Rows of the table. The last third may exceed the second by `growth` times and `slack`; without them it is free. */
const measures: readonly { key: Measure; label: string; growth?: number; slack?: number }[] = [
  { key: 'residentMb', label: 'resident memory, MB', growth: 1.1, slack: 5 },
  { key: 'heapMb', label: 'JavaScript heap after a collection, MB', growth: 1.1, slack: 3 },
  { key: 'externalMb', label: 'buffers after a collection, MB', growth: 1.1, slack: 5 },
  { key: 'openFiles', label: 'open files and sockets', growth: 1.1, slack: 5 },
  { key: 'timers', label: 'timers', growth: 1.1, slack: 10 },
  { key: 'eventLoopP99Ms', label: 'delay of the event loop, 99th percentile, ms' },
  { key: 'referenceMs', label: 'fixed calculation outside the server, ms' },
];

/** One request that no fault disturbed. */
export interface TimedRequest {
  kind: string;
  from: number;
  to: number;
}

/** Samples every server until `ends`. @returns the samples by server */
export async function sampleServers(
  servers: readonly FaultedServer[],
  { began, ends }: { began: number; ends: number },
): Promise<Sample[][]> {
  const everyMs = Math.min(20_000, Math.max(5_000, (ends - began) / 30));
  const samples: Sample[][] = servers.map(() => []);
  while (performance.now() < ends) {
    for (const [index, { process: server }] of servers.entries()) {
      const [resident, openFiles] = await Promise.all([
        residentMb(server.pid),
        readdir(`/proc/${server.pid}/fd`),
      ]);
      const inside = (await server.ask('figures')) as Pick<
        Sample,
        'heapMb' | 'externalMb' | 'timers' | 'eventLoopP99Ms'
      >;
      samples[index]?.push({
        ...{ ...inside, at: performance.now(), residentMb: resident },
        ...{ openFiles: openFiles.length, referenceMs: measureReference() },
      });
    }
    await pause(everyMs);
  }
  return samples;
}

/** Figures of the three thirds after the warm-up. */
export interface SoakReport {
  /** A Markdown table. */
  table: string;
  /** One sentence for each figure that grew. */
  growth: string[];
}

/** Compares the thirds of a soak. */
export function reportThirds(
  samples: readonly (readonly Sample[])[],
  requests: readonly TimedRequest[],
  { began, ends }: { began: number; ends: number },
): SoakReport {
  const warmUpMs = Math.min(maxWarmUpMs, (ends - began) * warmUpPart);
  const start = began + warmUpMs;
  const thirdOf = (at: number) =>
    at < start ? -1 : Math.min(2, Math.floor(((at - start) / (ends - start)) * 3));
  const thirds = [0, 1, 2];
  const isJudged = ends - began >= minJudgedMs;
  const rows: string[] = [];
  const growth: string[] = [];
  let machineGrowth = 1;

  for (const { key, label, growth: maxGrowth, slack = 0 } of measures) {
    const byServer = samples.map((ofServer) =>
      thirds.map((third) =>
        quantile(
          ofServer.filter(({ at }) => thirdOf(at) === third).map((sample) => sample[key]),
          0.5,
        ),
      ),
    );
    const largest = thirds.map((third) =>
      Math.max(...byServer.map((ofServer) => item(ofServer, third))),
    );
    rows.push(`| ${label} | ${largest.map(shortNumber).join(' | ')} |`);
    if (key === 'referenceMs') machineGrowth = Math.max(1, item(largest, 2) / item(largest, 1));
    for (const ofServer of byServer) {
      if (maxGrowth !== undefined && item(ofServer, 2) > item(ofServer, 1) * maxGrowth + slack)
        growth.push(`${label}: ${ofServer.map(shortNumber).join(', ')}`);
    }
  }
  for (const kind of [...new Set(requests.map((request) => request.kind))].sort()) {
    const latencies = thirds.map((third) =>
      requests
        .filter((request) => request.kind === kind && thirdOf(request.from) === third)
        .map(({ from, to }) => to - from),
    );
    const median = latencies.map((ofThird) => quantile(ofThird, 0.5));
    const high = latencies.map((ofThird) => quantile(ofThird, 0.95));
    const cells = thirds.map((third) =>
      latencies[third]?.length === 0
        ? '–'
        : `${shortNumber(item(median, third))} / ${shortNumber(item(high, third))}`,
    );
    rows.push(`| ${kind}: median / 95th percentile, ms | ${cells.join(' | ')} |`);
    const hasGrown = (figures: readonly number[], slackMs: number) =>
      item(figures, 2) > item(figures, 1) * maxLatencyGrowth * machineGrowth + slackMs;
    const isFrequent = latencies.slice(1).every(({ length }) => length >= minJudgedRequests);
    if (isFrequent && hasGrown(median, 10) && hasGrown(high, 50))
      growth.push(`${kind}, ms: ${cells.join(', ')}`);
  }
  const minutes = Math.round((ends - began) / minuteMs);
  const head = `${minutes} minutes, ${samples.length === 1 ? '1 server' : `${samples.length} servers`}`;
  return {
    table: [`| ${head} | first third | second | last |`, '| --- | --: | --: | --: |', ...rows].join(
      '\n',
    ),
    growth: isJudged ? growth : [],
  };
}

function measureReference(): number {
  const from = performance.now();
  createHash('sha256').update(Buffer.alloc(4_000_000)).digest();
  return performance.now() - from;
}

function quantile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

function item(figures: readonly number[], index: number): number {
  return figures[index] ?? 0;
}

function shortNumber(figure: number): string {
  return figure >= 10 ? String(Math.round(figure)) : figure.toFixed(1);
}
