import { listen, warnProcess } from '../http-listener.ts';
import { createAccessBudget, loadFirestoreRules } from '../rules/ruleset.ts';
import { InvalidRulesTest, runRulesTest } from '../rules/test-api.ts';
import type { RulesLanguage } from './access.ts';
import { lockDataDirectory } from './data-lock.ts';
import { FirestoreEngine } from './engine.ts';
import { invalidArgument } from './errors.ts';
import { Journal, writeJournal } from './journal.ts';
import { firestoreHandler } from './rest/app.ts';
import { answerGrpc } from './streams/grpc.ts';
import { createNotices } from './streams/unserved.ts';
import { createWebChannels } from './streams/web-channel.ts';

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
  /**
   * Called with a sentence when an unfinished write was dropped at start, and once of each kind of request that is
   * refused or not served. Default: a process warning.
   */
  warn?: (message: string) => void;
}

export interface RunningFirestore {
  port: number;
  /** Closes every connection and writes what is left to write. */
  close(): Promise<void>;
  /** Replaces the rules of all projects. @throws RulesSyntaxError, leaving the old rules in force */
  setRules(source: string): void;
  /** Writes every document, without history, into a folder that `dataDir` may name later. */
  exportTo(directory: string): Promise<void>;
  /** The engine behind HTTP, for tests and benchmarks in this process. */
  engine: FirestoreEngine;
}

function localRules(coverage: boolean): RulesLanguage {
  return {
    load: (source) => loadFirestoreRules(source, { coverage }),
    createBudget: createAccessBudget,
    test: (body) => {
      try {
        return runRulesTest(body);
      } catch (error) {
        throw error instanceof InvalidRulesTest ? invalidArgument(error.message) : error;
      }
    },
  };
}

/**
 * Starts the local Firestore REST service.
 * @throws RulesSyntaxError for malformed rules, FirestoreError for a malformed index file, and the
 * system's own error (EADDRINUSE) when it cannot listen
 */
export async function startFirestore(options: FirestoreOptions): Promise<RunningFirestore> {
  const warn = options.warn ?? warnProcess;
  const data = options.dataDir === undefined ? null : openData(options.dataDir, warn);
  try {
    return await start(options, data);
  } catch (error) {
    data?.close();
    throw error;
  }
}

interface OpenData {
  journal: Journal;
  close(): void;
}

function openData(directory: string, warn: (message: string) => void): OpenData {
  const unlock = lockDataDirectory(directory);
  try {
    const journal = new Journal(directory, warn);
    const close = () => {
      journal.close();
      unlock();
    };
    return { journal, close };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function start(options: FirestoreOptions, data: OpenData | null): Promise<RunningFirestore> {
  const engine = new FirestoreEngine({
    rulesLanguage: localRules(options.coverage ?? false),
    rules: options.rules,
    indexes: options.indexes,
    journal: data?.journal,
    assertLists: options.assertLists,
  });
  const warn = options.warn ?? warnProcess;
  const note = createNotices(warn);
  const listener = await listen(firestoreHandler(engine, createWebChannels(note)), {
    host: options.host ?? '127.0.0.1',
    port: options.port,
    warn,
    onStream: (stream, headers) => {
      answerGrpc(stream, headers, note);
    },
  });
  return {
    port: listener.port,
    engine,
    setRules: (source) => engine.setRules(source),
    exportTo: (directory) => {
      writeJournal(directory, engine.snapshot());
      return Promise.resolve();
    },
    close: async () => {
      await listener.close();
      data?.close();
    },
  };
}
