import { once } from 'node:events';
import http from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Faults of a dependency: it refuses or resets connections, never answers, answers byte by byte, breaks off a response,
 * or answers with invalid JSON, JSON of another shape or an error.
 */
export const faults = [
  'refuse',
  'reset',
  'hang',
  'drip',
  'cut',
  'garbage',
  'shape',
  '400',
  '401',
  '403',
  '429',
  '500',
  '503',
] as const;

/**
 * Wrong responses with status 200: empty, without results (documents requested by name are still found), with another
 * transaction, or with another document.
 */
export const wrongAnswers = ['empty', 'nothing', 'other transaction', 'other document'] as const;

export type Fault = (typeof faults)[number] | (typeof wrongAnswers)[number];

/** A proxy between a server and its dependency. */
export interface FaultyProxy {
  host: string;
  port: number;
  /** The fault applied to requests; 'through' passes them on. */
  mode: Fault | 'through';
  /** Returns true for requests that get the fault; all by default. */
  isMeant: (path: string) => boolean;
  /** Number of further requests that get the fault before requests are passed on; unlimited by default. */
  left: number;
  /** Number of requests that got a fault. */
  readonly met: number;
  close: () => Promise<void>;
}

const dripMs = 100;

/** Google's error names by HTTP status (google.rpc.Code). */
const statusNames: Readonly<Record<string, string>> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
};

/** @param target 'host:port' of the real service */
export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  const [hostname, targetPort] = target.split(':');
  const agent = new http.Agent({ keepAlive: true });
  const drips = new Set<NodeJS.Timeout>();
  let mode: Fault | 'through' = 'through';
  let met = 0;

  const server = http.createServer((req, res) => {
    const isHit = mode !== 'through' && proxy.left > 0 && proxy.isMeant(req.url ?? '');
    if (!isHit) {
      passOn(req, res);
      return;
    }
    met += 1;
    proxy.left -= 1;
    misbehave(req, res, mode);
  });

  /** Forwards a request to the real service. `answer` gets the response; by default it is passed on unchanged. */
  function passOn(
    req: IncomingMessage,
    res: ServerResponse,
    answer: (real: IncomingMessage) => void = (real) => {
      res.writeHead(real.statusCode ?? 502, real.headers);
      real.pipe(res);
    },
  ): void {
    const { method, url: path, headers } = req;
    const onward = http.request(
      { hostname, port: targetPort, method, path, headers, agent },
      answer,
    );
    onward.on('error', () => res.destroy());
    req.pipe(onward);
  }

  function misbehave(req: IncomingMessage, res: ServerResponse, fault: string): void {
    const status = statusNames[fault];
    if (status !== undefined) {
      req.resume();
      const error = { code: Number(fault), message: 'It does not work.', status };
      sendJson(res, Number(fault), { error });
    } else if (fault === 'reset' || fault === 'refuse') {
      // 'refuse' also closes connections that already exist.
      req.socket.resetAndDestroy();
    } else if (fault === 'garbage') {
      req.resume();
      res.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Oops</title>');
    } else if (fault === 'shape') {
      req.resume();
      sendJson(res, 200, [{ unheardOf: [1, { document: 7 }] }, 3, null]);
    } else if (fault !== 'hang') {
      passOn(req, res, (real) => {
        void whole(real).then((bytes) => {
          answerOddly(res, real, bytes, fault);
        });
      });
    }
  }

  function answerOddly(
    res: ServerResponse,
    real: IncomingMessage,
    bytes: Buffer,
    fault: string,
  ): void {
    const status = real.statusCode ?? 502;
    const head = { 'Content-Type': real.headers['content-type'] ?? 'application/json' };
    if (fault === 'cut') {
      res.writeHead(status, { ...head, 'Content-Length': bytes.length });
      res.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => res.destroy());
    } else if (fault === 'drip') {
      res.writeHead(status, { ...head, 'Content-Length': bytes.length });
      let sent = 0;
      const drip = setInterval(() => {
        res.write(bytes.subarray(sent, ++sent));
        if (sent < bytes.length && !res.destroyed) return;
        clearInterval(drip);
        drips.delete(drip);
        res.end();
      }, dripMs);
      drips.add(drip);
    } else {
      sendJson(res, status, untrue(JSON.parse(bytes.toString()), fault));
    }
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const proxy: FaultyProxy = {
    host: `127.0.0.1:${port}`,
    port,
    isMeant: () => true,
    left: Infinity,
    get mode() {
      return mode;
    },
    set mode(next) {
      if (next === 'refuse' && server.listening) {
        server.close();
        server.closeAllConnections();
      } else if (next !== 'refuse' && !server.listening) {
        server.listen(port, '127.0.0.1');
      }
      mode = next;
    },
    get met() {
      return met;
    },
    async close() {
      agent.destroy();
      for (const drip of drips) clearInterval(drip);
      server.closeAllConnections();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
  return proxy;
}

async function whole(real: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of real) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function sendJson(res: ServerResponse, status: number, body: unknown): void {
  res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

/** Returns the response as if it were about something else. */
function untrue(answer: unknown, fault: string): unknown {
  if (fault === 'empty') return Array.isArray(answer) ? [] : {};
  return JSON.parse(JSON.stringify(answer), (key, value: unknown) => {
    if (fault === 'nothing' && key === 'document') return undefined;
    if (fault === 'nothing' && key === 'integerValue') return '0';
    if (fault === 'other transaction' && key === 'transaction') return 'b3RoZXI=';
    if (fault === 'other document' && key === 'name') return `${String(value)}outro`;
    return value;
  });
}
