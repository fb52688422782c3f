import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServerConfig } from '#server/config.ts';
import { ConfigError } from '#server/config.ts';

/**
 * Starts listening.
 * @returns the port in use
 * @throws ConfigError with one sentence when the port is not available
 */
export async function listen(
  server: Server,
  { port, host, portVariable }: Pick<ServerConfig, 'port' | 'host' | 'portVariable'>,
): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(listenError(error, port, host, portVariable));
    });
    server.listen({ port, host }, resolve);
  });
  return (server.address() as AddressInfo).port;
}

function listenError(
  error: NodeJS.ErrnoException,
  port: number,
  host: string,
  variable: string,
): Error {
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use: close the program that uses it or set ${variable} to another port.`,
    EACCES: `No permission to use port ${port}: set ${variable} to another port.`,
    EADDRNOTAVAIL: `${host} is not an address of this machine: correct HOST.`,
  };
  const sentence = error.code ? sentences[error.code] : undefined;
  return sentence === undefined ? error : new ConfigError([sentence]);
}
