import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { spawnServer } from '#support/server-process.ts';
import { startPictureCity } from './picture-city.ts';

export interface RestartFigures {
  restarts: number;
  /** Responses to clients that ignore /readyz, one connection per request. */
  answered: number;
  /** Connections that were refused because the port was closed. */
  refused: number;
  /** Connections reset at the moment when the port was closed. */
  resetAtClosing: number;
  /** Connections reset while the server still promised to accept connections. */
  resetBefore: number;
  /** Responses to clients that only send requests while /readyz is 200, and the number of their failed requests. */
  answeredPolite: number;
  failedPolite: number;
}

/**
 * The server accepts connections for two seconds after SIGTERM. After this many ms the port is certainly still open.
 */
const surelyTakenMs = 1_900;
const clients = 8;

/**
 * Restarts a server over a separate city.
 * @throws if a client that checks /readyz loses a connection, or any client loses one before the port closes
 */
export async function startRestarts(restarts: number): Promise<RestartFigures> {
  const folder = mkdtempSync(path.join(tmpdir(), 'restarts-'));
  const city = await startPictureCity(folder);
  try {
    const figures = await restartUnderLoad(city.environment, restarts);
    if (figures.failedPolite > 0 || figures.resetBefore > 0 || figures.answeredPolite === 0) {
      throw new Error(`Connections were lost: ${JSON.stringify(figures)}`);
    }
    return figures;
  } finally {
    await city.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Restarts the server repeatedly under clients that open a new connection for each request: some send requests as fast
 * as possible, others check /readyz like a load balancer.
 */
export async function restartUnderLoad(
  variables: Readonly<Record<string, string>>,
  restarts: number,
): Promise<RestartFigures> {
  const port = await freePort();
  const environment = { ...variables, PORT: String(port) };
  const url = `http://127.0.0.1:${port}`;
  const figures: RestartFigures = {
    ...{ restarts, answered: 0, refused: 0, resetAtClosing: 0, resetBefore: 0 },
    ...{ answeredPolite: 0, failedPolite: 0 },
  };
  let isOver = false;
  let toldAt = Infinity;
  let isReady = false;

  const rude = async (): Promise<void> => {
    while (!isOver) {
      const outcome = await ask(`${url}/api/places/index`);
      if (typeof outcome === 'number') figures.answered += 1;
      else if (outcome === 'ECONNREFUSED') figures.refused += 1;
      else if (performance.now() - toldAt > surelyTakenMs) figures.resetAtClosing += 1;
      else figures.resetBefore += 1;
      await pause(2);
    }
  };
  const polite = async (): Promise<void> => {
    while (!isOver) {
      if (isReady) {
        const outcome = await ask(`${url}/api/places/index`);
        if (typeof outcome === 'number') figures.answeredPolite += 1;
        else figures.failedPolite += 1;
      }
      await pause(5);
    }
  };
  const watchReadiness = async (): Promise<void> => {
    while (!isOver) {
      isReady = (await ask(`${url}/readyz`)) === 200;
      await pause(100);
    }
  };

  let server = spawnServer(environment);
  await server.listening;
  const everybody = [
    watchReadiness(),
    ...Array.from({ length: clients }, rude),
    ...Array.from({ length: clients }, polite),
  ];
  try {
    for (let restart = 0; restart < restarts; restart += 1) {
      // Some running time before each stop, also on a busy machine.
      for (let waited = 0; waited < 100 && !isReady; waited += 1) await pause(100);
      await pause(500);
      toldAt = performance.now();
      const code = await server.stop();
      if (code !== 0) throw new Error(`exited with ${code}:\n${server.output()}`);
      server = spawnServer(environment);
      await server.listening;
      toldAt = Infinity;
    }
  } finally {
    isOver = true;
    await Promise.all(everybody);
    await server.kill();
  }
  return figures;
}

async function freePort(): Promise<number> {
  const server = http.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Sends one request over a new connection. @returns its status, or the error code */
function ask(address: string): Promise<number | string> {
  return new Promise((resolve) => {
    const request = http.get(address, { agent: false }, (answer) => {
      answer.resume();
      answer.on('end', () => {
        resolve(answer.statusCode ?? 0);
      });
      answer.on('error', () => {
        resolve('cut off in the answer');
      });
    });
    request.on('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code ?? error.message);
    });
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
