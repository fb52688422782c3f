import { formatInteger } from '../formats/formats.ts';
import { cleanPlainText } from './plain-text.ts';

/** Number of remaining characters from which on the counter is shown. */
const counterThreshold = 200;

/** Messages about the length of a text in relation to its maximum. */
export interface TextLength {
  /** Message with the number of remaining characters; '' if more than 200 remain. */
  count: string;
  /** Error message for a text that is too long; '' otherwise. */
  problem: string;
}

/** Returns an error message for a text that is longer than `maxLength` characters after cleaning; '' otherwise. */
export function lengthProblem(text: string, maxLength: number): string {
  return textLength(maxLength)(text).problem;
}

/** Returns a function that measures texts against a maximum of `maxLength` stored characters. */
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
  return remaining === 1 ? 'Resta 1 caractere' : `Restam ${formatInteger(remaining)} caracteres`;
}

function excessText(excess: number): string {
  return excess === 1
    ? 'O texto passou do limite em 1 caractere. Encurte-o.'
    : `O texto passou do limite em ${formatInteger(excess)} caracteres. Encurte-o.`;
}
