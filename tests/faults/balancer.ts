import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import http from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** Between two questions whether a server is ready. */
const askEveryMs = 250;
/** A server that takes longer to say so is busy, and stays what it was. */
const answerMs = 5_000;
/** So long a request waits while no server is ready. */
const patienceMs = 30_000;

/** Stands before several servers, as whoever directs traffic in production. */
export interface Balancer {
  url: string;
  /** Directs to these from now on; each once it says that it is ready. */
  use: (urls: readonly string[]) => void;
  /** Resolves when so many are ready. */
  ready: (count: number) => Promise<void>;
  /** Files of builds that no folder held, and that a server was asked for. */
  filesOfServers: () => number;
  close: () => Promise<void>;
}

/**
 * What docs/deploy.md asks of whoever directs traffic. The files of builds come from a folder that holds those of every
 * version that is about. Everything else goes to the next server that is ready by /readyz; one that refuses a
 * connection, or ends it before it answers, is left out until it is ready again, and a GET that it did not begin to
 * answer is given to another one. What breaks off in the middle breaks off for the visitor, too.
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
      // A kept connection may end just as it is used again: that says nothing of the server.
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
  // Whoever keeps a connection ends it.
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

/** A file of a build in its smallest form, as the edge keeps it. */
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

/** @returns null when it is too busy to say */
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
