import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAccessBudget, loadFirestoreRules } from '../rules/ruleset.ts';
import type { RulesLanguage } from './access.ts';
import { FirestoreEngine } from './engine.ts';
import { FirestoreError } from './errors.ts';
import { Journal } from './journal.ts';
import { createFirestoreServer } from './rest/app.ts';

export interface FirestoreOptions {
  /** 0 takes a free one. */
  port: number;
  /** Default 127.0.0.1. */
  host?: string;
  /** Rules text for all projects until replaced. Without it only `Bearer owner` gets in. */
  rules?: string;
  /** The parsed firestore.indexes.json; without it no query is refused for want of an index. */
  indexes?: unknown;
  /** Where the journal lives; without it data lives in memory only. */
  dataDir?: string;
  /** Re-check every listed document against the rules and answer 500 when one is refused. */
  assertLists?: boolean;
  /** Record rule coverage for `:ruleCoverage`; costs time on every request. */
  coverage?: boolean;
  /** Told one sentence when an unfinished write was dropped at start. Default: a process warning. */
  warn?: (message: string) => void;
}

export interface RunningFirestore {
  port: number;
  /** Closes every connection and writes what is left to write. */
  close(): Promise<void>;
  /** Replaces the rules of all projects. @throws RulesSyntaxError, leaving the old rules in force */
  setRules(source: string): void;
  /** The engine behind HTTP, for tests and benchmarks in this process. */
  engine: FirestoreEngine;
}

function localRules(coverage: boolean): RulesLanguage {
  return {
    load: (source) => loadFirestoreRules(source, { coverage }),
    createBudget: createAccessBudget,
    test: () => {
      throw new FirestoreError('UNIMPLEMENTED', 'projects.test is not served yet.');
    },
  };
}

/**
 * Starts the local Firestore REST service.
 * @throws RulesSyntaxError for malformed rules, FirestoreError for a malformed index file, and the
 * system's own error (EADDRINUSE) when it cannot listen
 */
export async function startFirestore(options: FirestoreOptions): Promise<RunningFirestore> {
  const warn = options.warn ?? ((message: string) => process.emitWarning(message));
  const journal = options.dataDir === undefined ? undefined : new Journal(options.dataDir, warn);
  const engine = new FirestoreEngine({
    rulesLanguage: localRules(options.coverage ?? false),
    rules: options.rules,
    indexes: options.indexes,
    journal,
    assertLists: options.assertLists,
  });
  const server = createFirestoreServer(engine);
  server.listen(options.port, options.host ?? '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    journal?.close();
    throw error;
  }
  return {
    port: (server.address() as AddressInfo).port,
    engine,
    setRules: (source) => engine.setRules(source),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
      journal?.close();
    },
  };
}
