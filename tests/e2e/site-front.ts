import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** A proxy between a browser and the site with its own origin. Its server can be unavailable, slow or replaced. */
export interface SiteFront {
  url: string;
  /** Origin of the target server, or null if it is unavailable. */
  target: string | null;
  /** Latency of each response, and the bandwidth shared by all responses; null for no limit. */
  network: { latencyMs: number; bytesPerSecond: number } | null;
  /** All responses wait until this promise resolves. */
  held: Promise<void> | null;
  /** Code that runs in every page before the site's own; null for none. */
  firstScript: string | null;
  /** Answers a request itself and returns true, or returns false to pass it to the server. */
  instead: ((path: string, answer: http.ServerResponse) => boolean) | null;
  close: () => Promise<void>;
}

const firstScriptPath = '/first-script.js';

export async function startFront(target: string): Promise<SiteFront> {
  let freeAt = 0;
  const server = http.createServer((request, answer) => {
    const path = request.url ?? '';
    if (front.instead?.(path, answer)) return;
    if (front.target === null) {
      request.socket.destroy();
      return;
    }
    const { hostname, port } = new URL(front.target);
    const { method } = request;
    const { firstScript } = front;
    if (firstScript !== null && path === firstScriptPath) {
      answer.writeHead(200, { 'Content-Type': 'text/javascript' }).end(firstScript);
      return;
    }
    const headers = {
      ...request.headers,
      // A compressed page could not be changed.
      ...(firstScript !== null && { 'accept-encoding': 'identity' }),
    };
    const onward = http.request({ hostname, port, path, method, headers }, (reply) => {
      if (firstScript === null || !reply.headers['content-type']?.startsWith('text/html')) {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        pass(reply).catch(() => answer.destroy());
        return;
      }
      const { 'content-length': _length, ...others } = reply.headers;
      answer.writeHead(reply.statusCode ?? 502, others);
      pass(withFirstScript(reply)).catch(() => answer.destroy());
    });
    const pass = async (reply: AsyncIterable<Buffer>) => {
      await front.held;
      await setTimeout(front.network?.latencyMs ?? 0);
      for await (const bytes of reply) {
        const now = Date.now();
        freeAt =
          Math.max(now, freeAt) +
          (bytes.length * 1000) / (front.network?.bytesPerSecond ?? Infinity);
        if (freeAt > now) await setTimeout(freeAt - now);
        answer.write(bytes);
      }
      answer.end();
    };
    onward.on('error', () => request.socket.destroy());
    request.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const front: SiteFront = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    target,
    network: null,
    held: null,
    firstScript: null,
    instead: null,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return front;
}

/** Inserts the script at the start of the head of a page. */
async function* withFirstScript(page: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const parts: Buffer[] = [];
  for await (const bytes of page) parts.push(bytes);
  const html = Buffer.concat(parts).toString();
  yield Buffer.from(html.replace('<head>', `<head><script src="${firstScriptPath}"></script>`));
}
