import http from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import type { Random } from '#seed/random.ts';
import { randomFor } from '#seed/random.ts';
import { buildVersionOf } from '../../scripts/build-version-plugin.ts';

/** Maximum number of simultaneous visitors. */
const walkers = 24;
/**
 * Response time in ms above which the number of simultaneous visitors decreases by one. Ten faster responses increase
 * it by one. On a busy machine the run thus takes longer, but servers do not time out waiting for the database or for
 * rendering a page (0021-rendered-pages.md).
 */
const slowMs = 300;
/** Number of errors after which the run stops. */
const mostErrors = 100;

/** A page of a place. */
export interface PlacePage {
  id: string;
  path: string;
}

export interface CrowdOptions {
  /** URL of the balancer. */
  url: string;
  /** Minimum number of visits. Visits continue until end() is called. */
  visits: number;
  seed: string;
  /** Pages, most visited first. A caller that removes a place removes its page from this list. */
  pages: PlacePage[];
  /** Files of each build, by the build version in its pages. */
  builds: ReadonlyMap<string, readonly string[]>;
  /** One of this many visits is a first visit, which also loads the files of the page. */
  firstOf: number;
  onVisit: (begun: number) => void;
}

export interface Crowd {
  /** Failed requests of visitors: errors, refused and broken connections. */
  errors: string[];
  /** Resolves when that many visits have started. */
  reached: (visits: number) => Promise<void>;
  /** Ends the visits after the minimum number is reached. */
  end: () => Promise<void>;
  figures: () => CrowdFigures;
}

export interface CrowdFigures {
  visits: number;
  requests: number;
  /** Number of pages loaded. */
  pages: number;
  /** Bytes of pages and responses, including headers, without build files. */
  bytes: number;
  /** Number of visits that loaded the files of the page, and the bytes of those files. */
  firstVisits: number;
  fileBytes: number;
  /** Number of pages of each build. */
  builds: Record<string, number>;
}

/** Starts simultaneous visitors. Each makes one visit after another. */
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
    // A keep-alive connection may close just as it is reused. Every browser then retries once.
    if (answer.isOutlived) answer = await send(`${url}${target}`, agent, asked);
    const isSlow = performance.now() - began > slowMs;
    allowed = isSlow ? Math.max(1, allowed - 1) : Math.min(walkers, allowed + 0.1);
    const isLost = answer.status === 0 || answer.status >= 400;
    // Failed requests that only count views are not visible to visitors.
    if (isLost && extra.method === undefined) errors.push(`GET ${target}: ${answer.status}`);
    return answer;
  };
  const read = async (target: string, visitor: string, extra: Asking = {}): Promise<Answer> => {
    const answer = await ask(target, visitor, extra);
    figures.bytes += answer.bytes;
    return answer;
  };
  /** Loads the files that a page references, and one more that a browser loads later. */
  const takeFiles = async (page: Answer, visitor: string, random: Random): Promise<void> => {
    const html = brotliDecompressSync(page.body).toString();
    const build = buildVersionOf(html);
    figures.builds[build] = (figures.builds[build] ?? 0) + 1;
    figures.firstVisits += 1;
    const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file);
    const all = builds.get(build);
    if (!all) throw new Error(`A page of an unknown build: ${build}`);
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
      // Every fifth visitor searches. Half of those have visited before and have a cached snapshot.
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
  // The error is reported to callers that wait for the end.
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

/** Picks a place with a Zipf distribution: the place at rank n has 1/n of the visits of the first one. */
function popular<T>(random: Random, all: readonly T[]): T {
  const rank = Math.floor(all.length ** random.between(0, 1)) - 1;
  const found = all[Math.min(rank, all.length - 1)];
  if (found === undefined) throw new Error('No place is left');
  return found;
}

interface Asking {
  method?: 'POST';
  etag?: string;
  /** True to keep the body of the response. */
  keep?: boolean;
}

export interface Answer {
  /** 0 if the connection was refused or broke off. */
  status: number;
  /** Bytes of headers and body. */
  bytes: number;
  etag: string;
  body: Buffer;
  /** True if a keep-alive connection was reused that closed before any response. */
  isOutlived: boolean;
}

/** Sends a request as a browser does. */
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
