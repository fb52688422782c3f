/** State of one evaluation: visible values, and usage of the limits. */
import { LimitExceeded } from './outcome.ts';
import type { EvalError, EvaluationOutcome } from './outcome.ts';
import type { RulesPath, RulesValue } from './values.ts';

/** Maximum number of evaluated expressions per request, over all its allow clauses (public limits table). */
const maximumExpressions = 1000;

export type DocumentFunctionName = 'get' | 'exists' | 'getAfter' | 'existsAfter';

/**
 * get() and its variants. For a missing document get returns an error (nullValue()) and exists returns `false`.
 * @throws LimitExceeded above the document-access limits
 */
export interface DocumentFunctions {
  call(name: DocumentFunctionName, path: RulesPath): RulesValue | EvalError;
  /** Answers a call of a function that the language lacks; returns undefined when there is no answer. */
  callUnknown?(name: string, args: readonly RulesValue[]): RulesValue | EvalError | undefined;
}

/** Receives every value of every expression, for coverage. */
export interface ValueRecorder {
  record(expressionId: number, value: EvaluationOutcome): void;
}

/** Variables, document functions and limits of one request. `request` and `resource` are built on first use. */
export class Runtime {
  readonly documents: DocumentFunctions;
  readonly recorder: ValueRecorder | null;
  private readonly makeRequest: () => EvaluationOutcome;
  private readonly makeResource: () => EvaluationOutcome;
  private requestValue: EvaluationOutcome | undefined;
  private resourceValue: EvaluationOutcome | undefined;
  private evaluated = 0;

  constructor(
    documents: DocumentFunctions,
    makeRequest: () => EvaluationOutcome,
    makeResource: () => EvaluationOutcome,
    recorder: ValueRecorder | null = null,
  ) {
    this.documents = documents;
    this.makeRequest = makeRequest;
    this.makeResource = makeResource;
    this.recorder = recorder;
  }

  get request(): EvaluationOutcome {
    this.requestValue ??= this.makeRequest();
    return this.requestValue;
  }

  get resource(): EvaluationOutcome {
    if (this.resourceValue === undefined) this.resourceValue = this.makeResource();
    return this.resourceValue;
  }

  /**
   * Counts evaluated expressions like production: one for each expression, plus the extra counts of some constructs.
   * @throws LimitExceeded above the limit of a request
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

/** The values visible to a running function body or condition. */
export interface Frame {
  runtime: Runtime;
  /** Wildcard values of the enclosing matches, outermost first. */
  bindings: readonly EvaluationOutcome[];
  /** Arguments, then let bindings. */
  locals: EvaluationOutcome[];
}
