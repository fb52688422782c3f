import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** What happens to requests: passed on, cut off, taken and never answered, or answered with 500. */
export type ProxyMode = 'through' | 'down' | 'hanging' | 'failing';

/** Stands between a server and what it depends on. */
export interface FaultyProxy {
  host: string;
  port: number;
  mode: ProxyMode;
  close: () => Promise<void>;
}

/** @param target 'host:port' of the service that answers while all is well */
export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  const [hostname, port] = target.split(':');
  const agent = new http.Agent({ keepAlive: true });
  const server = http.createServer((req, res) => {
    if (proxy.mode === 'hanging') return;
    if (proxy.mode === 'down') {
      req.socket.destroy();
      return;
    }
    if (proxy.mode === 'failing') {
      req.resume();
      const error = { code: 500, message: 'Internal error encountered.', status: 'INTERNAL' };
      res.writeHead(500, { 'Content-Type': 'application/json' });
      res.end(JSON.stringify({ error }));
      return;
    }
    const { method, url: path, headers } = req;
    const onward = http.request({ hostname, port, method, path, headers, agent }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    onward.on('error', () => res.destroy());
    req.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = (server.address() as AddressInfo).port;
  const proxy: FaultyProxy = {
    host: `127.0.0.1:${own}`,
    port: own,
    mode: 'through',
    async close() {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return proxy;
}
