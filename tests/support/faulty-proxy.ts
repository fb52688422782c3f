import { once } from 'node:events';
import http from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What a dependency that is away or ill does: refuses connections, resets them, never answers, answers drop by drop,
 * breaks off in the middle of its answer, answers what is no JSON, or JSON of another shape, or an error.
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
 * Answers of 200 that are not true: an empty one, one that found and counted nothing (documents asked for by name are
 * there), one of another transaction, of another document.
 */
export const wrongAnswers = ['empty', 'nothing', 'other transaction', 'other document'] as const;

export type Fault = (typeof faults)[number] | (typeof wrongAnswers)[number];

/** Stands between a server and what it depends on. */
export interface FaultyProxy {
  host: string;
  port: number;
  /** What happens to requests; 'through' passes them on. */
  mode: Fault | 'through';
  /** Which requests it happens to; all unless a test says otherwise. */
  isMeant: (path: string) => boolean;
  /** How many more requests it happens to, before they are passed on again; without end unless a test says so. */
  left: number;
  /** Requests that met a fault so far. */
  readonly met: number;
  close: () => Promise<void>;
}

const dripMs = 100;

/** Google's names of errors over HTTP (google.rpc.Code). */
const statusNames: Readonly<Record<string, string>> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
};

/** @param target 'host:port' of the service that answers while all is well */
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

  /** Asks the real service; `answer` gets what it says, and else the caller does, unchanged. */
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
      // Refused are new connections; those that stood before are gone as well.
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

/** The answer as it would be if it were about something else. */
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
