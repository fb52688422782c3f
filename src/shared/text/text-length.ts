import { formatInteger } from '../formats/formats.ts';
import { cleanPlainText } from './plain-text.ts';

/** Number of remaining characters from which on the counter is shown. */
const nearEnd = 200;

/** Messages about the length of a text in relation to its maximum. */
export interface TextLength {
  /** Remaining characters, near the maximum; '' before. */
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
    const left = maxLength - cleanPlainText(text).length;
    return {
      count: left <= nearEnd ? countText(left) : '',
      problem: left < 0 ? problemOf(-left) : '',
    };
  };
}

function countText(left: number): string {
  return left === 1 ? 'Resta 1 caractere' : `Restam ${formatInteger(left)} caracteres`;
}

function problemOf(excess: number): string {
  return excess === 1
    ? 'O texto passou do limite em 1 caractere. Encurte-o.'
    : `O texto passou do limite em ${formatInteger(excess)} caracteres. Encurte-o.`;
}
