import http from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import type { Random } from '#seed/random.ts';
import { randomFor } from '#seed/random.ts';
import { buildVersionOf } from '../../scripts/build-version-plugin.ts';

/** Visitors who are on the site at the same moment, at most. */
const walkers = 24;
/**
 * On a machine that is busy with other things there are fewer, so that it takes longer and servers do not give up on a
 * database that has no processor, nor on a page (0021-rendered-pages.md): one less after an answer that took so long, one
 * more after ten that did not.
 */
const slowMs = 300;
/** More than so many errors say nothing new. */
const mostErrors = 100;

/** A page of a place. */
export interface PlacePage {
  id: string;
  path: string;
}

export interface CrowdOptions {
  /** Of the balancer. */
  url: string;
  /** So many visits at least: they go on until end() is called. */
  visits: number;
  seed: string;
  /** The most visited first. Who takes one out of it has removed the place. */
  pages: PlacePage[];
  /** Files of builds, by the name of the build that a page says it is of. */
  builds: ReadonlyMap<string, readonly string[]>;
  /** Of how many visits one is somebody's first, who needs the files of the page, too. */
  firstOf: number;
  onVisit: (begun: number) => void;
}

export interface Crowd {
  /** Requests of visitors that failed: an error, refused, cut off. */
  errors: string[];
  /** Resolves when so many visits have begun. */
  reached: (visits: number) => Promise<void>;
  /** Lets them finish once there were as many as wanted. */
  end: () => Promise<void>;
  figures: () => CrowdFigures;
}

export interface CrowdFigures {
  visits: number;
  requests: number;
  /** Pages that were read. */
  pages: number;
  /** Bytes of pages and answers, heads included, without files of builds. */
  bytes: number;
  /** Visits that needed the files of the page, and the bytes of those files. */
  firstVisits: number;
  fileBytes: number;
  /** Pages of each build. */
  builds: Record<string, number>;
}

/** Visitors one after the other, some at the same moment. */
export function startCrowd(options: CrowdOptions): Crowd {
  const { url, visits, seed, pages, builds, firstOf, onVisit } = options;
  const agent = new http.Agent({ keepAlive: true, maxSockets: walkers * 2 });
  const errors: string[] = [];
  const figures: CrowdFigures = {
    ...{ visits: 0, requests: 0, pages: 0, bytes: 0, firstVisits: 0, fileBytes: 0 },
    builds: {},
  };
  let isEnding = false;
  let allowed = walkers;
  const waiting: { visits: number; resolve: () => void }[] = [];

  const ask = async (target: string, visitor: string, extra: Asking = {}): Promise<Answer> => {
    figures.requests += 1;
    const began = performance.now();
    const asked = { visitor, ...extra };
    let answer = await send(`${url}${target}`, agent, asked);
    // A connection that was kept may end just as it is used again: every browser then asks once more.
    if (answer.isOutlived) answer = await send(`${url}${target}`, agent, asked);
    const isSlow = performance.now() - began > slowMs;
    allowed = isSlow ? Math.max(1, allowed - 1) : Math.min(walkers, allowed + 0.1);
    const isLost = answer.status === 0 || answer.status >= 400;
    // What is only counted is nothing that a visitor sees.
    if (isLost && extra.method === undefined) errors.push(`GET ${target}: ${answer.status}`);
    return answer;
  };
  const read = async (target: string, visitor: string, extra: Asking = {}): Promise<Answer> => {
    const answer = await ask(target, visitor, extra);
    figures.bytes += answer.bytes;
    return answer;
  };
  /** What a browser needs of a page, and one more file that it asks for later. */
  const takeFiles = async (page: Answer, visitor: string, random: Random): Promise<void> => {
    const html = brotliDecompressSync(page.body).toString();
    const build = buildVersionOf(html);
    figures.builds[build] = (figures.builds[build] ?? 0) + 1;
    figures.firstVisits += 1;
    const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file);
    const all = builds.get(build);
    if (!all) throw new Error(`A page of no build that is about: ${build}`);
    for (const file of new Set([...named, random.pick(all)])) {
      if (file === undefined) continue;
      figures.fileBytes += (await ask(file, visitor)).bytes;
    }
  };
  const walk = async (_: unknown, walker: number): Promise<void> => {
    const random = randomFor(`${seed}/${walker}`);
    let etag = '';
    while ((!isEnding || figures.visits < visits) && errors.length < mostErrors) {
      if (walker >= allowed) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        continue;
      }
      figures.visits += 1;
      onVisit(figures.visits);
      for (const one of waiting) if (figures.visits >= one.visits) one.resolve();
      const visitor = `10.${random.int(0, 255)}.${random.int(0, 255)}.${random.int(1, 254)}`;
      const isFirst = random.int(1, firstOf) === 1;
      const kind = random.between(0, 1);
      let page: Answer | null = null;
      const open = async (target: string) => {
        page = await read(target, visitor, isFirst ? { keep: true } : {});
        figures.pages += 1;
        if (page.status === 200 && isFirst) await takeFiles(page, visitor, random);
      };
      if (kind < 0.3) await open('/');
      if (kind >= 0.3 && kind < 0.4) await open('/categories');
      if (kind >= 0.2) {
        const place = popular(random, pages);
        await open(place.path);
        await ask(`/api/places/${place.id}/views`, visitor, { method: 'POST' });
      }
      // Every fifth looks for something; half of those were here before and hold the snapshot.
      if (kind > 0.8) {
        ({ etag } = await read('/api/places/index', visitor, kind > 0.9 ? { etag } : {}));
        if (kind <= 0.9) await read('/api/places/index/descriptions', visitor);
      }
    }
  };
  const over = Promise.all(Array.from({ length: walkers }).map(walk)).finally(() => {
    agent.destroy();
    for (const one of waiting) one.resolve();
  });
  // Whoever waits for the end hears of it.
  over.catch(() => undefined);
  return {
    errors,
    reached: (wanted) =>
      new Promise((resolve) => {
        waiting.push({ visits: wanted, resolve });
        if (figures.visits >= wanted) resolve();
      }),
    async end() {
      isEnding = true;
      await over;
    },
    figures: () => ({ ...figures, builds: { ...figures.builds } }),
  };
}

/** Few places have most of the visits: the one at rank n an n-th of the first one's. */
function popular<T>(random: Random, all: readonly T[]): T {
  const rank = Math.floor(all.length ** random.between(0, 1)) - 1;
  const found = all[Math.min(rank, all.length - 1)];
  if (found === undefined) throw new Error('No place is left');
  return found;
}

interface Asking {
  method?: 'POST';
  etag?: string;
  /** Whether its body is wanted. */
  keep?: boolean;
}

export interface Answer {
  /** 0 when it was refused or broke off. */
  status: number;
  /** Head and body. */
  bytes: number;
  etag: string;
  body: Buffer;
  /** A kept connection was used that ended before any answer. */
  isOutlived: boolean;
}

/** A request as a browser sends it. */
export function send(
  address: string,
  agent: http.Agent,
  { visitor, method, etag = '', keep = false }: Asking & { visitor: string },
): Promise<Answer> {
  return new Promise((resolve) => {
    const headers = {
      'accept-encoding': 'br, gzip',
      'x-forwarded-for': visitor,
      ...(etag !== '' && { 'if-none-match': etag }),
    };
    let isAnswered = false;
    const lost = () => {
      const isOutlived = request.reusedSocket && !isAnswered;
      resolve({ status: 0, bytes: 0, etag: '', body: Buffer.alloc(0), isOutlived });
    };
    const request = http.request(address, { method: method ?? 'GET', agent, headers }, (answer) => {
      isAnswered = true;
      let bytes = answer.rawHeaders.join(': ').length;
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (keep) chunks.push(chunk);
      });
      answer.on('end', () => {
        const { statusCode: status = 0, headers: told } = answer;
        const body = Buffer.concat(chunks);
        resolve({ status, bytes, etag: told.etag ?? '', body, isOutlived: false });
      });
      answer.on('error', lost);
    });
    request.on('error', lost);
    request.end();
  });
}
