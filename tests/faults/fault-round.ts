import type { Fault } from '#support/faulty-proxy.ts';
import type { Errand } from './every-endpoint.ts';
import type { FaultedServer } from './fault-city.ts';

const places = ['p1', 'p2', 'p3', 'p4', 'p5'];

/** Returns the status of every request without faults. */
export async function healthyStatuses(
  server: FaultedServer,
  errands: readonly Errand[],
  round: number,
): Promise<ReadonlyMap<string, number>> {
  const statuses = new Map<string, number>();
  for (const { name, send } of errands) statuses.set(name, await send(server, round));
  return statuses;
}

/**
 * Sends every request under a fault and lists the violations: a response that is neither the usual one nor 503, or a
 * timeout.
 * @returns one line for each
 */
export async function answersUnder(
  fault: Fault,
  server: FaultedServer,
  errands: readonly Errand[],
  usual: ReadonlyMap<string, number>,
  round: number,
): Promise<string[]> {
  server.database.mode = fault;
  const answers = await Promise.all(
    errands.map(async ({ name, send }) => {
      try {
        const status = await send(server, round);
        // If the fault makes documents appear missing, a refusal is correct.
        const isRefusal = fault === 'nothing' && status >= 400 && status < 500;
        const isFair = status === 503 || status === usual.get(name) || isRefusal;
        return isFair ? [] : [`${name}: ${status}`];
      } catch (error) {
        return [`${name}: ${String(error)}`];
      }
    }),
  );
  return answers.flat();
}

/** Ends the fault. @returns milliseconds until all places are available again */
export async function recovered(server: FaultedServer): Promise<number> {
  server.database.mode = 'through';
  const began = performance.now();
  while (performance.now() - began < 30_000) {
    const found = await placesFound(server.url);
    if (String(found) === String(places)) return performance.now() - began;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Not all places are found again:\n${server.process.output()}`);
}

/** Returns the ids in the snapshot, or the status if there is none. */
export async function placesFound(url: string): Promise<string[] | number> {
  const answer = await fetch(`${url}/api/places/index`);
  const body = (await answer.json()) as { id?: string[] };
  return answer.status === 200 ? (body.id ?? []).sort() : answer.status;
}

/** Expects that the server is alive and had no unhandled rejection. */
export async function checkUnharmed({ url, process }: FaultedServer): Promise<void> {
  const answer = await fetch(`${url}/healthz`);
  const said = await answer.text();
  if (said !== '{"status":"ok","unhandledRejections":0}') {
    throw new Error(`${said}:\n${process.output()}`);
  }
}
