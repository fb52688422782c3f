import type { SimulationFigures } from './several-servers.ts';

/** Prices in US dollars; docs/scale.md has the sources. None is of southamerica-east1. */
const prices = {
  readsOf100k: 0.06,
  freeReads: 50_000,
  writesOf100k: 0.18,
  freeWrites: 20_000,
  cpuSecond: 0.000018,
  egressGb: 0.12,
};
/** Share of visits with an empty browser cache. */
const firstPart = 0.5;
/** Bytes that a first visit loads besides pages, responses, scripts and styles: images and the font. */
const picturesBytes = 180_000;
/** Share of the daily visits in the busiest hour. */
const peakPart = 0.1;
/** Maximum load of one processor per server in that hour. The rest is a reserve for bursts. */
const busy = 0.5;
/** Processors of an instance that runs all day. */
const processors = 2;

/** Resources for a day with so many visits. */
export interface Day {
  visits: number;
  servers: number;
  reads: number;
  writes: number;
  egressGb: number;
  cpuSeconds: number;
  /** Costs in US dollars. */
  costs: { reads: number; writes: number; egress: number; cpu: number };
}

/**
 * Computes a day from the results of a simulation. Every page counts as rendered and every opened place as a write, so
 * that low traffic is not estimated with the cache hits of high traffic.
 */
export function dayOf(visits: number, figures: SimulationFigures): Day {
  const { visits: walked, page, readsOfADay } = figures;
  const of = (sum: number): number => (sum / walked.visits) * visits;
  const pages = of(walked.pages);
  const cpuSeconds = Math.max(of(walked.cpuSeconds), (pages * page.renderedMs) / 1_000);
  const atPeak = (cpuSeconds * peakPart) / 3_600;
  const servers = Math.max(1, Math.ceil(atPeak / busy));
  const reads = servers * readsOfADay + pages * page.readsOfRendered;
  const filesOfFirst = walked.fileBytes / Math.max(1, walked.firstVisits) + picturesBytes;
  const egressGb = (of(walked.bytes) + visits * firstPart * filesOfFirst) / 1e9;
  const writes = pages;
  return {
    ...{ visits, servers, reads, writes, egressGb, cpuSeconds },
    costs: {
      reads: (Math.max(0, reads - prices.freeReads) / 100_000) * prices.readsOf100k,
      writes: (Math.max(0, writes - prices.freeWrites) / 100_000) * prices.writesOf100k,
      egress: egressGb * prices.egressGb,
      cpu: servers * processors * 86_400 * prices.cpuSecond,
    },
  };
}

/** Returns the table of docs/scale.md. */
export function scaleTable(figures: SimulationFigures): string {
  const days = [1_000, 100_000, 1_000_000].map((visits) => dayOf(visits, figures));
  const row = (name: string, of: (day: Day) => string) =>
    `| ${[name, ...days.map(of)].join(' | ')} |`;
  const whole = (value: number) => Math.round(value).toLocaleString('en-US');
  const dollars = (value: number) => value.toFixed(2);
  return [
    row('visits a day', ({ visits }) => whole(visits)),
    `| --- |${days.map(() => ' --- |').join('')}`,
    row('document reads', ({ reads }) => whole(reads)),
    row('document writes', ({ writes }) => whole(writes)),
    row('egress, GB', ({ egressGb }) => egressGb.toFixed(1)),
    row('processor, seconds', ({ cpuSeconds }) => whole(cpuSeconds)),
    row('servers in the busiest hour', ({ servers }) => String(servers)),
    row('reads, USD a day', ({ costs }) => dollars(costs.reads)),
    row('writes, USD a day', ({ costs }) => dollars(costs.writes)),
    row('egress, USD a day', ({ costs }) => dollars(costs.egress)),
    row('processors, USD a day', ({ costs }) => dollars(costs.cpu)),
  ].join('\n');
}
