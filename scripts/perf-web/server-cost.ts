import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { compare, median, perSecond, timed } from '@guia-da-ilha/local-firebase/perf/measure';
import type { Row } from '@guia-da-ilha/local-firebase/perf/measure';
import { startChild } from '../child.ts';
import { findFreePorts } from '../ports.ts';
import type { Demonstration } from './measured-site.ts';
import type { SavedPage } from './raw-pages-server.ts';

/** Minimum speed for a cached page, relative to a bare Node handler that sends the same bytes. */
const leastRatio = 0.5;
const connections = 16;
const requestsARound = 8_000;
/** Number of uncached place pages that are timed. */
const coldPages = 60;
const asBrowsers = { Accept: 'text/html', 'Accept-Encoding': 'gzip, deflate, br' };

/**
 * Measures what rendered pages cost the server: cached pages compared with a bare Node handler, measured alternately,
 * and the time of a page that must be rendered first.
 * @throws Error if the server does not return a rendered page
 */
export async function measureServerCost(
  { origin, pages, dataDir }: Demonstration,
  rounds: number,
): Promise<Row[]> {
  const saved = new Map<string, SavedPage>();
  for (const { path: address } of pages) saved.set(address, await savePage(origin + address));
  const raw = await startRawServer(dataDir, saved);
  try {
    const cold = await coldTimes(origin);
    const rows: Row[] = [
      {
        name: `uncached page (${cold.length} places)`,
        measured: `${median(cold).toFixed(1)} ms, at most ${Math.max(...cold).toFixed(1)} ms`,
      },
    ];
    for (const { name, path: address } of pages) {
      const ask = (at: string) => () => askOften(at, address, requestsARound);
      const { first, second, ratio } = await compare(rounds, ask(origin), ask(raw.origin));
      rows.push({
        name: `${name}: cached page, compared with a bare handler`,
        measured: `${perSecond(requestsARound, first)} against ${perSecond(requestsARound, second)}`,
        figure: ratio,
        bound: { kind: 'at least', value: leastRatio },
      });
    }
    return rows;
  } finally {
    await raw.stop();
  }
}

/** Returns a page as the server sends it from its cache. The first of the two requests only fills the cache. */
async function savePage(url: string): Promise<SavedPage> {
  await askOnce(url);
  const { headers, body } = await askOnce(url);
  if (!('etag' in headers)) throw new Error(`${url} is not rendered`);
  const kept = Object.entries(headers).filter(
    ([name, value]) => typeof value === 'string' && !/^(?:date|connection|keep-alive)$/.test(name),
  );
  return {
    headers: Object.fromEntries(kept) as Record<string, string>,
    body: body.toString('base64'),
  };
}

function askOnce(url: string): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request(url, { headers: asBrowsers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        resolve({ headers: answer.headers, body: Buffer.concat(parts) });
      });
      answer.on('error', reject);
    })
      .on('error', reject)
      .end();
  });
}

/** Returns the response times in ms of the first requests for places in the sitemap, one after the other. */
async function coldTimes(origin: string): Promise<number[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>[^<]*?(\/places\/[^/<]+\/[^<]+)<\/loc>/g)];
  const times: number[] = [];
  for (const [, address = ''] of addresses.slice(0, coldPages)) {
    times.push(await timed(() => askOnce(origin + address)));
  }
  if (times.length === 0) throw new Error('The sitemap has no place');
  return times;
}

async function startRawServer(dataDir: string, saved: ReadonlyMap<string, SavedPage>) {
  const file = path.join(dataDir, 'raw-pages.json');
  await writeFile(file, JSON.stringify(Object.fromEntries(saved)));
  const { web: port } = await findFreePorts();
  const server = startChild({
    label: 'raw pages',
    args: [path.join('scripts', 'perf-web', 'raw-pages-server.ts')],
    env: { ...process.env, NODE_ENV: 'production', PAGES: file, PORT: String(port) },
    output: process.stderr,
  });
  await server.listening;
  return { origin: `http://localhost:${port}`, stop: () => server.stop() };
}

/**
 * Sends many requests over several connections. The client must cost less than the server, so it only counts the bytes
 * of each response.
 */
async function askOften(origin: string, address: string, times: number): Promise<void> {
  const { hostname, port } = new URL(origin);
  const headers = Object.entries(asBrowsers).map(([name, value]) => `${name}: ${value}\r\n`);
  const question = `GET ${address} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n${headers.join('')}\r\n`;
  const each = times / connections;
  await Promise.all(
    Array.from(
      { length: connections },
      () =>
        new Promise<void>((resolve, reject) => {
          const socket = connect(Number(port), hostname);
          // Remaining bytes of the current response; null before its headers arrive.
          let left: number | null = null;
          let answered = 0;
          socket.on('data', (part) => {
            left = (left ?? answerLength(part)) - part.length;
            if (left > 0) return;
            left = null;
            answered += 1;
            if (answered < each) {
              socket.write(question);
            } else {
              socket.destroy();
              resolve();
            }
          });
          socket.on('error', reject);
          socket.on('end', () => {
            reject(new Error(`${origin} closed a connection`));
          });
          socket.write(question);
        }),
    ),
  );
}

/** Returns the length of a response in bytes, headers included. The headers must be in one chunk. */
function answerLength(part: Buffer): number {
  const head = part.subarray(0, part.indexOf('\r\n\r\n')).toString('latin1');
  const body = /\r\ncontent-length: (\d+)/i.exec(head);
  if (!head.startsWith('HTTP/1.1 200') || !body) throw new Error(`unexpected response: ${head}`);
  return head.length + 4 + Number(body[1]);
}
