import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** Stands between a browser and the site: an origin of its own, whose server can go away, be slow or be another one. */
export interface SiteFront {
  url: string;
  /** Origin of the server that answers, or null while there is none. */
  target: string | null;
  /** What each answer waits for, and how fast all of them come together; null for no limit. */
  network: { latencyMs: number; bytesPerSecond: number } | null;
  /** What every answer waits for. */
  held: Promise<void> | null;
  /** Answers a request itself, or leaves it to the server. */
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
