import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A service that is accepting connections. */
export interface Listener {
  readonly host: string;
  readonly port: number;
  /** Stops accepting, drops open connections and resolves when the port is free again. */
  close(): Promise<void>;
}

/**
 * Serves HTTP on one port.
 *
 * @param port 0 picks a free one
 * @throws NodeJS.ErrnoException with code EADDRINUSE when the port is taken
 */
export async function listen(
  handler: RequestListener,
  { host, port }: { host: string; port: number },
): Promise<Listener> {
  const server = createServer(handler);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
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
      }),
  };
}
