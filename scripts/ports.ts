import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { CommandError } from './command-error.ts';

const STACK_SERVICES = [
  'web',
  'api',
  'auth',
  'firestore',
  'storage',
  'stripe',
  'mail',
  'mailPage',
] as const;
export type StackService = (typeof STACK_SERVICES)[number];
export type StackPorts = Record<StackService, number>;

/** Variable, default port and label of each service. */
const PORT_VARIABLES: Record<StackService, { variable: string; port: number; label: string }> = {
  web: { variable: 'WEB_PORT', port: 5173, label: 'site' },
  api: { variable: 'API_PORT', port: 3001, label: 'API' },
  auth: { variable: 'AUTH_PORT', port: 9099, label: 'Firebase Auth' },
  firestore: { variable: 'FIRESTORE_PORT', port: 8080, label: 'Firestore' },
  storage: { variable: 'STORAGE_PORT', port: 9199, label: 'Cloud Storage' },
  stripe: { variable: 'STRIPE_PORT', port: 12_111, label: 'local Stripe' },
  mail: { variable: 'MAIL_PORT', port: 1025, label: 'local mail' },
  mailPage: { variable: 'MAIL_PAGE_PORT', port: 8025, label: 'local mail page' },
};

export const DEMO_WEB_PORT = 4173;

/**
 * Reads the ports from the environment.
 *
 * @param webPort default port if WEB_PORT is not set
 * @throws CommandError for a value that is not a port, and for a port used twice
 */
export function readPorts(env: NodeJS.ProcessEnv, webPort = PORT_VARIABLES.web.port): StackPorts {
  const ports = {} as StackPorts;
  const owners = new Map<number, string>();
  for (const service of STACK_SERVICES) {
    const { variable, port: standard } = PORT_VARIABLES[service];
    const text = env[variable]?.trim();
    const port = text ? parsePort(variable, text) : service === 'web' ? webPort : standard;
    const owner = owners.get(port);
    if (owner) {
      throw new CommandError(
        `${owner} and ${variable} use the same port, ${port}: choose another for one of them.`,
      );
    }
    owners.set(port, variable);
    ports[service] = port;
  }
  return ports;
}

function parsePort(variable: string, text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  if (port >= 1 && port <= 65_535) return port;
  throw new CommandError(`${variable}=${text} is not a port: use a number from 1 to 65535.`);
}

/**
 * Checks the ports of the services. It runs before any process is started, so that no process has to be stopped again.
 *
 * @throws CommandError naming the first port that is in use and the variable that selects another
 */
export async function requireFreePorts(
  ports: StackPorts,
  services: readonly StackService[] = STACK_SERVICES,
): Promise<void> {
  const taken = await Promise.all(services.map((service) => isTaken(ports[service])));
  const service = services.find((_, index) => taken[index]);
  if (service) throw portTaken(service, ports[service]);
}

/** Returns the error for a port that another program uses. */
function portTaken(service: StackService, port: number): CommandError {
  const { variable, label } = PORT_VARIABLES[service];
  return new CommandError(
    `Port ${port} (${label}) is in use: close the program that uses it or set ${variable} to another port.`,
  );
}

/**
 * Returns true if a program listens on the port on 127.0.0.1 or ::1, or blocks it without answering. Both addresses are
 * checked, because a browser that opens localhost may use either.
 */
async function isTaken(port: number): Promise<boolean> {
  if ((await answers('127.0.0.1', port)) || (await answers('::1', port))) return true;
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(true);
      else reject(new CommandError(`Port ${port} cannot be used (${error.code ?? '?'}).`));
    });
    server.listen(port, '127.0.0.1', () => {
      server.close(() => {
        resolve(false);
      });
    });
  });
}

function answers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const settle = (value: boolean): void => {
      socket.destroy();
      resolve(value);
    };
    socket.once('connect', () => {
      settle(true);
    });
    socket.once('error', () => {
      settle(false);
    });
    socket.setTimeout(500, () => {
      settle(false);
    });
  });
}

/** Returns different ports that are currently free. */
export async function findFreePorts(): Promise<StackPorts> {
  const servers = await Promise.all(
    STACK_SERVICES.map(
      () =>
        new Promise<ReturnType<typeof createServer>>((resolve, reject) => {
          const server = createServer();
          server.once('error', reject);
          server.listen(0, '127.0.0.1', () => {
            resolve(server);
          });
        }),
    ),
  );
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return Object.fromEntries(
    STACK_SERVICES.map((service, index) => [service, ports[index]]),
  ) as StackPorts;
}
