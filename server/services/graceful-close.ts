import type { Server } from 'node:http';

const idleSweepMs = 50;

/**
 * Stops listening, lets requests in progress finish, and cuts whatever is left after `drainMs`.
 * @returns whether everything finished by itself
 */
export async function closeGracefully(server: Server, drainMs: number): Promise<boolean> {
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
    const cut = setTimeout(() => {
      wasCut = true;
      server.closeAllConnections();
    }, drainMs);
  });
  return !wasCut;
}
