/** Loads rules files and answers whether requests are allowed. */
import type { AllowMethod, RulesFile, ServiceBlock } from './ast.ts';
import type {
  AccessBudget,
  Decision,
  DecisionReason,
  DocumentReader,
  DocumentRequest,
  ExpressionCoverage,
  FirestoreRuleset,
  ListRequest,
} from './contract.ts';
import { CoverageRecorder } from './coverage.ts';
import { ReaderDocuments, RequestBudget } from './document-functions.ts';
import { Compiler } from './evaluator.ts';
import { Matcher } from './matcher.ts';
import type { PathSegment } from './matcher.ts';
import { EvalError, LimitExceeded } from './outcome.ts';
import { parseRules } from './parser.ts';
import { queryBranches } from './query-proof.ts';
import {
  documentRequestValue,
  fullPath,
  listRequestValue,
  storedResourceValue,
} from './request-values.ts';
import { Runtime } from './runtime.ts';
import type { Frame } from './runtime.ts';
import { emptyScope, innerScope } from './scope.ts';
import { RulesSyntaxError } from './syntax-error.ts';

export { RulesSyntaxError };

export interface LoadOptions {
  /** Record the values of every expression for coverageReport(). Costs time. */
  coverage?: boolean;
}

/** Document accesses allowed to a whole commit, transaction or batch read, and to each operation. */
const accessesPerRequest = 20;
const accessesPerOperation = 10;

/** The budget to share between the operations of one commit, transaction or batch read. */
export function createAccessBudget(): AccessBudget {
  return new RequestBudget(accessesPerRequest, accessesPerOperation);
}

function budgetOf(budget: AccessBudget | undefined): RequestBudget {
  if (budget instanceof RequestBudget) return budget;
  return new RequestBudget(accessesPerOperation, accessesPerOperation);
}

/** The rules of one service, ready to be evaluated. */
export class CompiledRules {
  readonly file: RulesFile;
  readonly recorder: CoverageRecorder | null;
  private readonly matcher: Matcher;

  constructor(file: RulesFile, serviceName: string, options: LoadOptions) {
    const service = file.services.find((candidate) => candidate.name === serviceName);
    if (service === undefined) throw missingService(serviceName, file.services[0]);
    this.file = file;
    this.recorder = options.coverage === true ? new CoverageRecorder() : null;
    const compiler = new Compiler(serviceName, this.recorder !== null);
    const fileScope = innerScope(emptyScope, file.functions);
    this.matcher = new Matcher(service, file.version, fileScope, compiler);
  }

  /** Tries the allow statements of every match of the path until one grants. */
  decide(method: AllowMethod, path: readonly PathSegment[], runtime: Runtime): Decision {
    const reasons: DecisionReason[] = [];
    for (const { allow, bindings } of this.matcher.find(method, path)) {
      if (allow.condition === null) return { allowed: true, reasons: [] };
      runtime.beginClause();
      const frame: Frame = { runtime, bindings, locals: [], depth: 0 };
      const { line, column, start, end } = allow.statement.condition?.span ?? allow.statement.span;
      try {
        const value = allow.condition(frame);
        if (value === true) return { allowed: true, reasons: [] };
        if (value instanceof EvalError) {
          const at = value.span ?? { line, column, start, end };
          reasons.push({ ...at, message: value.message, kind: 'error' });
        } else {
          reasons.push({
            line,
            column,
            start,
            end,
            message: `false for '${method}'`,
            kind: 'false',
          });
        }
      } catch (error) {
        if (!(error instanceof LimitExceeded)) throw error;
        reasons.push({ line, column, start, end, message: error.message, kind: 'error' });
      }
    }
    return { allowed: false, reasons };
  }
}

function missingService(name: string, other: ServiceBlock | undefined): RulesSyntaxError {
  const position = other?.span ?? { line: 1, column: 1, start: 0 };
  return new RulesSyntaxError(`Expected rules for service ${name}.`, position, `service ${name}`);
}

class LoadedFirestoreRules implements FirestoreRuleset {
  private readonly rules: CompiledRules;

  constructor(rules: CompiledRules) {
    this.rules = rules;
  }

  check(request: DocumentRequest, reader: DocumentReader, budget?: AccessBudget): Decision {
    const runtime = new Runtime(
      new ReaderDocuments(reader, budgetOf(budget)),
      () => documentRequestValue(request),
      () => storedResourceValue(request),
      this.rules.recorder,
    );
    return this.rules.decide(request.method, fullPath(request.path), runtime);
  }

  checkList(request: ListRequest, reader: DocumentReader, budget?: AccessBudget): Decision {
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

  coverageReport(): ExpressionCoverage[] {
    return this.rules.recorder?.report(this.rules.file) ?? [];
  }
}

/**
 * Loads rules for cloud.firestore.
 * @throws RulesSyntaxError when production would refuse the file, with line, column and what was expected
 */
export function loadFirestoreRules(source: string, options: LoadOptions = {}): FirestoreRuleset {
  return new LoadedFirestoreRules(
    new CompiledRules(parseRules(source), 'cloud.firestore', options),
  );
}
