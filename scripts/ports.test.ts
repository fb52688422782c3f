import { createServer } from 'node:net';
import type { Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { CommandError } from './command-error.ts';
import { DEMO_WEB_PORT, findFreePorts, readPorts, requireFreePorts } from './ports.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
});

async function occupy(port: number, host: string): Promise<void> {
  const server = createServer();
  servers.push(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}

it('uses the documented ports if no variable is set', () => {
  expect(readPorts({})).toEqual({
    web: 5173,
    api: 3001,
    auth: 9099,
    firestore: 8080,
    storage: 9199,
    stripe: 12_111,
    mail: 1025,
    mailPage: 8025,
  });
  expect(readPorts({}, DEMO_WEB_PORT).web).toBe(4173);
});

it('reads each port from its variable', () => {
  const env = { WEB_PORT: '1', API_PORT: '2', AUTH_PORT: '3', FIRESTORE_PORT: ' 4 ' };
  expect(readPorts(env)).toEqual({
    web: 1,
    api: 2,
    auth: 3,
    firestore: 4,
    storage: 9199,
    stripe: 12_111,
    mail: 1025,
    mailPage: 8025,
  });
});

it.each(['http', '0', '-1', '65536', '80.5', '1e3'])('refuses %s as a port', (text) => {
  expect(() => readPorts({ API_PORT: text })).toThrow(
    `API_PORT=${text} is not a port: use a number from 1 to 65535.`,
  );
});

it('refuses the same port for two services', () => {
  expect(() => readPorts({ API_PORT: '5173' })).toThrow(
    'WEB_PORT and API_PORT use the same port, 5173: choose another for one of them.',
  );
});

it('finds different free ports', async () => {
  const ports = await findFreePorts();
  expect(new Set(Object.values(ports)).size).toBe(8);
  await expect(requireFreePorts(ports)).resolves.toBeUndefined();
});

it.each(['127.0.0.1', '0.0.0.0'])(
  'names a port that is in use on %s and its variable',
  async (host) => {
    const ports = await findFreePorts();
    await occupy(ports.firestore, host);
    const refusal = requireFreePorts(ports);
    await expect(refusal).rejects.toBeInstanceOf(CommandError);
    await expect(refusal).rejects.toThrow(
      `Port ${ports.firestore} (Firestore) is in use: close the program that uses it or set FIRESTORE_PORT to another port.`,
    );
  },
);

it('ignores a port that no service will use', async () => {
  const ports = await findFreePorts();
  await occupy(ports.storage, '127.0.0.1');
  await expect(requireFreePorts(ports, ['web', 'api'])).resolves.toBeUndefined();
});
