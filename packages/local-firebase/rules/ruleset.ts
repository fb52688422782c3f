/** Loads rules files for Firestore and decides whether requests are allowed. */
import { CompiledRules } from './compiled-rules.ts';
import type { LoadOptions } from './compiled-rules.ts';
import type {
  AccessBudget,
  RulesDecision,
  DocumentReader,
  DocumentRequest,
  ExpressionCoverage,
  FirestoreRuleset,
  ListedDocument,
  ListRequest,
} from './contract.ts';
import { ReaderDocuments, RequestBudget, resourceOf } from './document-functions.ts';
import { parseRules } from './parser.ts';
import { queryBranches } from './query-proof.ts';
import {
  documentRequestValue,
  fullPath,
  listRequestValue,
  storedResourceValue,
} from './request-values.ts';
import { Runtime } from './runtime.ts';

export { RulesSyntaxError } from './syntax-error.ts';
export { loadStorageRules } from './storage-ruleset.ts';
export type { StorageRequest, StorageRuleset } from './storage-ruleset.ts';

/** Maximum document accesses of a whole commit, transaction or batch read, and of each operation. */
const accessesPerRequest = 20;
const accessesPerOperation = 10;

/** Returns a budget that the operations of one commit, transaction or batch read share. */
export function createAccessBudget(): AccessBudget {
  return new RequestBudget(accessesPerRequest, accessesPerOperation);
}

function budgetOf(budget: AccessBudget | undefined): RequestBudget {
  if (budget instanceof RequestBudget) return budget;
  return new RequestBudget(accessesPerOperation, accessesPerOperation);
}

class LoadedFirestoreRules implements FirestoreRuleset {
  private readonly rules: CompiledRules;

  constructor(rules: CompiledRules) {
    this.rules = rules;
  }

  check(request: DocumentRequest, reader: DocumentReader, budget?: AccessBudget): RulesDecision {
    const runtime = new Runtime(
      new ReaderDocuments(reader, budgetOf(budget)),
      () => documentRequestValue(request),
      () => storedResourceValue(request),
      this.rules.recorder,
    );
    return this.rules.decide(request.method, fullPath(request.path), runtime);
  }

  checkList(request: ListRequest, reader: DocumentReader, budget?: AccessBudget): RulesDecision {
    const branches = queryBranches(request.query);
    if (branches === null) {
      const message = 'The query has too many alternatives to be proven.';
      return { allowed: false, reasons: [{ line: 1, column: 1, message }] };
    }
    const documents = new ReaderDocuments(reader, budgetOf(budget));
    for (const branch of branches) {
      const runtime = new Runtime(
        documents,
        () => listRequestValue(request),
        () => branch.resource,
        this.rules.recorder,
      );
      const decision = this.rules.decide('list', branch.path, runtime);
      if (!decision.allowed) return decision;
    }
    return { allowed: true, reasons: [] };
  }

  checkListed(
    request: ListRequest,
    document: ListedDocument,
    reader: DocumentReader,
  ): RulesDecision {
    const runtime = new Runtime(
      new ReaderDocuments(reader, budgetOf(undefined)),
      () => listRequestValue(request),
      () => resourceOf(document.path, document.fields),
      this.rules.recorder,
    );
    return this.rules.decide('list', fullPath(document.path), runtime);
  }

  coverageReport(): ExpressionCoverage[] {
    return this.rules.recorder?.report(this.rules.file) ?? [];
  }
}

/**
 * Loads rules for cloud.firestore.
 * @throws RulesSyntaxError when production would refuse the file, with line, column and the expected token
 */
export function loadFirestoreRules(source: string, options: LoadOptions = {}): FirestoreRuleset {
  return new LoadedFirestoreRules(
    new CompiledRules(parseRules(source), 'cloud.firestore', options),
  );
}
