import { listen, warnProcess } from '../http-listener.ts';
import { createAccessBudget, loadFirestoreRules } from '../rules/ruleset.ts';
import { runRulesTest } from '../rules/test-api.ts';
import type { RulesLanguage } from './access.ts';
import { lockDataDirectory } from './data-lock.ts';
import { FirestoreEngine } from './engine.ts';
import { Journal, writeJournal } from './journal.ts';
import { firestoreHandler } from './rest/app.ts';
import { createNotices } from './streams/unserved.ts';
import { createWebChannels } from './streams/web-channel.ts';

export interface FirestoreOptions {
  /** 0 picks a free port. */
  port: number;
  /** Default 127.0.0.1. */
  host?: string;
  /** Initial rules text for all projects. Without it only `Bearer owner` has access. */
  rules?: string;
  /** The parsed firestore.indexes.json; without it no query is refused for a missing index. */
  indexes?: unknown;
  /** Folder of the journal; without it data is in memory only. */
  dataDir?: string;
  /** If true, every listed document is checked against the rules again, and a refused one causes a 500. */
  assertLists?: boolean;
  /** If true, rule coverage is recorded for `:ruleCoverage`, which slows down every request. */
  coverage?: boolean;
  /**
   * Called when an incomplete write was dropped at start, and once for each kind of request that is refused or not
   * served. Default: a process warning.
   */
  warn?: (message: string) => void;
}

export interface RunningFirestore {
  port: number;
  /** Closes every connection and finishes pending writes to disk. */
  close(): Promise<void>;
  /** Replaces the rules of all projects. @throws RulesSyntaxError; the old rules then stay active */
  setRules(source: string): void;
  /** Writes every document, without history, into a folder that can later be used as `dataDir`. */
  exportTo(directory: string): Promise<void>;
  /** The engine without HTTP, for tests and benchmarks in this process. */
  engine: FirestoreEngine;
}

function localRules(coverage: boolean): RulesLanguage {
  return {
    load: (source) => loadFirestoreRules(source, { coverage }),
    createBudget: createAccessBudget,
    test: runRulesTest,
  };
}

/**
 * Starts the local Firestore, which answers REST and gRPC on the same port.
 * @throws RulesSyntaxError for malformed rules, FirestoreError for a malformed index file, Error when another process
 * uses the data folder, and the system's own error (EADDRINUSE) when it cannot listen
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
    onStream: async (stream, headers) => {
      // Loaded by the first call: protobufjs and the descriptors take about 100 ms.
      const { answerGrpc } = await import('./grpc/answer-grpc.ts');
      if (!stream.destroyed) answerGrpc(engine, stream, headers, note);
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
