import type { Server } from 'node:http';
import { setImmediate, setTimeout } from 'node:timers/promises';

const idleSweepMs = 50;
/** Turns of the event loop that are waited for one in which nobody connects. */
const mostTurns = 200;

export interface CloseTimes {
  /** So long new connections are still taken and answered, milliseconds. */
  graceMs: number;
  /** So long requests in progress are waited for in all, grace included, milliseconds. */
  drainMs: number;
}

/**
 * Ends a server without tearing anything. While it still takes connections every answer says `Connection: close`, so
 * that callers that keep theirs leave by themselves and nobody is left in the queue of a port that closes. Then it
 * stops listening, lets requests in progress finish, and cuts whatever is left when the time is up.
 * @returns whether everything finished by itself
 */
export async function closeGracefully(
  server: Server,
  { graceMs, drainMs }: CloseTimes,
): Promise<boolean> {
  // From the next request on; Node says it in the answer and closes behind it.
  server.maxRequestsPerSocket = 1;
  await setTimeout(Math.min(graceMs, drainMs));
  await quietTurn(server);
  let wasCut = false;
  await new Promise<void>((resolve) => {
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(cut);
      resolve();
    });
    // A kept-alive connection becomes idle when its request ends; nothing else would close it soon.
    const sweep = setInterval(() => {
      server.closeIdleConnections();
    }, idleSweepMs);
    const cut = globalThis.setTimeout(
      () => {
        wasCut = true;
        server.closeAllConnections();
      },
      Math.max(0, drainMs - graceMs),
    );
  });
  return !wasCut;
}

/**
 * Waits for a turn of the event loop in which no connection waited to be taken: the system resets those that wait
 * when the port closes. Under a storm of them there is none, and some are reset all the same.
 */
async function quietTurn(server: Server): Promise<void> {
  let taken = 0;
  const note = () => {
    taken += 1;
  };
  server.on('connection', note);
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const before = taken;
    await setImmediate();
    if (taken === before) break;
  }
  server.off('connection', note);
}
