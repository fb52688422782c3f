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

/** Longest that anybody waits for an answer, whatever is away. */
const longestAnswerMs = 10_000;
/** From the end of a fault until all places are found again. */
const longestRecoveryMs = 5_000;
/** The snapshot of these servers is too old by then. */
const faultMs = 6_000;

export interface MatrixFigures {
  kinds: number;
  answers: number;
  /** Of all kinds, milliseconds. */
  longestRecoveryMs: number;
}

/**
 * Every endpoint under every kind of fault of Firestore, in a process of its own.
 * @throws for an answer that is neither the usual one nor 503, none within ten seconds, places that are not found
 * within five seconds of the fault's end, a rejection that nobody waited for, a process that is gone
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
      // Somebody asks for the snapshot all the time, so that what goes on behind it is under way when the fault ends.
      while (performance.now() < began + faultMs) {
        await placesFound(server.url);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      await checkUnharmed(server);
      const recovery = await recovered(server);
      recoveries.push(recovery);
      onKind(`${fault}: places found again after ${Math.round(recovery)} ms`);
      if (recovery > longestRecoveryMs) throw new Error(`${fault}: too long`);
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
