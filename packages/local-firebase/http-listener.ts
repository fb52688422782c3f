import { createServer } from 'node:http';
import type { RequestListener, Server as HttpServer } from 'node:http';
import { createServer as createHttp2Server } from 'node:http2';
import type {
  Http2Server,
  IncomingHttpHeaders,
  ServerHttp2Session,
  ServerHttp2Stream,
} from 'node:http2';
import type { AddressInfo, Socket } from 'node:net';
import { localOnly, refusalOf } from './local-only.ts';

/** A service that accepts connections. */
export interface Listener {
  readonly host: string;
  readonly port: number;
  /** Stops accepting connections, closes open ones and resolves when the port is free again. */
  close(): Promise<void>;
}

/** Answers one request over HTTP/2. */
export type StreamListener = (
  stream: ServerHttp2Stream,
  headers: IncomingHttpHeaders,
) => Promise<void>;

export interface ListenOptions {
  host: string;
  /** 0 picks a free port. */
  port: number;
  /** Called once for each kind of refused request. Default: a process warning. */
  warn?: (message: string) => void;
  /** Serves HTTP/2 without TLS on the same port. Without it, such connections are closed. */
  onStream?: StreamListener;
}

/** Longer than the keep-alive of common clients, so that they never write to a socket that was just closed. */
const KEEP_ALIVE_MS = 65_000;
/**
 * Time without any data after which a connection without a request, or an incomplete gRPC request, is ended. Equal to
 * Node's time limit for request headers.
 */
export const SILENCE_MS = 60_000;
/** Maximum number of simultaneous requests per HTTP/2 connection; clients queue the others. */
const MAX_STREAMS = 100;
/** Maximum megabytes that wait to be sent per HTTP/2 connection. Node's default would refuse one large request. */
const MAX_SESSION_MB = 1000;

/**
 * Serves HTTP on one port, only to programs and pages on this machine.
 * @throws NodeJS.ErrnoException with code EADDRINUSE when the port is taken
 */
export async function listen(
  handler: RequestListener,
  { host, port, warn = warnProcess, onStream }: ListenOptions,
): Promise<Listener> {
  const server = createServer(localOnly(handler, host, warn));
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  const dropOthers = onStream ? serveBoth(server, localStreams(onStream, host)) : undefined;
  await bind(server, host, port);
  return {
    host,
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise<void>((resolve, reject) => {
        server.close((error) => {
          if (error) reject(error);
          else resolve();
        });
        server.closeAllConnections();
        dropOthers?.();
      }),
  };
}

function bind(server: HttpServer, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** Prints a message in the terminal as a process warning. */
export function warnProcess(message: string): void {
  process.emitWarning(message);
}

function localStreams(onStream: StreamListener, host: string): Http2Server {
  const http2 = createHttp2Server({
    maxSessionMemory: MAX_SESSION_MB,
    settings: { maxConcurrentStreams: MAX_STREAMS },
  });
  http2.on('session', (session: ServerHttp2Session) => {
    // Ends a connection whose client never completes the handshake.
    session.setTimeout(SILENCE_MS, () => {
      session.destroy();
    });
    session.once('remoteSettings', () => session.setTimeout(0));
  });
  http2.on('stream', (stream, headers) => {
    // A disconnecting client is not an error.
    stream.on('error', () => stream.destroy());
    const { ':authority': authority, origin } = headers;
    if (refusalOf({ host: authority ?? headers.host, origin }, host) === null) {
      void onStream(stream, headers);
    } else {
      stream.respond({ ':status': 403 }, { endStream: true });
    }
  });
  return http2;
}

/** Start of an HTTP/2 connection with prior knowledge. No HTTP/1 method starts with it. */
const PREFACE = 'PRI';

/**
 * Passes each connection to the HTTP/1 or HTTP/2 server, based on its first bytes.
 * @returns a function that closes the HTTP/2 connections and those whose protocol is not known yet
 */
function serveBoth(http1: HttpServer, http2: Http2Server): () => void {
  const others = new Set<Socket>();
  const [accept] = http1.listeners('connection') as ((socket: Socket) => void)[];
  http1.removeAllListeners('connection');
  http1.on('connection', (socket: Socket) => {
    others.add(socket);
    socket.once('close', () => others.delete(socket));
    const drop = (): void => {
      socket.destroy();
    };
    let first: Buffer = Buffer.alloc(0);
    const detectProtocol = (): void => {
      const chunk = socket.read() as Buffer | null;
      if (chunk === null) return;
      first = Buffer.concat([first, chunk]);
      const start = first.toString('latin1', 0, PREFACE.length);
      if (start !== PREFACE && PREFACE.startsWith(start)) return;
      socket.off('readable', detectProtocol).off('error', drop).off('timeout', drop).setTimeout(0);
      // Not earlier, because returned bytes would cause this event again without end.
      socket.unshift(first);
      if (start === PREFACE) {
        http2.emit('connection', socket);
        return;
      }
      others.delete(socket);
      accept?.call(http1, socket);
    };
    socket
      .on('readable', detectProtocol)
      .on('error', drop)
      .setTimeout(SILENCE_MS)
      .on('timeout', drop);
  });
  return () => {
    for (const socket of others) socket.destroy();
  };
}
