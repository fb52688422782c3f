/** get(), exists(), getAfter() and existsAfter() over a document reader, with the access limits. */
import type { AccessBudget, DocumentReader, RulesMap } from './contract.ts';
import { EvalError, LimitExceeded, nullValue } from './outcome.ts';
import type { DocumentFunctionName, DocumentFunctions } from './runtime.ts';
import { RulesPath } from './values.ts';
import type { RulesValue } from './values.ts';

const names: readonly DocumentFunctionName[] = ['get', 'exists', 'getAfter', 'existsAfter'];

/** Returns the document function of that name, or null if there is none. */
export function documentFunctionOf(name: string): DocumentFunctionName | null {
  return names.find((known) => known === name) ?? null;
}

/** Number of path segments before those of a document: databases, the database id and documents. */
const prefixLength = 3;

/**
 * Document accesses of one request. Each operation may make `perOperation` accesses, and all operations together
 * `total`; repeated paths are not counted (public limits table).
 */
export class RequestBudget implements AccessBudget {
  readonly kind = 'access-budget';
  readonly perOperation: number;
  private readonly total: number;
  private used = 0;
  private readonly known = new Map<string, RulesMap | null>();

  constructor(total: number, perOperation: number) {
    this.total = total;
    this.perOperation = perOperation;
  }

  recall(key: string): RulesMap | null | undefined {
    return this.known.get(key);
  }

  spend(): void {
    if (this.used >= this.total) {
      throw new LimitExceeded(
        `The maximum of ${this.total} document access calls for a request has been reached.`,
      );
    }
    this.used += 1;
  }

  remember(key: string, document: RulesMap | null): void {
    this.known.set(key, document);
  }
}

/** Returns the segments after '/databases/(default)/documents', or an error when the path is not a document's. */
export function documentSegments(path: RulesPath): readonly string[] | EvalError {
  const { segments } = path;
  const valid =
    segments[0] === 'databases' &&
    segments[1] === '(default)' &&
    segments[2] === 'documents' &&
    segments.length > prefixLength &&
    (segments.length - prefixLength) % 2 === 0;
  if (!valid) return new EvalError(`Invalid document path error: [/${segments.join('/')}].`);
  return segments.slice(prefixLength);
}

/** Returns the value of get() and of `resource`: the fields, the id and the full path. */
export function resourceOf(path: readonly string[], data: RulesMap): RulesMap {
  return new Map<string, RulesValue>([
    ['data', data],
    ['id', path.at(-1) ?? ''],
    ['__name__', new RulesPath(['databases', '(default)', 'documents', ...path])],
  ]);
}

/** The document functions of one operation. */
export class ReaderDocuments implements DocumentFunctions {
  private readonly reader: DocumentReader;
  private readonly budget: RequestBudget;
  private used = 0;

  constructor(reader: DocumentReader, budget: RequestBudget) {
    this.reader = reader;
    this.budget = budget;
  }

  call(name: DocumentFunctionName, path: RulesPath): RulesValue | EvalError {
    const segments = documentSegments(path);
    if (segments instanceof EvalError) return segments;
    const document = this.read(segments, name === 'getAfter' || name === 'existsAfter');
    if (name === 'exists' || name === 'existsAfter') return document !== null;
    return document === null ? nullValue() : resourceOf(segments, document);
  }

  private read(segments: readonly string[], after: boolean): RulesMap | null {
    const key = `${after ? 'after' : 'before'}/${segments.join('/')}`;
    const known = this.budget.recall(key);
    if (known !== undefined) return known;
    if (this.used >= this.budget.perOperation) {
      throw new LimitExceeded(
        `The maximum of ${this.budget.perOperation} document access calls has been reached.`,
      );
    }
    this.used += 1;
    this.budget.spend();
    const document = after ? this.reader.after(segments) : this.reader.before(segments);
    this.budget.remember(key, document);
    return document;
  }
}
