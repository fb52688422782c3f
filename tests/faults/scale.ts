import type { SimulationFigures } from './several-servers.ts';

/** US dollars, as docs/scale.md says where they are from. None is of southamerica-east1. */
const prices = {
  readsOf100k: 0.06,
  freeReads: 50_000,
  writesOf100k: 0.18,
  freeWrites: 20_000,
  cpuSecond: 0.000018,
  egressGb: 0.12,
};
/** Of all visits those whose browser has nothing yet. */
const firstPart = 0.5;
/** What the browser of a first visit takes beside pages, answers, scripts and styles: pictures and the font, in bytes. */
const picturesBytes = 180_000;
/** Of the visits of a day in its busiest hour. */
const peakPart = 0.1;
/** Of one processor that a server may have to do in that hour: the rest is for what comes at once. */
const busy = 0.5;
/** Processors of an instance that is there all day. */
const processors = 2;

/** What a day of so many visits takes. */
export interface Day {
  visits: number;
  servers: number;
  reads: number;
  writes: number;
  egressGb: number;
  cpuSeconds: number;
  /** US dollars. */
  costs: { reads: number; writes: number; egress: number; cpu: number };
}

/**
 * From the figures of a simulation. Every page counts as one that is made anew and every opening of a place as a
 * document that is written, so that little traffic is not taken for what many visits at once share.
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

/** The table of docs/scale.md. */
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
