/** State of one evaluation: what the rules can see, and how much of the limits is used up. */
import { LimitExceeded } from './outcome.ts';
import type { EvalError, Outcome } from './outcome.ts';
import type { RulesPath, RulesValue } from './values.ts';

/** Public limits table: expressions that one request may evaluate, over all its allow clauses. */
const maximumExpressions = 1000;

export type DocumentFunctionName = 'get' | 'exists' | 'getAfter' | 'existsAfter';

/**
 * get() and its siblings. A missing document is `null` for get and `false` for exists.
 * @throws LimitExceeded past the document-access limits
 */
export interface DocumentFunctions {
  call(name: DocumentFunctionName, path: RulesPath): RulesValue | EvalError;
  /** Answers a call of a function that the language does not have; undefined when there is no answer. */
  callUnknown?(name: string, args: readonly RulesValue[]): RulesValue | EvalError | undefined;
}

/** Called with every value an expression takes, for coverage. */
export interface ValueRecorder {
  record(expressionId: number, value: Outcome): void;
}

/** Variables, document functions and limits of one request; `request` and `resource` are built on first use. */
export class Runtime {
  readonly documents: DocumentFunctions;
  readonly recorder: ValueRecorder | null;
  private readonly makeRequest: () => Outcome;
  private readonly makeResource: () => Outcome;
  private requestValue: Outcome | undefined;
  private resourceValue: Outcome | undefined;
  private evaluated = 0;

  constructor(
    documents: DocumentFunctions,
    makeRequest: () => Outcome,
    makeResource: () => Outcome,
    recorder: ValueRecorder | null = null,
  ) {
    this.documents = documents;
    this.makeRequest = makeRequest;
    this.makeResource = makeResource;
    this.recorder = recorder;
  }

  get request(): Outcome {
    this.requestValue ??= this.makeRequest();
    return this.requestValue;
  }

  get resource(): Outcome {
    if (this.resourceValue === undefined) this.resourceValue = this.makeResource();
    return this.resourceValue;
  }

  /**
   * Counts evaluated expressions, in production's unit: one for each expression, and what the constructs add.
   * @throws LimitExceeded past the limit of a request
   */
  count(expressions: number): void {
    this.evaluated += expressions;
    if (this.evaluated > maximumExpressions) {
      throw new LimitExceeded(
        'Unable to evaluate the expression as the maximum of 1000 expressions to evaluate has been reached.',
      );
    }
  }
}

/** What one running function body or condition sees. */
export interface Frame {
  runtime: Runtime;
  /** Wildcards of the enclosing matches, outermost first. */
  bindings: readonly Outcome[];
  /** Arguments, then let bindings. */
  locals: Outcome[];
}
