/** Formats values as short texts for coverage reports. */
import { textOf } from './methods/conversions.ts';
import { EvalError } from './outcome.ts';
import type { EvaluationOutcome } from './outcome.ts';
import { isSymbolic } from './partly-known.ts';
import { typeNameOf } from './type-names.ts';

const maximumLength = 100;

/** Formats a value in at most 100 characters: strings quoted, collections by their type name. */
export function describeValue(value: EvaluationOutcome): string {
  if (value instanceof EvalError) return `error: ${value.message}`;
  if (isSymbolic(value)) return `constraint ${value.name}`;
  if (typeof value === 'string') return JSON.stringify(value.slice(0, maximumLength));
  return (textOf(value) ?? typeNameOf(value)).slice(0, maximumLength);
}
