/** One request to the rules as data, so that it can be evaluated with other rules (a mutant) and written to a file. */
import type {
  DocumentReader,
  FirestoreRuleset,
  ListQuery,
  RulesAuth,
  RulesMap,
} from '@guia-da-ilha/local-firebase/rules/contract';
import { createAccessBudget } from '@guia-da-ilha/local-firebase/rules/ruleset';
import type { StorageRequest, StorageRuleset } from '@guia-da-ilha/local-firebase/rules/ruleset';
import type { RulesTimestamp } from '@guia-da-ilha/local-firebase/rules/values';

/** Fields by path, such as 'users/ana'. */
export type Documents = ReadonlyMap<string, RulesMap>;

interface CaseBase {
  time: RulesTimestamp;
  auth: RulesAuth | null;
  /** The stored documents. */
  documents: Documents;
}

export type CommitCase = CaseBase & {
  kind: 'commit';
  /** The documents after all writes of the commit. */
  result: Documents;
  writes: readonly { path: string; deletes: boolean }[];
};

export type FirestoreCase =
  | (CaseBase & { kind: 'get'; path: string })
  | (CaseBase & { kind: 'list'; query: ListQuery })
  | CommitCase;

export type StorageCase = CaseBase & {
  kind: 'storage';
  method: StorageRequest['method'];
  object: string;
  before: RulesMap | null;
  after: RulesMap | null;
};

export type RuleCase = FirestoreCase | StorageCase;

function readerOf(documents: Documents, result: Documents = documents): DocumentReader {
  return {
    before: (path) => documents.get(path.join('/')) ?? null,
    after: (path) => result.get(path.join('/')) ?? null,
  };
}

/** Returns whether the rules allow a case. A commit is allowed if each of its writes is. */
export function decideFirestore(ruleset: FirestoreRuleset, asked: FirestoreCase): boolean {
  const { time, auth, documents } = asked;
  switch (asked.kind) {
    case 'get': {
      const before = documents.get(asked.path) ?? null;
      const path = asked.path.split('/');
      return ruleset.check(
        { method: 'get', path, time, auth, before, after: null },
        readerOf(documents),
      ).allowed;
    }
    case 'list':
      return ruleset.checkList(
        { method: 'list', query: asked.query, time, auth },
        readerOf(documents),
      ).allowed;
    case 'commit': {
      const reader = readerOf(documents, asked.result);
      const budget = createAccessBudget();
      return asked.writes.every(({ path, deletes }) => {
        const before = documents.get(path) ?? null;
        const method = deletes ? 'delete' : before === null ? 'create' : 'update';
        const after = deletes ? null : (asked.result.get(path) ?? null);
        return ruleset.check(
          { method, path: path.split('/'), time, auth, before, after },
          reader,
          budget,
        ).allowed;
      });
    }
  }
}

/** Returns whether the rules allow an operation on one object of Storage. */
export function decideStorage(ruleset: StorageRuleset, asked: StorageCase): boolean {
  const { method, object, time, auth, before, after, documents } = asked;
  return ruleset.check(
    { method, bucket: 'demo', object, time, auth, before, after },
    readerOf(documents),
  ).allowed;
}
