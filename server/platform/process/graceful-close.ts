import type { Server } from 'node:http';
import { setImmediate, setTimeout } from 'node:timers/promises';

const idleSweepMs = 50;
/** Maximum number of event loop turns to wait for one without new connections. */
const maxTurns = 200;

export interface CloseTimes {
  /** Time for which new connections are still accepted and served, in milliseconds. */
  graceMs: number;
  /** Longest total wait for requests in progress, including the grace period, in milliseconds. */
  drainMs: number;
}

/**
 * Closes a server without breaking connections. During the grace period every response has `Connection: close`, so that
 * keep-alive clients disconnect and no connection is left in the queue of the closing port. Then the server stops
 * listening, lets requests in progress finish, and closes the remaining connections when the time is up.
 * @returns true if all requests finished in time
 */
export async function closeGracefully(
  server: Server,
  { graceMs, drainMs }: CloseTimes,
): Promise<boolean> {
  // Takes effect with the next request; Node sends the header and closes the connection after the response.
  server.maxRequestsPerSocket = 1;
  await setTimeout(Math.min(graceMs, drainMs));
  await waitForQuietTurn(server);
  let wereConnectionsCut = false;
  await new Promise<void>((resolve) => {
    server.close(() => {
      clearInterval(sweepTimer);
      clearTimeout(cutTimer);
      resolve();
    });
    // A keep-alive connection becomes idle after its request and would otherwise remain open.
    const sweepTimer = setInterval(() => {
      server.closeIdleConnections();
    }, idleSweepMs);
    const cutTimer = globalThis.setTimeout(
      () => {
        wereConnectionsCut = true;
        server.closeAllConnections();
      },
      Math.max(0, drainMs - graceMs),
    );
  });
  return !wereConnectionsCut;
}

/**
 * Resolves after an event loop turn without new connections, because the system resets queued connections when the port
 * closes. Under a constant stream of connections some may still be reset.
 */
async function waitForQuietTurn(server: Server): Promise<void> {
  let connectionCount = 0;
  const countConnection = () => {
    connectionCount += 1;
  };
  server.on('connection', countConnection);
  for (let turn = 0; turn < maxTurns; turn += 1) {
    const previousCount = connectionCount;
    await setImmediate();
    if (connectionCount === previousCount) break;
  }
  server.off('connection', countConnection);
}
