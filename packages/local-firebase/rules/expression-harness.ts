/** Evaluates single expressions for the tests of this folder. */
import { Compiler } from './evaluator.ts';
import { EvalError } from './outcome.ts';
import type { EvaluationOutcome } from './outcome.ts';
import { parseRules } from './parser.ts';
import { Runtime } from './runtime.ts';
import { emptyScope, innerScope } from './scope.ts';
import { RulesTimestamp } from './values.ts';
import type { RulesValue } from './values.ts';

export interface HarnessOptions {
  /** Fields of `resource.data`. */
  data?: Record<string, RulesValue>;
  /** Fields of documents by their path under /databases/(default)/documents. */
  documents?: Record<string, Record<string, RulesValue>>;
  /** Source of function declarations visible to the expression. */
  functions?: string;
}

/** Returns the value or the error of the expression. Exceeded limits throw LimitExceeded. */
export function evaluate(expression: string, options: HarnessOptions = {}): EvaluationOutcome {
  const file = parseRules(
    `rules_version = '2';\n${options.functions ?? ''}\n` +
      `service cloud.firestore { match /x { allow get: if ${expression}; } }`,
  );
  const condition = file.services[0]?.matches[0]?.allows[0]?.condition;
  if (!condition) throw new Error('The expression was not parsed.');
  const scope = innerScope(emptyScope, file.functions);
  const runtime = new Runtime(
    {
      call: (name, path) => {
        const fields = options.documents?.[path.segments.slice(3).join('/')];
        if (name.startsWith('exists')) return fields !== undefined;
        if (fields === undefined) return new EvalError('Null value error.');
        return new Map([['data', new Map(Object.entries(fields))]]);
      },
    },
    () =>
      new Map<string, RulesValue>([
        ['auth', new Map<string, RulesValue>([['uid', 'ana']])],
        ['time', new RulesTimestamp(1_767_225_600n, 500)],
      ]),
    () => new Map([['data', new Map(Object.entries(options.data ?? {}))]]),
  );
  const compiled = new Compiler('cloud.firestore').compile(condition, scope);
  return compiled({ runtime, bindings: [], locals: [] });
}
