import type { FirestoreRuleset } from '../rules/contract.ts';
import type { AccessContext, RulesLanguage } from './access.ts';
import type { AuthenticatedCaller } from './auth-token.ts';
import type { Journal, JournalRecord } from './journal.ts';
import { DatabaseService } from './database-service.ts';
import type { DatabaseHost } from './database-service.ts';
import type { DatabaseId } from './path.ts';
import { indexCatalogFrom } from './indexes.ts';
import type { IndexCatalog } from './indexes.ts';
import { DocumentStore } from './store.ts';
import type { Change } from './store.ts';
import { CommitClock } from './timestamp.ts';
import type { Timestamp } from './timestamp.ts';
import { Usage } from './usage.ts';

interface EngineOptions {
  rulesLanguage: RulesLanguage;
  /** Rules text for every project; without it only the owner has access. */
  rules?: string;
  /** The parsed firestore.indexes.json; without it no query is refused for a missing index. */
  indexes?: unknown;
  /** Journal that commits are written to; without it data is in memory only. */
  journal?: Journal;
  /** If true, every listed document is checked against the rules again (development). */
  assertLists?: boolean;
}

const snapshotRecordSize = 200;

/** An active rules file: its text and the compiled rules. */
interface LoadedRules {
  source: string;
  ruleset: FirestoreRuleset;
}

/** Projects with their databases, rules and usage: the whole service without HTTP. */
export class FirestoreEngine implements DatabaseHost {
  readonly clock = new CommitClock();
  readonly assertLists: boolean;
  readonly rulesLanguage: RulesLanguage;
  readonly #journal: Journal | null;
  readonly #indexes: IndexCatalog | null;
  readonly #databases = new Map<string, DatabaseService>();
  readonly #usage = new Map<string, Usage>();
  readonly #rulesOf = new Map<string, LoadedRules>();
  #defaultRules: LoadedRules | null = null;

  /**
   * Creates the engine.
   * @throws an error of the rules language for malformed rules, FirestoreError for malformed indexes
   */
  constructor(options: EngineOptions) {
    this.rulesLanguage = options.rulesLanguage;
    this.assertLists = options.assertLists ?? false;
    this.#journal = options.journal ?? null;
    this.#indexes = options.indexes === undefined ? null : indexCatalogFrom(options.indexes);
    if (options.rules !== undefined) this.setRules(options.rules);
    if (this.#journal !== null) this.#recover(this.#journal);
  }

  #recover(journal: Journal): void {
    for (const { database, changes, time } of journal.takeRecovered()) {
      this.clock.advanceTo(time);
      this.database(database).store.restore(changes, time);
    }
    let documents = 0;
    for (const { store } of this.databases()) documents += store.size;
    if (journal.isWorthCompacting(documents)) journal.compact(this.snapshot());
  }

  /** Yields every document of every database as journal records of at most 200 documents each. */
  *snapshot(): Generator<JournalRecord, void, undefined> {
    for (const { store } of this.databases()) {
      let changes: Change[] = [];
      for (const document of store.all()) {
        changes.push({ path: document.path, after: document });
        if (changes.length < snapshotRecordSize) continue;
        yield { database: store.id, changes, time: store.lastChange };
        changes = [];
      }
      if (changes.length > 0) yield { database: store.id, changes, time: store.lastChange };
    }
  }

  /** Returns the database with that id, created on first use. Any project id is accepted. */
  database(id: DatabaseId): DatabaseService {
    const key = `${id.project}/${id.database}`;
    let service = this.#databases.get(key);
    if (service === undefined) {
      service = new DatabaseService(this, new DocumentStore(id), this.#indexes, this.#journal);
      this.#databases.set(key, service);
    }
    return service;
  }

  /** Returns the databases used so far. */
  databases(): Iterable<DatabaseService> {
    return this.#databases.values();
  }

  usage(project: string): Usage {
    let usage = this.#usage.get(project);
    if (usage === undefined) {
      usage = new Usage();
      this.#usage.set(project, usage);
    }
    return usage;
  }

  /**
   * Replaces the rules of one project, or of all projects.
   * @throws an error of the rules language for malformed rules; the old rules then stay active
   */
  setRules(source: string, project?: string): void {
    const rules = { source, ruleset: this.rulesLanguage.load(source) };
    if (project !== undefined) {
      this.#rulesOf.set(project, rules);
      return;
    }
    this.#rulesOf.clear();
    this.#defaultRules = rules;
  }

  /** Returns the active rules of a project. */
  rules(project: string): LoadedRules | null {
    return this.#rulesOf.get(project) ?? this.#defaultRules;
  }

  /** Returns the rules and context for a request of this caller. */
  access(project: string, caller: AuthenticatedCaller, time: Timestamp): AccessContext {
    return {
      ruleset: this.rules(project)?.ruleset ?? null,
      createBudget: this.rulesLanguage.createBudget,
      caller,
      time,
      usage: this.usage(project),
    };
  }
}
