/** The compiled rules of one service, used by Firestore, Storage and the test API. */
import type { AllowMethod, RulesFile, ServiceBlock } from './ast.ts';
import type { RulesDecision, DecisionReason } from './contract.ts';
import { CoverageRecorder } from './coverage.ts';
import { Compiler } from './evaluator.ts';
import { Matcher } from './matcher.ts';
import type { PathSegment } from './matcher.ts';
import { EvalError, LimitExceeded } from './outcome.ts';
import type { Frame, Runtime } from './runtime.ts';
import { emptyScope, innerScope } from './scope.ts';
import { RulesSyntaxError } from './syntax-error.ts';

export interface LoadOptions {
  /** If true, records the values of every expression for coverageReport(). Slows down evaluation. */
  coverage?: boolean;
  /** If true, functions behave as in the test API: see CompilerOptions in evaluator.ts. */
  mocked?: boolean;
}

/** The compiled rules of one service. */
export class CompiledRules {
  readonly file: RulesFile;
  readonly recorder: CoverageRecorder | null;
  private readonly matcher: Matcher;

  constructor(file: RulesFile, serviceName: string, options: LoadOptions) {
    const service = file.services.find((candidate) => candidate.name === serviceName);
    if (service === undefined) throw missingService(serviceName, file.services[0]);
    this.file = file;
    this.recorder = options.coverage === true ? new CoverageRecorder() : null;
    const compiler = new Compiler(serviceName, {
      recording: this.recorder !== null,
      mocked: options.mocked === true,
    });
    const fileScope = innerScope(emptyScope, file.functions);
    this.matcher = new Matcher(service, file.version, fileScope, compiler);
  }

  /** Evaluates the allow statements of every match of the path until one grants access. */
  decide(method: AllowMethod, path: readonly PathSegment[], runtime: Runtime): RulesDecision {
    const reasons: DecisionReason[] = [];
    for (const { allow, bindings } of this.matcher.find(method, path)) {
      if (allow.condition === null) return { allowed: true, reasons: [] };
      const frame: Frame = { runtime, bindings, locals: [] };
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
        break;
      }
    }
    return { allowed: false, reasons };
  }
}

function missingService(name: string, other: ServiceBlock | undefined): RulesSyntaxError {
  const position = other?.span ?? { line: 1, column: 1, start: 0 };
  return new RulesSyntaxError(`Expected rules for service ${name}.`, position, `service ${name}`);
}
