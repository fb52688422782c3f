import type { StartStopwatch, Stopwatch } from '../stopwatch.ts';

/** A service that the server requires. */
export interface Dependency {
  /** Plain-language name, as shown by /readyz. */
  name: string;
  /**
   * Resolves when the service answers, rejects otherwise. Must have a time limit. 'above-limit' means that the server
   * works without this service, because its data is too large for any server.
   */
  ping(): Promise<'above-limit' | void>;
}

/** Names of the dependencies that do not work; both lists are empty when all do. */
export interface Readiness {
  failing: string[];
  aboveLimit: string[];
}

export interface ReadinessCheck {
  /** Returns the names of the dependencies that do not answer or whose data is too large. */
  checkDependencies(): Promise<Readiness>;
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
  let cachedCheck: { age: Stopwatch; answer: Promise<Readiness> } | null = null;
  return {
    checkDependencies() {
      if (!cachedCheck || cachedCheck.age() >= cacheMs) {
        cachedCheck = { age: startStopwatch(), answer: pingAll(dependencies) };
      }
      return cachedCheck.answer;
    },
    close() {
      isClosing = true;
    },
    isClosing: () => isClosing,
  };
}

async function pingAll(dependencies: readonly Dependency[]): Promise<Readiness> {
  const readiness: Readiness = { failing: [], aboveLimit: [] };
  const outcomes = await Promise.allSettled(dependencies.map((dependency) => dependency.ping()));
  for (const [position, { name }] of dependencies.entries()) {
    const outcome = outcomes[position];
    if (outcome?.status !== 'fulfilled') readiness.failing.push(name);
    else if (outcome.value === 'above-limit') readiness.aboveLimit.push(name);
  }
  return readiness;
}
