import { formatInteger } from '../formats/formats.es.ts';
import type { TranslationOf } from '../translation.ts';
import { cleanPlainText } from './plain-text.ts';
import type { TextLength } from './text-length.ts';

const counterThreshold = 200;

export function lengthProblem(text: string, maxLength: number): string {
  return textLength(maxLength)(text).problem;
}

export function textLength(maxLength: number): (text: string) => TextLength {
  return (text) => {
    const remaining = maxLength - cleanPlainText(text).length;
    return {
      count: remaining <= counterThreshold ? remainingText(remaining) : '',
      problem: remaining < 0 ? excessText(-remaining) : '',
    };
  };
}

function remainingText(remaining: number): string {
  return remaining === 1 ? 'Queda 1 carácter' : `Quedan ${formatInteger(remaining)} caracteres`;
}

function excessText(excess: number): string {
  return excess === 1
    ? 'El texto supera el límite en 1 carácter. Acortalo.'
    : `El texto supera el límite en ${formatInteger(excess)} caracteres. Acortalo.`;
}

export type Complete = TranslationOf<
  typeof import('./text-length.ts'),
  typeof import('./text-length.es.ts')
>;
