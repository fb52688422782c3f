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
  /** Answers a request itself and returns true, or returns false to pass it to the server. */
  instead: ((path: string, answer: http.ServerResponse) => boolean) | null;
  close: () => Promise<void>;
}

export async function startFront(target: string): Promise<SiteFront> {
  let freeAt = 0;
  const server = http.createServer((request, answer) => {
    const path = request.url ?? '';
    if (front.target === null) {
      request.socket.destroy();
      return;
    }
    if (front.instead?.(path, answer)) return;
    const { hostname, port } = new URL(front.target);
    const { method, headers } = request;
    const onward = http.request({ hostname, port, path, method, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      pass(reply).catch(() => answer.destroy());
    });
    const pass = async (reply: http.IncomingMessage) => {
      await front.held;
      await setTimeout(front.network?.latencyMs ?? 0);
      for await (const bytes of reply as AsyncIterable<Buffer>) {
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
    instead: null,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return front;
}
