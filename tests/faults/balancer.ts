import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** Interval of readiness checks, in ms. */
const askEveryMs = 250;
/** Timeout of a readiness check, in ms. A server that exceeds it is busy and keeps its previous state. */
const answerMs = 5_000;
/** Maximum waiting time of a request while no server is ready, in ms. */
const patienceMs = 30_000;

/** A load balancer in front of several servers, as in production. */
export interface Balancer {
  url: string;
  /** Sets the servers. Each gets requests once it is ready. */
  use: (urls: readonly string[]) => void;
  /** Resolves when that many servers are ready. */
  ready: (count: number) => Promise<void>;
  /** Number of build files that no folder contained, so that a server was asked for them. */
  filesOfServers: () => number;
  close: () => Promise<void>;
}

/**
 * Starts a load balancer that behaves as docs/deploy.md requires. Build files come from a folder with the files of
 * every deployed version. All other requests go to the next server that is ready by /readyz. A server that refuses or
 * drops a connection before its response is excluded until it is ready again, and a GET without the start of a response
 * is sent to another server. A response that breaks off in the middle also breaks off for the visitor.
 * @param files folder with assets/
 */
export async function startBalancer(files: string): Promise<Balancer> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });
  let servers: string[] = [];
  let ready = new Set<string>();
  let turn = 0;
  let askedServers = 0;

  function next(tried: ReadonlySet<string>): string | null {
    const candidates = servers.filter((url) => ready.has(url) && !tried.has(url));
    turn += 1;
    return candidates[turn % Math.max(1, candidates.length)] ?? null;
  }

  async function someReady(): Promise<void> {
    const began = performance.now();
    while (ready.size === 0 && performance.now() - began < patienceMs) await pause(50);
  }

  function pass(req: IncomingMessage, res: ServerResponse, tried: Set<string>): void {
    const url = next(tried);
    if (url === null) {
      res.writeHead(502).end();
      return;
    }
    const { method = 'GET', headers } = req;
    const onward = http.request(`${url}${req.url ?? '/'}`, { method, headers, agent }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
      answer.on('error', () => res.destroy());
    });
    onward.on('error', () => {
      if (res.headersSent) {
        res.destroy();
        return;
      }
      // A keep-alive connection may close just as it is reused. This is no sign of a failed server.
      if (!onward.reusedSocket) ready.delete(url);
      tried.add(url);
      if (method !== 'GET') {
        res.writeHead(502).end();
        return;
      }
      if (servers.every((one) => !ready.has(one) || tried.has(one))) tried.clear();
      void someReady().then(() => {
        pass(req, res, tried);
      });
    });
    if (method === 'GET') onward.end();
    else req.pipe(onward);
  }

  const server = http.createServer((req, res) => {
    void (async () => {
      const { pathname } = new URL(req.url ?? '/', 'http://guia.example');
      if (req.method === 'GET' && pathname.startsWith('/assets/')) {
        const file = await fileOf(files, pathname);
        if (file !== null) {
          res.writeHead(200, file.headers).end(file.bytes);
          return;
        }
        askedServers += 1;
      }
      await someReady();
      pass(req, res, new Set());
    })();
  });
  // The client closes keep-alive connections.
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const look = async (): Promise<void> => {
    await Promise.all(
      servers.map(async (url) => {
        const isReady = await readiness(url);
        if (isReady === null || !servers.includes(url)) return;
        if (isReady) ready.add(url);
        else ready.delete(url);
      }),
    );
  };
  let looking: Promise<void> | null = null;
  const timer = setInterval(() => {
    looking ??= look().finally(() => {
      looking = null;
    });
  }, askEveryMs);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    use(urls) {
      servers = [...urls];
      ready = new Set([...ready].filter((url) => servers.includes(url)));
    },
    async ready(count) {
      while (ready.size < count) await pause(50);
    },
    filesOfServers: () => askedServers,
    async close() {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await looking;
    },
  };
}

/** Returns the smallest encoding of a build file, as the CDN stores it. */
async function fileOf(folder: string, pathname: string) {
  const file = path.join(folder, 'assets', path.basename(pathname));
  const type = file.endsWith('.css') ? 'text/css' : 'text/javascript';
  const small = await readFile(`${file}.br`).catch(() => null);
  if (small) {
    return { bytes: small, headers: { 'content-type': type, 'content-encoding': 'br' } };
  }
  const bytes = await readFile(file).catch(() => null);
  return bytes && { bytes, headers: { 'content-type': type } };
}

/** Checks /readyz. @returns null if the server is too busy to respond */
async function readiness(url: string): Promise<boolean | null> {
  try {
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(answerMs) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError' ? null : false;
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
