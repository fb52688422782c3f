import type { StartStopwatch, Stopwatch } from '../stopwatch.ts';

/** A service that the server requires. */
export interface Dependency {
  /** Plain-language name, as shown by /readyz. */
  name: string;
  /** Resolves when the service answers; rejects otherwise. Must have a time limit. */
  ping(): Promise<void>;
}

export interface ReadinessCheck {
  /** Returns the names of the dependencies that do not answer; empty when all do. */
  findFailingDependencies(): Promise<string[]>;
  /** Marks the server as closing. */
  close(): void;
  /** True if the server is shutting down: it still answers, but should get no more traffic. */
  isClosing(): boolean;
}

/**
 * Creates the readiness check. It queries every dependency at most once per `cacheMs` milliseconds, because /readyz is
 * public and each check costs a document read.
 */
export function createReadiness(
  dependencies: readonly Dependency[],
  startStopwatch: StartStopwatch,
  cacheMs = 5_000,
): ReadinessCheck {
  let isClosing = false;
  let cachedCheck: { age: Stopwatch; answer: Promise<string[]> } | null = null;
  return {
    findFailingDependencies() {
      if (!cachedCheck || cachedCheck.age() >= cacheMs) {
        cachedCheck = { age: startStopwatch(), answer: findFailingNames(dependencies) };
      }
      return cachedCheck.answer;
    },
    close() {
      isClosing = true;
    },
    isClosing: () => isClosing,
  };
}

async function findFailingNames(dependencies: readonly Dependency[]): Promise<string[]> {
  const outcomes = await Promise.allSettled(dependencies.map((dependency) => dependency.ping()));
  return dependencies.flatMap(({ name }, position) =>
    outcomes[position]?.status === 'fulfilled' ? [] : [name],
  );
}
