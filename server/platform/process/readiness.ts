import type { StartStopwatch, Stopwatch } from '../stopwatch.ts';

/** Something the server cannot work without. */
export interface Dependency {
  /** In plain words, as shown by /readyz. */
  name: string;
  /** Resolves when it answers; rejects otherwise. Must give up by itself. */
  ping(): Promise<void>;
}

export interface ReadinessCheck {
  /** Names of the dependencies that do not answer; empty when all do. */
  failing(): Promise<string[]>;
  /** From now on isClosing() is true. */
  close(): void;
  /** Whether the server is about to leave: it answers, and wants no more traffic. */
  isClosing(): boolean;
}

/**
 * Asks every dependency, at most once per `holdMs` however often /readyz is called: the address is
 * open to anyone and each question costs a document read.
 */
export function createReadiness(
  dependencies: readonly Dependency[],
  startStopwatch: StartStopwatch,
  holdMs = 5_000,
): ReadinessCheck {
  let isClosing = false;
  let asked: { age: Stopwatch; answer: Promise<string[]> } | null = null;
  return {
    failing() {
      if (!asked || asked.age() >= holdMs) {
        asked = { age: startStopwatch(), answer: ask(dependencies) };
      }
      return asked.answer;
    },
    close() {
      isClosing = true;
    },
    isClosing: () => isClosing,
  };
}

async function ask(dependencies: readonly Dependency[]): Promise<string[]> {
  const outcomes = await Promise.allSettled(dependencies.map((dependency) => dependency.ping()));
  return dependencies.flatMap(({ name }, position) =>
    outcomes[position]?.status === 'fulfilled' ? [] : [name],
  );
}
