import { faults, wrongAnswers } from '#support/faulty-proxy.ts';
import { everyErrand } from './every-endpoint.ts';
import { startFaultCity, startFaultedServer } from './fault-city.ts';
import {
  answersUnder,
  checkUnharmed,
  healthyStatuses,
  placesFound,
  recovered,
} from './fault-round.ts';
import { aPicture } from './picture-requests.ts';

/** Maximum response time during any fault, in ms. */
const longestAnswerMs = 10_000;
/** Maximum time from the end of a fault until all places are available again, in ms. */
const longestRecoveryMs = 5_000;
/** Duration of a fault, in ms. The snapshot of these servers expires within it. */
const faultMs = 6_000;

export interface MatrixFigures {
  kinds: number;
  answers: number;
  /** The maximum over all kinds of faults, in ms. */
  longestRecoveryMs: number;
}

/**
 * Requests every endpoint under every kind of Firestore fault, with the server in a separate process.
 * @throws for a response that is neither the usual one nor 503, a response time above ten seconds, places that are not
 * available within five seconds after the fault, an unhandled rejection, or an ended process
 */
export async function tryEveryFault(onKind: (line: string) => void): Promise<MatrixFigures> {
  const kinds = [...faults, ...wrongAnswers];
  const city = await startFaultCity(kinds.length * 2 + 1);
  const server = await startFaultedServer(city);
  try {
    const errands = everyErrand(city, await aPicture(), longestAnswerMs);
    await recovered(server);
    const usual = await healthyStatuses(server, errands, 0);
    const recoveries: number[] = [];
    for (const [index, fault] of kinds.entries()) {
      const began = performance.now();
      for (const pass of [1, 2]) {
        const odd = await answersUnder(fault, server, errands, usual, index * 2 + pass);
        if (odd.length > 0) throw new Error(`${fault}:\n${odd.join('\n')}`);
      }
      // Requests the snapshot continuously, so that a background read is in progress when the fault ends.
      while (performance.now() < began + faultMs) {
        await placesFound(server.url);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      await checkUnharmed(server);
      const recovery = await recovered(server);
      recoveries.push(recovery);
      onKind(`${fault}: places found again after ${Math.round(recovery)} ms`);
      if (recovery > longestRecoveryMs) throw new Error(`${fault}: recovery takes too long`);
    }
    return {
      kinds: kinds.length,
      answers: kinds.length * 2 * errands.length,
      longestRecoveryMs: Math.round(Math.max(...recoveries)),
    };
  } finally {
    await server.close();
    await city.close();
  }
}
