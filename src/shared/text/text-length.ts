import { formatInteger } from '../formats/formats.ts';
import { cleanPlainText } from './plain-text.ts';

/** Characters left from which on they are counted. */
const nearEnd = 200;

/** How long a text is, against what is stored at most. */
export interface TextLength {
  /** How many characters are left, near the end of what is possible; '' before. */
  count: string;
  /** What is wrong with a text that is too long; '' for any other. */
  problem: string;
}

/** What is wrong with a text that is longer than `maxLength` characters once it is cleaned; '' for any other. */
export function lengthProblem(text: string, maxLength: number): string {
  return textLength(maxLength)(text).problem;
}

/** Measures texts of which at most `maxLength` characters are stored. */
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
